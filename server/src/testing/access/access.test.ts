import type { Call, Who } from '@hanap/contracts/call'
import { type RegistryEntry, registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayDo } from '../../calls/permission.ts'
import { buildRecruiter, buildVerifiedSeeker } from '../../modules/auth/factory.ts'
import { endSessionOfToken } from '../../modules/auth/sessions/end-sessions.ts'
import { verifyCompany } from '../../modules/companies/index.ts'
import { buildCompany } from '../../modules/jobs/factory.ts'
import { buildOperator, operatorSessionOf } from '../../modules/operators/factory.ts'
import { buildNewcomer } from '../../modules/recruiters/factory.ts'
import { pdfBytes, resumeFile } from '../../modules/resumes/factory.ts'
import { bodyOf, startTestApp, type TestApp } from '../app.ts'
import {
  type AccessCell,
  type AccessFixtures,
  type AccessInput,
  type AccessPeople,
  type CallerKind,
  callerKinds,
} from './cell.ts'
import { accessCells } from './cells.ts'
import { noting, sessionOf, thingsBuilder } from './things.ts'

let app: TestApp
let people: AccessPeople
let buildThings: ReturnType<typeof thingsBuilder>

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
  buildThings = thingsBuilder(app, people)
})
afterAll(() => app.close())

const endedSessionOf = async (accountId: string) => {
  const token = await sessionOf(app, accountId)
  await endSessionOfToken(app.db, token)
  return token
}

const tokenOf = (kind: CallerKind): Promise<string | undefined> => {
  switch (kind) {
    case 'none':
      return Promise.resolve(undefined)
    case 'guest':
      return sessionOf(app, null)
    case 'seeker':
      return sessionOf(app, people.seeker.id)
    case 'other seeker':
      return sessionOf(app, people.otherSeeker.id)
    case 'recruiter':
      return sessionOf(app, people.recruiter.id)
    case 'other recruiter':
      return sessionOf(app, people.otherRecruiter.id)
    case 'viewer':
      return sessionOf(app, people.viewer.id)
    case 'newcomer':
      return sessionOf(app, people.newcomer.id)
    case 'ended seeker':
      return endedSessionOf(people.seeker.id)
    case 'ended recruiter':
      return endedSessionOf(people.recruiter.id)
    case 'operator':
      return operatorSessionOf(app, people.operator)
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
  let namesThings = false
  // Who only reads, is refused, or names none of the things leaves them as they are for the next.
  const answered = ({ status }: { status: number }) => {
    if (entry.call.method !== 'GET' && status < 400 && namesThings) built = undefined
  }

  test.each(callerKinds)('asked by: %s', async kind => {
    const things = await freshThings()
    const input = cell.input(
      noting(things, () => {
        namesThings = true
      }),
      people,
    )
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
