import * as auth from '@hanap/contracts/auth/auth.calls'
import * as authSchemas from '@hanap/contracts/auth/auth.schemas'
import type { CallSchemas } from '@hanap/contracts/call'
import { readChatFile } from '@hanap/contracts/chats/chats.calls'
import * as companies from '@hanap/contracts/companies/companies.calls'
import * as companiesSchemas from '@hanap/contracts/companies/companies.schemas'
import { listFollowedCompanies } from '@hanap/contracts/companies/follows.calls'
import { listFollowedCompanies as followsSchemas } from '@hanap/contracts/companies/follows.schemas'
import { readUpload } from '@hanap/contracts/go/go.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import * as applicationsSchemas from '@hanap/contracts/job-applications/job-applications.schemas'
import { listJobAlerts } from '@hanap/contracts/jobs/job-alerts.calls'
import { listJobAlerts as jobAlertsSchemas } from '@hanap/contracts/jobs/job-alerts.schemas'
import * as jobsCalls from '@hanap/contracts/jobs/jobs.calls'
import * as jobsSchemas from '@hanap/contracts/jobs/jobs.schemas'
import { readAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import * as documentCalls from '@hanap/contracts/jobseekers/documents.calls'
import * as documentSchemas from '@hanap/contracts/jobseekers/documents.schemas'
import * as jobseekers from '@hanap/contracts/jobseekers/jobseekers.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import { listNotifications as notificationsSchemas } from '@hanap/contracts/jobseekers/notifications.schemas'
import * as privacy from '@hanap/contracts/jobseekers/privacy.calls'
import * as privacySchemas from '@hanap/contracts/jobseekers/privacy.schemas'
import * as profile from '@hanap/contracts/jobseekers/profile.calls'
import * as profileSchemas from '@hanap/contracts/jobseekers/profile.schemas'
import * as recommendation from '@hanap/contracts/recommendation/recommendation.calls'
import * as recommendationSchemas from '@hanap/contracts/recommendation/recommendation.schemas'
import type { Seeker } from '../../calls/caller.ts'
import type { CallRequest, Route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { ownAcademyOf } from '../academy/index.ts'
import { ownAppealsOf } from '../appeals/index.ts'
import { ownRecordOf } from '../auth/index.ts'
import { ownChatFilesOf, ownChatsOf, ownPhrasesOf } from '../chats/index.ts'
import { ownFeedbackOf } from '../go/index.ts'
import { ownInterviewsOf } from '../interviews/index.ts'
import { ownSearchesOf } from '../job-alerts/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { ownRecordsOf, seekerRecordsOf } from '../logs/index.ts'
import { ownDocumentVersionsOf } from '../resumes/index.ts'
import { ownCalls } from './own-calls.ts'

export interface OwnDataDeps {
  db: Db
  jobs: Pick<Jobs, 'cards' | 'factsByIds'>
  /** Ids of the jobs that an account opened lately. */
  viewedJobs(accountId: string): Promise<string[]>
  /** Every call of the server. */
  routes(): readonly Route[]
}

/** All files of an archive are in memory at once: of what was sent in chats the oldest up to this, the others by their names. */
const MAX_CHAT_BYTES = 100 * 1024 * 1024

/** Everything that an account has, for its owner. */
export const ownData = async (deps: OwnDataDeps, incoming: CallRequest<CallSchemas, Seeker>) => {
  const { accountId } = incoming.caller
  const { ask, all, file } = ownCalls(deps.routes(), incoming)
  const { account, logIns } = await ownRecordOf(deps.db, accountId)
  const { user } = await ask(profile.readMe, profileSchemas.readMe)
  const files = []
  if (user.avatar) {
    const bytes = await file(readAvatar, { id: user.avatar.slice(user.avatar.lastIndexOf('/') + 1) })
    if (bytes) files.push({ name: 'avatar.webp', bytes })
  }
  for (const { id, name } of user.resumes) {
    const bytes = await file(jobseekers.readResumeFile, { id })
    if (bytes) files.push({ name, bytes })
  }
  const { feedback, uploads } = await ownFeedbackOf(deps.db, accountId)
  for (const { id, name } of uploads) {
    const bytes = await file(readUpload, { id })
    if (bytes) files.push({ name, bytes })
  }
  let chatBytes = 0
  for (const { chatId, id, name, size } of await ownChatFilesOf(deps.db, accountId)) {
    chatBytes += size
    if (chatBytes > MAX_CHAT_BYTES) break
    const bytes = await file(readChatFile, { id: chatId, fileId: id })
    if (bytes) files.push({ name, bytes })
  }
  const { documents } = await ask(documentCalls.listDocuments, documentSchemas.listDocuments)
  const viewed = await deps.jobs.factsByIds(await deps.viewedJobs(accountId))
  return {
    profile: user,
    files,
    account: {
      ...account,
      setting: await ask(privacy.readAccountSetting, privacySchemas.readAccountSetting),
    },
    documents: await Promise.all(
      documents.map(
        async ({ id }) =>
          (await ask(documentCalls.readDocument, documentSchemas.readDocument, {}, { id })).document,
      ),
    ),
    documentVersions: await ownDocumentVersionsOf(deps.db, accountId),
    logIns,
    sessions: (await ask(auth.listSessions, authSchemas.listSessions)).sessions,
    applications: await all(
      applications.listAppliedJobs,
      applicationsSchemas.listAppliedJobs,
      answer => answer.jobs,
    ),
    alerts: await ask(listJobAlerts, jobAlertsSchemas),
    searches: await ownSearchesOf(deps.db, accountId, incoming.language),
    notifications: await all(listNotifications, notificationsSchemas, answer => answer.notifications),
    saved: await all(jobsCalls.listSavedJobs, jobsSchemas.listSavedJobs, answer => answer.jobs),
    notes: await all(jobsCalls.listJobNotes, jobsSchemas.listJobNotes, answer => answer.notes),
    hidden: await all(
      recommendation.listHiddenJobs,
      recommendationSchemas.listHiddenJobs,
      answer => answer.jobs,
    ),
    viewed: (await deps.jobs.cards(viewed, incoming)).map(({ id, job_title, job_url, company_name }) => ({
      id,
      job_title,
      job_url,
      company_name,
    })),
    chats: await ownChatsOf(deps.db, accountId),
    phrases: await ownPhrasesOf(deps.db, accountId),
    academy: await ownAcademyOf(deps.db, accountId),
    appeals: await ownAppealsOf(deps.db, accountId),
    interviews: await ownInterviewsOf(deps.db, accountId),
    feedback,
    records: {
      ...(await ownRecordsOf(deps.db, accountId)),
      shown: await seekerRecordsOf(deps.db, accountId),
    },
    seen: await all(privacy.listDataAccess, privacySchemas.listDataAccess, answer => answer.accesses),
    followed: await all(listFollowedCompanies, followsSchemas, answer => answer.companies),
    blocked: await all(
      companies.listBlockedCompanies,
      companiesSchemas.listBlockedCompanies,
      answer => answer.companies,
    ),
  }
}

export type OwnData = Awaited<ReturnType<typeof ownData>>
