import type { Call, Who } from '@hanap/contracts/call'
import { askInChat, openChat, sendMessage, uploadChatFile } from '@hanap/contracts/chats/chats.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { proposeInterview } from '@hanap/contracts/interviews/interviews.calls'
import { createJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import { saveJob, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import {
  compareDocument,
  createDocument,
  exportDocument,
  listDocumentVersions,
} from '@hanap/contracts/jobseekers/documents.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { uploadVideoCover, uploadVideoResume } from '@hanap/contracts/jobseekers/video-resumes.calls'
import { createEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { type RegistryEntry, registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayDo } from '../calls/permission.ts'
import { buildRecruiter, buildVerifiedSeeker } from '../modules/auth/factory.ts'
import { createPasswordLink } from '../modules/auth/passwords/password-links.ts'
import { endSessionOfToken } from '../modules/auth/sessions/end-sessions.ts'
import { beginSession } from '../modules/auth/sessions/sessions.ts'
import { verifyCompany } from '../modules/companies/index.ts'
import { buildJobPreference } from '../modules/job-preferences/factory.ts'
import { buildCompany, buildJob, daysAgo } from '../modules/jobs/factory.ts'
import { buildOperator, operatorSessionOf } from '../modules/operators/factory.ts'
import { buildProfileEntries } from '../modules/profiles/factory.ts'
import { buildNewcomer } from '../modules/recruiters/factory.ts'
import { invitationsStore } from '../modules/recruiters/invitations.ts'
import { drawablePdf, pdfBytes, resumeFile } from '../modules/resumes/factory.ts'
import { videoFile } from '../modules/videos/factory.ts'
import { buildAcademyThings } from './academy/access-cells.ts'
import {
  type AccessCell,
  type AccessFixtures,
  type AccessInput,
  type AccessPeople,
  type CallerKind,
  callerKinds,
} from './access-cell.ts'
import { accessCells } from './access-cells.ts'
import { buildOperatorThings } from './access-operator-things.ts'
import { bodyOf, startTestApp, type TestApp } from './app.ts'
import { pngFile } from './picture.ts'

let app: TestApp
let people: AccessPeople
let count = 0

beforeAll(async () => {
  app = await startTestApp()
  const companyId = await buildCompany(app.db)
  await verifyCompany(app.db, companyId, true)
  const otherCompanyId = await buildCompany(app.db)
  people = {
    companyId,
    otherCompanyId,
    seeker: await buildVerifiedSeeker(app, { firstName: 'Secretname' }),
    otherSeeker: await buildVerifiedSeeker(app),
    recruiter: await buildRecruiter(app, { companyId }),
    otherRecruiter: await buildRecruiter(app, { companyId: otherCompanyId }),
    viewer: await buildRecruiter(app, { companyId, role: 'viewer' }),
    newcomer: await buildNewcomer(app),
    operator: await buildOperator(app),
  }
})
afterAll(() => app.close())

const sessionOf = async (accountId: string | null) => {
  const { session } = await beginSession(app.db, { accountId, deviceId: 'matrix', userAgent: null })
  return session.token
}

const endedSessionOf = async (accountId: string) => {
  const token = await sessionOf(accountId)
  await endSessionOfToken(app.db, token)
  return token
}

const tokenOf = (kind: CallerKind): Promise<string | undefined> => {
  switch (kind) {
    case 'none':
      return Promise.resolve(undefined)
    case 'guest':
      return sessionOf(null)
    case 'seeker':
      return sessionOf(people.seeker.id)
    case 'other seeker':
      return sessionOf(people.otherSeeker.id)
    case 'recruiter':
      return sessionOf(people.recruiter.id)
    case 'other recruiter':
      return sessionOf(people.otherRecruiter.id)
    case 'viewer':
      return sessionOf(people.viewer.id)
    case 'newcomer':
      return sessionOf(people.newcomer.id)
    case 'ended seeker':
      return endedSessionOf(people.seeker.id)
    case 'ended recruiter':
      return endedSessionOf(people.recruiter.id)
    case 'operator':
      return operatorSessionOf(app, people.operator)
  }
}

/** A seeker has few videos, and each is looked into by other programs: built where a call is about them. */
const buildVideo = async (as: { token: string }): Promise<string> => {
  await app.connection.sql`delete from video_resumes`
  const video = await app.call(uploadVideoResume, { files: { video_resume: videoFile() } }, { as })
  await app.call(uploadVideoCover, { files: { video_cover: pngFile('cover.png') } }, { as })
  return video.data.id
}

/** One of the pair's own each time: it says nothing of what the application carried. */
const buildChat = async (as: { token: string }, jobId: string) => {
  await app.connection.sql`delete from chats`
  const opened = await app.call(
    openChat,
    { body: { job_id: jobId, text: 'Hello', client_id: `matrix-open-${count}` } },
    { as },
  )
  const chatId = opened.data.chat.id
  const asked = await app.call(
    askInChat,
    { params: { id: chatId }, body: { kind: 'email', client_id: `matrix-ask-${count}` } },
    { as: { token: await sessionOf(people.recruiter.id) } },
  )
  const { payload } = asked.data.message
  return {
    chatId,
    requestId: payload && 'request_id' in payload ? payload.request_id : 'no request',
  }
}

/** What a document says, kept as it is taken away. */
const buildDocumentVersion = async (as: { token: string }, id: string): Promise<string> => {
  await app.call(exportDocument, { params: { id }, query: { format: 'json_resume' } }, { as })
  const { versions } = (await app.call(listDocumentVersions, { params: { id } }, { as })).data
  return versions[0]?.id ?? ''
}

/** A file that the seeker has sent. */
const buildChatFile = async (as: { token: string }, id: string): Promise<string> => {
  const uploaded = await app.call(
    uploadChatFile,
    { params: { id }, body: {}, files: { file: pngFile('photo.png') } },
    { as },
  )
  const fileId = uploaded.data.file.id
  const body = { client_id: `matrix-file-${count}`, kind: 'image' as const, file_id: fileId }
  await app.call(sendMessage, { params: { id }, body }, { as })
  return fileId
}

const buildInterviewOf = async (application_id: string): Promise<string> => {
  const slots = [{ starts_at: new Date(Date.now() + 172_800_000).toISOString(), minutes: 30 }]
  const as = { token: await sessionOf(people.recruiter.id) }
  const proposed = await app.call(
    proposeInterview,
    { body: { application_id, slots, place: 'Here' } },
    { as },
  )
  return proposed.data.interview.id
}

/** A draft of the recruiter's. */
const buildDraft = async (): Promise<string> => {
  const body = { job_title: 'Beekeeper', description: 'You look after forty hives.', is_draft: true }
  const ad = { ...body, job_type_id: 1, workplace: 'remote' as const }
  const as = { token: await sessionOf(people.recruiter.id) }
  return (await app.call(createEmployerJob, { body: ad }, { as })).data.job.id
}

const buildThings = async ({ call }: RegistryEntry): Promise<AccessFixtures> => {
  count += 1
  const { companyId, seeker, recruiter } = people
  const as = { token: await sessionOf(seeker.id) }
  const jobId = await buildJob(app.db, {
    company_id: companyId,
    recruiter_id: recruiter.id,
    refreshed_at: daysAgo(8),
  })
  if (call.path.includes('/talents'))
    await app.call(changeUserSettings, { body: { visibility: 'open', is_findable: true } }, { as })
  // A seeker has few of them, and here one more each time.
  await app.connection.sql`update resumes set deleted_at = now()`
  const externalJobId = await buildJob(app.db, { external_apply_url: 'https://jobs.example.com/1' })
  const applied = await app.call(
    apply,
    { params: { id: jobId }, files: { resume: resumeFile('Ana Cruz.pdf', drawablePdf()) } },
    { as },
  )
  const saved = await app.call(saveJob, { body: { job_id: jobId } }, { as })
  await app.call(writeJobNote, { params: { id: jobId }, body: { text: 'Ask for the bees.' } }, { as })
  // A seeker has few of them.
  await app.connection.sql`delete from job_preferences`
  const preference = await buildJobPreference(app, as)
  await app.connection.sql`delete from job_alerts`
  const alert = await app.call(createJobAlert, { body: { keyword: 'beekeeper' } }, { as })
  const [notification] = (await app.call(listNotifications, {}, { as })).data.notifications
  const [resume] = (await app.call(listResumes, {}, { as })).data.resumes
  await app.connection.sql`delete from resume_documents`
  const document = /documents\b/.test(call.path)
    ? (await app.call(createDocument, { body: {} }, { as })).data.document.id
    : 'no document'
  const academy =
    call.service === 'academy'
      ? await buildAcademyThings(app, { id: seeker.id, ...as })
      : {
          courseId: 'no course',
          lessonId: 'no lesson',
          certificateId: 'no certificate',
          lessonFileId: 'no file',
        }
  const versionId = call.path.includes('/versions') ? await buildDocumentVersion(as, document) : 'no version'
  const documentKey = 'a'.repeat(64)
  if (call.path.includes('/public-documents'))
    // What it says is public; who wrote it need not be in it.
    await app.connection.sql`
      update resume_documents set public_key = ${documentKey},
        content = content || '{"name": "Hives", "sections": []}'`
  const chat =
    call.service === 'chats' ? await buildChat(as, jobId) : { chatId: 'no chat', requestId: 'no request' }
  return {
    jobId,
    externalJobId,
    adId: call.path.startsWith('/api/recruiters/jobs') ? await buildDraft() : 'no ad',
    applicationId: applied.data.id,
    ...chat,
    ...academy,
    fileId: call.path.endsWith('/files/{fileId}') ? await buildChatFile(as, chat.chatId) : 'no file',
    interviewId: call.path.includes('/interviews') ? await buildInterviewOf(applied.data.id) : 'no interview',
    resumeId: resume?.id ?? '',
    documentId: document,
    versionId,
    documentKey,
    savedId: saved.data.id,
    preferenceId: preference.id,
    videoId: call.path.includes('video') ? await buildVideo(as) : 'no video',
    alertId: alert.data.id,
    notificationId: notification?.id ?? '',
    entries: await buildProfileEntries(app.db, seeker.id),
    profileMark: call.path.endsWith('/differences')
      ? (await app.call(compareDocument, { params: { id: document } }, { as })).data.profile_mark
      : 'no mark',
    sessionId: (await beginSession(app.db, { accountId: seeker.id, deviceId: 'matrix', userAgent: null }))
      .sessionId,
    linkToken: await createPasswordLink(app.db, people.otherSeeker.id),
    newEmail: `new${count}@example.com`,
    // A password takes long on purpose.
    memberId: call.path.includes('/members')
      ? (await buildRecruiter(app, { companyId, role: 'recruiter' })).id
      : 'no member',
    invitation: (
      await invitationsStore.make(app.db, { companyId, email: `asked${count}@example.com`, role: 'viewer' })
    ).token,
    ...(await buildOperatorThings(app, call, { companyId, jobId })),
  }
}

const ask = async (
  { call }: RegistryEntry,
  input: AccessInput,
  token: string | undefined,
  more: object = {},
) => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? 'missing')
  const query = new URLSearchParams(input.query)
  const { body, type } = await bodyOf(call, input)
  return app.send(call.method, query.size > 0 ? `${path}?${query}` : path, {
    headers: {
      ...(call.service === 'operators' ? { host: 'operator.localhost' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(type ? { 'content-type': type } : {}),
      ...more,
    },
    ...(body ? { body } : {}),
  })
}

/** Whose the things of `AccessFixtures` are, for a kind of caller that may call. */
const ownerOf = (who: Who) => (who === 'recruiter' || who === 'operator' ? who : 'seeker')
const isStranger = (kind: CallerKind, { who }: Call, { isOfBoth }: AccessCell) => {
  if (who !== 'person') return kind === `other ${who}`
  return kind !== 'seeker' && !(isOfBoth && kind === 'recruiter')
}

const kindsOf: Partial<Record<Who, readonly CallerKind[]>> = {
  seeker: ['seeker', 'other seeker'],
  recruiter: ['recruiter', 'other recruiter', 'viewer', 'newcomer'],
  operator: ['operator'],
}

/** Of a company, with a role that allows it. */
const isAllowed = (kind: CallerKind, { permission }: Call) => {
  if (!permission || kind === 'recruiter' || kind === 'other recruiter') return true
  // Permissions are those of a company's members.
  if (kind === 'seeker' || kind === 'other seeker') return true
  return kind === 'viewer' && mayDo('viewer', permission)
}

const expectedStatus = ({ call }: RegistryEntry, cell: AccessCell, kind: CallerKind): number => {
  // An operator's session makes operators' calls, and no others.
  if (kind === 'operator' && call.service !== 'operators') return 403
  const own = cell.statuses?.[kind]
  if (own !== undefined) return own
  if (call.who === 'public' || call.who === 'guest') return 200
  if (kind === 'none' || kind === 'guest' || kind.startsWith('ended')) return 401
  if (kindsOf[call.who]?.includes(kind) === false || !isAllowed(kind, call)) return 403
  return cell.isOwned && isStranger(kind, call, cell) ? 404 : 200
}

test('every call of the contract has its cells, and no cell is without a call', () => {
  expect(Object.keys(accessCells).sort()).toEqual(registry.map(({ name }) => name).sort())
})

describe.each(registry.map(entry => [`${entry.call.id} ${entry.name}`, entry] as const))('%s', (_, entry) => {
  const cell = accessCells[entry.name]
  if (!cell) return

  let built: Promise<AccessFixtures> | undefined
  const freshThings = () => {
    built ??= buildThings(entry)
    return built
  }
  // Who only reads, or is refused, leaves things as they are for the next.
  const answered = ({ status }: { status: number }) => {
    if (entry.call.method !== 'GET' && status < 400) built = undefined
  }

  test.each(callerKinds)('asked by: %s', async kind => {
    const things = await freshThings()
    const input = cell.input(things, people)
    const status = expectedStatus(entry, cell, kind)
    const answer = await ask(entry, input, await tokenOf(kind))
    answered(answer)
    expect(answer.status, answer.text.slice(0, 500)).toBe(status)

    const isOwner = kind === 'seeker' || kind === 'recruiter' || kind === 'viewer'
    // A refusal names the path that was asked for; what the caller said itself is no secret.
    const said = JSON.stringify(input)
    const { applicationId, resumeId, savedId, preferenceId, sessionId, entries } = things
    for (const secret of [
      applicationId,
      resumeId,
      savedId,
      preferenceId,
      ...Object.values(entries),
      sessionId,
      people.seeker.email,
      'Secretname',
      'Ask for the bees.',
    ])
      if (!isOwner && !said.includes(secret)) expect(answer.text).not.toContain(secret)
    if (kind === ownerOf(entry.call.who) && cell.shows) expect(answer.text).toContain(cell.shows(things))
    if (cell.isOwned && isStranger(kind, entry.call, cell)) {
      const after = await ask(entry, input, await tokenOf(ownerOf(entry.call.who)))
      answered(after)
      expect(after.status).toBe(200)
    }
  })
})

describe('a viewer of the company, who changes nothing', () => {
  /** Word for word, so that a change of the table of roles does not change what is expected. */
  const expected: Record<string, number> = {
    listApplicants: 200,
    openApplicant: 200,
    readApplicantResume: 200,
    readResumePages: 200,
    readResumePage: 200,
    listRecruiterJobs: 200,
    readRecruiter: 200,
    moveApplicant: 403,
    readApplicantBoard: 200,
    readApplicant: 200,
    exportApplicants: 403,
    writeApplicantNote: 403,
    changeApplicantNote: 403,
    deleteApplicantNote: 403,
    rateApplicant: 403,
    labelApplicant: 403,
    changeApplicants: 403,
    undoApplicantChange: 403,
    readHiringSettings: 200,
    changeHiringSettings: 403,
    listApplicantViews: 200,
    saveApplicantViews: 200,
    proposeInterview: 403,
    listInterviewGroups: 403,
    readInterviewGroup: 403,
    cancelInterviewGroup: 403,
    updateCompany: 403,
    listMembers: 403,
    inviteMember: 403,
    changeMember: 403,
    removeMember: 403,
    transferOwnership: 403,
    listVerifications: 200,
    requestVerification: 403,
    uploadCompanyDocument: 403,
    readCompanyDraft: 403,
    saveCompanyDraft: 403,
    publishCompanyDraft: 403,
    discardCompanyDraft: 403,
    previewCompanyPage: 403,
    listNameClaims: 200,
    claimName: 403,
    readAuditLog: 200,
    uploadDraftPicture: 403,
    removeDraftPicture: 403,
    uploadCompanyPicture: 403,
    deleteCompanyPicture: 403,
    listTokens: 403,
    createToken: 403,
    revokeToken: 403,
    listWebhooks: 403,
    createWebhook: 403,
    deleteWebhook: 403,
    listDeliveries: 403,
    sendDeliveryAgain: 403,
    readNotificationSettings: 200,
    changeNotificationSettings: 200,
    readJobTeam: 200,
    changeJobTeam: 403,
    uploadFeed: 403,
    createEmployerJob: 403,
    listEmployerJobs: 200,
    readEmployerJob: 200,
    updateEmployerJob: 403,
    deleteEmployerJob: 403,
    lintEmployerJob: 403,
    previewEmployerJob: 403,
    publishEmployerJob: 403,
    closeEmployerJob: 403,
    reopenEmployerJob: 403,
    refreshEmployerJob: 403,
    duplicateEmployerJob: 403,
    readHiringReport: 200,
    exportHiringReport: 403,
    readJobReports: 403,
    answerJobReports: 403,
    searchTalents: 403,
    readTalent: 403,
    reportTalent: 403,
    // Of a company already.
    joinCompany: 409,
  }
  const ofRecruiters = registry.filter(({ call }) => call.who === 'recruiter')

  test('has a cell for every call of recruiters', () => {
    expect(ofRecruiters.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort())
  })

  test.each(ofRecruiters.map(entry => [entry.name, entry] as const))('%s', async (name, entry) => {
    const things = await buildThings(entry)
    const input = accessCells[name]?.input(things, people) ?? {}
    const company = () =>
      app.connection.sql`
        select (select jsonb_agg(c order by c.id) from companies c where c.id = ${people.companyId}) as company,
          (select jsonb_agg(jsonb_build_array(a.id, a.role, a.company_id) order by a.id) from accounts a
            where a.company_id = ${people.companyId}) as members,
          (select jsonb_agg(i order by i.id) from company_invitations i
            where i.company_id = ${people.companyId}) as invitations,
          (select jsonb_agg(e order by e.id) from application_events e) as events`
    const before = await company()
    const answer = await ask(entry, input, await tokenOf('viewer'))
    expect(answer.status, answer.text.slice(0, 300)).toBe(expected[name])
    if (answer.status === 403) {
      expect(JSON.parse(answer.text).code).toBe('permission_refused')
      for (const secret of [people.seeker.email, 'Secretname']) expect(answer.text).not.toContain(secret)
    }
    if (answer.status >= 400) expect(await company()).toEqual(before)
  })
})

describe('calls that honour an Idempotency-Key', () => {
  /** Who repeats a call that names nobody's things: somebody who has none yet. */
  const repeaters: Partial<Record<Who, CallerKind>> = { seeker: 'other seeker', recruiter: 'recruiter' }
  const idempotent = registry.filter(({ call }) => call.isIdempotent)

  test('there are some', () => {
    expect(idempotent.map(({ name }) => name).sort()).toEqual(
      [
        'apply',
        'createJobAlert',
        'register',
        'registerUser',
        'createWorkExperience',
        'createEducation',
        'createLicenseCertification',
        'createWebsite',
        'createJobPreference',
        'uploadResume',
        'generateResume',
        'createDocument',
        'importDocument',
        'takeDifferences',
        'uploadAvatar',
        'uploadVideoResume',
        'uploadFiles',
        'sendFeedback',
        'quickApply',
        'moveApplicant',
        'registerRecruiter',
        'importJsonResume',
        'proposeInterview',
        'changeApplicants',
        'writeApplicantNote',
        'createEmployerJob',
        'duplicateEmployerJob',
      ].sort(),
    )
  })

  test.each(idempotent.map(entry => [entry.name, entry] as const))(
    '%s: the same request gets the first answer, another under its key is refused',
    async (name, entry) => {
      const things = await buildThings(entry)
      const input = accessCells[name]?.input(things, people) ?? {}
      const { who } = entry.call
      const kind = accessCells[name]?.isOwned ? ownerOf(who) : (repeaters[who] ?? 'guest')
      const token = await tokenOf(kind)
      const key = { 'idempotency-key': `matrix-${name}` }
      const first = await ask(entry, input, token, key)
      expect(first.status).toBe(200)
      const again = await ask(entry, input, token, key)
      expect(again.status).toBe(200)
      expect(JSON.parse(again.text)).toEqual(JSON.parse(first.text))
      // What says nothing cannot say something else.
      if (!entry.call.body) return
      const body = { ...Object(input.body), source: 'elsewhere' }
      const [field] = Object.keys(input.files ?? {})
      const files = field && { [field]: resumeFile('Other.pdf', pdfBytes('other')) }
      const other = await ask(entry, { ...input, ...(files ? { files } : { body }) }, token, key)
      expect(other.status).toBe(422)
      expect(JSON.parse(other.text).code).toBe('idempotency_reused')
    },
  )
})
