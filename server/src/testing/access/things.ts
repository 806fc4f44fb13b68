import type { Call } from '@hanap/contracts/call'
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
import type { RegistryEntry } from '@hanap/contracts/registry'
import { buildRecruiter } from '../../modules/auth/factory.ts'
import { createPasswordLink } from '../../modules/auth/passwords/password-links.ts'
import { beginSession } from '../../modules/auth/sessions/sessions.ts'
import { buildJobPreference } from '../../modules/job-preferences/factory.ts'
import { buildJob, daysAgo } from '../../modules/jobs/factory.ts'
import { buildProfileEntries } from '../../modules/profiles/factory.ts'
import { invitationsStore } from '../../modules/recruiters/invitations.ts'
import { drawablePdf, resumeFile } from '../../modules/resumes/factory.ts'
import { videoFile } from '../../modules/videos/factory.ts'
import { buildAcademyThings } from '../academy/access-cells.ts'
import type { TestApp } from '../app.ts'
import { pngFile } from '../picture.ts'
import type { AccessFixtures, AccessPeople } from './cell.ts'
import { accessCells } from './cells.ts'
import { buildOperatorThings } from './operator-things.ts'

type ThingName = keyof AccessFixtures

/** Of a job that the seeker has applied to. */
const ofApplication: readonly ThingName[] = [
  'jobId',
  'externalJobId',
  'applicationId',
  'chatId',
  'requestId',
  'fileId',
  'interviewId',
  'resumeId',
  'savedId',
  'notificationId',
]

/** The same things; says which of them is named. */
export const noting = (things: AccessFixtures, note: (name: string | symbol) => void): AccessFixtures =>
  new Proxy(things, {
    get: (target, name) => {
      note(name)
      return Reflect.get(target, name)
    },
  })

/** Services whose things hang on a job, whatever a call names of them. */
const ABOUT_A_JOB: ReadonlySet<string> = new Set(['chats', 'operators', 'appeals'])

/** Says whether one of these things is in what the call asks for or shows. */
const namingOf = ({ name }: RegistryEntry, things: AccessFixtures, people: AccessPeople) => {
  const named = new Set<string | symbol>()
  const noted = noting(things, each => named.add(each))
  accessCells[name]?.input(noted, people)
  accessCells[name]?.shows?.(noted)
  return (names: readonly ThingName[]) => names.some(each => named.has(each))
}

/** A bearer token of the account's, or of a guest's. */
export const sessionOf = async (app: TestApp, accountId: string | null) => {
  const { session } = await beginSession(app.db, { accountId, deviceId: 'matrix', userAgent: null })
  return session.token
}

/** Builds what a call is about, anew each time; what it does not name may be as calls before have left it. */
export const thingsBuilder = (app: TestApp, people: AccessPeople) => {
  let count = 0
  /** The last of each: what a call does not name is there all the same, and may not be in its answer. */
  let last: AccessFixtures | undefined

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
    const question = await app.call(
      askInChat,
      { params: { id: chatId }, body: { kind: 'email', client_id: `matrix-ask-${count}` } },
      { as: { token: await sessionOf(app, people.recruiter.id) } },
    )
    const { payload } = question.data.message
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
    const as = { token: await sessionOf(app, people.recruiter.id) }
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
    const as = { token: await sessionOf(app, people.recruiter.id) }
    return (await app.call(createEmployerJob, { body: ad }, { as })).data.job.id
  }

  const buildApplication = async ({ service, path }: Call, as: { token: string }) => {
    const { companyId, recruiter } = people
    const jobId = await buildJob(app.db, {
      company_id: companyId,
      recruiter_id: recruiter.id,
      refreshed_at: daysAgo(8),
    })
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
    const [notification] = (await app.call(listNotifications, {}, { as })).data.notifications
    const [resume] = (await app.call(listResumes, {}, { as })).data.resumes
    const chat =
      service === 'chats' ? await buildChat(as, jobId) : { chatId: 'no chat', requestId: 'no request' }
    return {
      jobId,
      externalJobId,
      applicationId: applied.data.id,
      ...chat,
      fileId: path.endsWith('/files/{fileId}') ? await buildChatFile(as, chat.chatId) : 'no file',
      interviewId: path.includes('/interviews') ? await buildInterviewOf(applied.data.id) : 'no interview',
      resumeId: resume?.id ?? '',
      savedId: saved.data.id,
      notificationId: notification?.id ?? '',
    }
  }

  const buildPreference = async (as: { token: string }) => {
    // A seeker has few of them.
    await app.connection.sql`delete from job_preferences`
    return { preferenceId: (await buildJobPreference(app, as)).id }
  }

  const buildAlert = async (as: { token: string }) => {
    await app.connection.sql`delete from job_alerts`
    const alert = await app.call(createJobAlert, { body: { keyword: 'beekeeper' } }, { as })
    return { alertId: alert.data.id }
  }

  /** What the call names, anew; the rest may have been changed by calls before. */
  const buildThings = async (entry: RegistryEntry): Promise<AccessFixtures> => {
    count += 1
    const { call } = entry
    const { companyId, seeker } = people
    const as = { token: await sessionOf(app, seeker.id) }
    const names = last ? namingOf(entry, last, people) : () => true
    if (call.path.includes('/talents'))
      await app.call(changeUserSettings, { body: { visibility: 'open', is_findable: true } }, { as })
    const isAboutJob =
      names(ofApplication) || ABOUT_A_JOB.has(call.service) || call.path.includes('/interviews')
    const application = !last || isAboutJob ? await buildApplication(call, as) : last
    const preference = !last || names(['preferenceId']) ? await buildPreference(as) : last
    const alert = !last || names(['alertId']) ? await buildAlert(as) : last
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
    const versionId = call.path.includes('/versions')
      ? await buildDocumentVersion(as, document)
      : 'no version'
    const documentKey = 'a'.repeat(64)
    if (call.path.includes('/public-documents'))
      // What it says is public; who wrote it need not be in it.
      await app.connection.sql`
      update resume_documents set public_key = ${documentKey},
        content = content || '{"name": "Hives", "sections": []}'`
    last = {
      ...application,
      preferenceId: preference.preferenceId,
      alertId: alert.alertId,
      ...academy,
      adId: call.path.startsWith('/api/recruiters/jobs') ? await buildDraft() : 'no ad',
      documentId: document,
      versionId,
      documentKey,
      videoId: call.path.includes('video') ? await buildVideo(as) : 'no video',
      entries: !last || names(['entries']) ? await buildProfileEntries(app.db, seeker.id) : last.entries,
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
        await invitationsStore.make(app.db, {
          companyId,
          email: `asked${count}@example.com`,
          role: 'viewer',
        })
      ).token,
      ...(await buildOperatorThings(app, call, { companyId, jobId: application.jobId })),
    }
    return last
  }

  return buildThings
}
