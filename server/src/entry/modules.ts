import { join } from 'node:path'
import type { CompanyReader } from '../calls/caller.ts'
import type { ServerModule } from '../calls/module.ts'
import { appealsModule } from '../modules/appeals/index.ts'
import { applyingModule } from '../modules/applying/index.ts'
import { auditModule } from '../modules/audit/index.ts'
import { accountFactsByIds, authModule, endedAmong, socialModule } from '../modules/auth/index.ts'
import { careerSummaryModule } from '../modules/career-summary/index.ts'
import {
  chatsModule,
  chatsOfApplications,
  closeChatsOf,
  openApplicationChat,
  passChats,
} from '../modules/chats/index.ts'
import { blockedCompaniesOf, namedCompanies } from '../modules/companies/index.ts'
import { configModule } from '../modules/config/index.ts'
import { disqualifyingAnswers, employerJobsModule } from '../modules/employer-jobs/index.ts'
import { goModule } from '../modules/go/index.ts'
import { hiringReportsModule } from '../modules/hiring-reports/index.ts'
import {
  createInterviewNewsroom,
  interviewsModule,
  interviewsOfApplication,
  interviewsWaitingFor,
  lastInterviewAt,
} from '../modules/interviews/index.ts'
import { jobAlertsModule, transferAlerts } from '../modules/job-alerts/index.ts'
import {
  applicationsAt,
  askAgain,
  endApplicationsOf,
  hiringContactOf,
  type JobApplicationsDeps,
  jobApplicationsModule,
  lockOpenApplication,
  newestVisible,
  numbersByStage,
  responsesOf,
  resumesSent,
} from '../modules/job-applications/index.ts'
import {
  findJobPreference,
  jobPreferencesModule,
  jobPreferencesOf,
} from '../modules/job-preferences/index.ts'
import { createJobs, jobsByMonth, jobsModule } from '../modules/jobs/index.ts'
import { logsModule } from '../modules/logs/index.ts'
import { createLinks, notificationsModule } from '../modules/notifications/index.ts'
import {
  eraseFromActs,
  findOperator,
  OPERATOR_TOKEN_PREFIX,
  operatorsModule,
} from '../modules/operators/index.ts'
import {
  isFindableBy,
  privacyModule,
  recordAccess,
  recordChatAccess,
  recordExport,
} from '../modules/privacy/index.ts'
import { profilesModule, qualificationsOf } from '../modules/profiles/index.ts'
import {
  applicantMatcher,
  hiddenJobsOf,
  jobMatcher,
  jobScores,
  recommendationModule,
  recordSeekerView,
  viewedJobsOf,
  workNear,
} from '../modules/recommendation/index.ts'
import { createRecruiters, findByApiToken, recruitersModule } from '../modules/recruiters/index.ts'
import { ownResumes, resumesModule } from '../modules/resumes/index.ts'
import { createSuggestions, searchModule } from '../modules/search/index.ts'
import { singpassModule, verifiedAmong } from '../modules/singpass/index.ts'
import { talentCollection, talentsModule } from '../modules/talents/index.ts'
import { ownVideos, videosModule } from '../modules/videos/index.ts'
import { webhooksModule } from '../modules/webhooks/index.ts'
import { createSockets } from '../sockets/sockets.ts'
import { companyModules } from './composed/company-modules.ts'
import { jobMarks } from './composed/job-marks.ts'
import { nameClaimCases } from './moderation/name-claim-cases.ts'
import { academyWith, documentSources, indexPlaces, socialSource } from './module-sources.ts'
import type { ModulesDeps } from './modules-deps.ts'
import { modelOf } from './settings/ai.ts'
import { configuredFiles } from './settings/files.ts'
import { pushKeysOf } from './settings/push.ts'
import { singpassSettingsOf } from './settings/singpass.ts'
import { siteAddressOf } from './settings/site-address.ts'
import { suspendingWith } from './suspend.ts'

/** Every module of the process, each given what it needs of the others. */
export const createModules = ({
  connection,
  settings,
  log,
  sandbox,
  hasSiblings = false,
  changed,
  searched,
}: ModulesDeps) => {
  const onError = (error: unknown) => log.error({ err: error }, 'background task failed')
  const { db, listener } = connection
  const sockets = createSockets()
  const pushKeys = pushKeysOf(settings)
  if (!pushKeys) log.warn('push messages are disabled: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set')
  const notifications = notificationsModule({
    db,
    listener,
    sockets,
    siteAddress: siteAddressOf(settings),
    supportEmail: settings.SUPPORT_EMAIL,
    endedSessions: ids => endedAmong(db, ids),
    smtp: settings.SMTP_URL === undefined ? undefined : { url: settings.SMTP_URL, from: settings.MAIL_FROM },
    push: { keys: pushKeys, isPublicOnly: settings.isProduction },
    onError,
  })
  const { notifier } = notifications
  const { interview: interviewUrl } = createLinks(siteAddressOf(settings))
  const interviewDeps = { supportEmail: settings.SUPPORT_EMAIL, interviewUrl }
  const interviews = createInterviewNewsroom({ notifier, ...interviewDeps })
  const auth = authModule({
    db,
    listener,
    notifier,
    transferOwnership: transferAlerts,
    onDeletionAsked: async (trx, seekerId) => {
      await interviews.cancelPending(trx, { seekerId })
      await closeChatsOf(trx, seekerId)
    },
    onError,
  })
  const { accountsByIds, recruitersOf } = auth
  const hiddenJobs = (accountId: string) => hiddenJobsOf(db, accountId)
  const blockedCompanies = (accountId: string) => blockedCompaniesOf(db, accountId)
  const recordAccessTo: JobApplicationsDeps['recordAccess'] = (...access) => recordAccess(db, ...access)
  const matchDeps = {
    strengths: qualificationsOf(db),
    preferences: (accountId: string) => jobPreferencesOf(db, accountId),
  }
  const jobs = createJobs({
    db,
    personalization: {
      marksAmong: jobMarks(db),
      recordSeekerView: (accountId, id) => recordSeekerView(db, accountId, id),
      matchWith: jobMatcher(matchDeps),
    },
    recruiters: createRecruiters({ accountsByIds, responsesOf: ids => responsesOf(db, ids) }),
  })
  const logs = logsModule({ db, byMonth: jobsByMonth, onError })
  const { suggestions, changed: suggestAnew } = createSuggestions({
    counts: jobs.marketCounts,
    namedCompanies: namedCompanies(db),
    onError,
  })
  const search = searchModule({
    db,
    listener,
    jobs,
    own: {
      blockedCompanies,
      hiddenJobs,
      preferences: accountId => jobPreferencesOf(db, accountId),
      scores: jobScores({ strengths: qualificationsOf(db) }),
    },
    nearWork: workNear,
    folder: join(settings.DATA_DIR, 'search'),
    talents: talentCollection({ db, folder: join(settings.DATA_DIR, 'search-talents') }),
    timeLimitMs: settings.SEARCH_TIME_LIMIT_MS,
    openSearch: settings.OPENSEARCH_URL,
    ...indexPlaces(settings, hasSiblings),
    changed: tags => {
      changed(tags)
      suggestAnew(tags)
    },
    searched: search => {
      logs.searched(search)
      searched?.(search.tookMs)
    },
    onError,
  })
  const allFiles = configuredFiles(settings)
  const visibleApplicationTo = (accountId: string, reader: CompanyReader) =>
    newestVisible({ db, jobs, recruitersOf, accountsByIds }, accountId, reader)
  const profiles = profilesModule({
    db,
    allFiles,
    resumesOf: accountId => ownResumes(db, accountId),
    videosOf: accountId => ownVideos(db, accountId),
    onError,
  })
  const { ownUser, portraitOf, profileTaking } = profiles
  const resumes = resumesModule({
    db,
    allFiles,
    notifier,
    findRecruiter: email => auth.findAccount('recruiter', email),
    applicationTo: visibleApplicationTo,
    resumesSent: ids => resumesSent(db, ids),
    ...documentSources(jobs, accountsByIds, siteAddressOf(settings)),
    ownUser,
    profileTaking,
    portraitOf,
    onError,
  })
  const videos = videosModule({
    db,
    allFiles,
    applicationTo: visibleApplicationTo,
    recordAccess: recordAccessTo,
    onError,
  })
  const applications = jobApplicationsModule({
    db,
    jobs,
    resumes,
    videosPlayableBy: videos.videosPlayableBy,
    notifier,
    accountsByIds,
    recruitersOf,
    verifiedAmong: ids => verifiedAmong(db, ids),
    openChat: openApplicationChat,
    chatsOfApplications: ids => chatsOfApplications(db, ids),
    cancelInterviews: interviews.cancelPending,
    recordAccess: recordAccessTo,
    recordExport: (...taken) => recordExport(db, ...taken),
    interviewsOfApplication: id => interviewsOfApplication(db, id),
    matchOf: applicantMatcher(matchDeps),
    moveNoticeSeconds: settings.MOVE_NOTICE_SECONDS,
    disqualifyingOf: jobIds => disqualifyingAnswers(db, jobIds),
    lastInterviewAt,
    listener,
    onError,
  })
  const config = configModule({ db, listener, changed, onError })
  const modules: readonly ServerModule[] = [
    notifications,
    auth,
    socialModule({
      db,
      registrar: auth.registrar,
      confirmed: auth.confirmed,
      notifier,
      social: socialSource(settings, sandbox),
      onError: error => log.error({ err: error }, 'social login provider failed'),
    }),
    singpassModule({ db, singpass: singpassSettingsOf(settings), onError }),
    config,
    logs,
    auditModule({ db, accountsByIds }),
    ...companyModules({
      db,
      listener,
      jobs,
      notifier,
      leadersOf: auth.leadersOf,
      accountsByIds,
      allFiles,
      dnsServers: settings.DNS_SERVERS,
      suggestions,
      blockedCompanies,
      hiddenJobs,
      interviews,
      onError,
    }),
    jobsModule({
      db,
      jobs,
      search: search.search,
      notifier,
      reportersByIds: accountFactsByIds,
      handlerOf: async job =>
        (await hiringContactOf({ jobs, accountsByIds, recruitersOf }, job)).contact?.recipient,
      hasPreference: async (accountId, id) => (await findJobPreference(db, accountId, id)) !== undefined,
      onError,
    }),
    search,
    jobAlertsModule({
      db,
      listener,
      jobs,
      notifier,
      recent: search.recent,
      confirmed: auth.confirmed,
      accountsByIds,
      blockedCompanies,
      hiddenJobs,
      onError,
    }),
    recommendationModule({ db, jobs, matchingJobs: search.matchingJobs }),
    profiles,
    resumes,
    jobPreferencesModule({ db }),
    videos,
    careerSummaryModule({ db, ownUser, model: modelOf(settings), onError }),
    privacyModule({
      db,
      jobs,
      viewedJobs: accountId => viewedJobsOf(db, accountId),
      accountsByIds,
      eraseElsewhere: eraseFromActs,
      routes: () => modules.flatMap(({ routes }) => routes),
      onError,
    }),
    talentsModule({ db, jobs, index: search.talents, notifier, onError }),
    recruitersModule({
      db,
      notifier,
      registrar: auth.recruiterRegistrar,
      findAccount: auth.findAccount,
      accountsByIds,
      recruitersOf,
      isOwnPassword: auth.isOwnPassword,
      passChats,
      onError,
    }),
    applications,
    employerJobsModule({
      db,
      jobs,
      recruitersOf,
      numbersByStage: (...numbers) => numbersByStage(db, ...numbers),
      closeApplications: async (trx, closing) => {
        const applicationIds = await endApplicationsOf(trx, closing)
        if (applicationIds.length > 0) await interviews.cancelPending(trx, { applicationIds })
      },
      askAgain,
    }),
    webhooksModule({ db, listener, isPublicOnly: settings.isProduction, onError }),
    hiringReportsModule({ db, recruitersOf, onError }),
    chatsModule({
      db,
      allFiles,
      promptNotices: connection.promptNotices,
      sockets,
      jobs,
      accountsByIds,
      contactOf: job => hiringContactOf({ jobs, accountsByIds, recruitersOf }, job),
      applicationsAt: (...at) => applicationsAt(db, ...at),
      standingApplication: applications.standingApplication,
      applications,
      resumes,
      recordAccess: (...access) => recordChatAccess(db, ...access),
      isFindableBy: (seekerId, companyId) => isFindableBy(db, seekerId, companyId),
      notifier,
      onError,
    }),
    interviewsModule({
      notifier,
      db,
      listener,
      jobs,
      accountsByIds,
      standingApplication: applications.standingApplication,
      lockOpenApplication,
      tell: interviews.tell,
      ...interviewDeps,
      onError,
    }),
    academyWith(settings, { db, listener, allFiles, jobs, matchDeps, resumes, changed, onError }),
    goModule({
      db,
      allFiles,
      interviewsWaitingFor: (...waiting) => interviewsWaitingFor(db, ...waiting),
      onError,
    }),
    applyingModule({ db, registrar: auth.registrar, applications }),
    operatorsModule({
      db,
      notifier,
      siteAddress: siteAddressOf(settings),
      suspending: suspendingWith(settings),
      detailsOf: jobs.withDetails,
      furtherSources: [nameClaimCases(settings)],
    }),
    appealsModule({ db }),
  ]
  return {
    modules,
    sessions: {
      ...auth.sessions,
      find: (token: string) =>
        token.startsWith(OPERATOR_TOKEN_PREFIX) ? findOperator(db, token) : auth.sessions.find(token),
    },
    apiTokens: { find: (secret: string) => findByApiToken(db, secret) },
    limited: auth.limited,
    handOffs: auth.handOffs,
    isOutage: config.isOutage,
    auth,
    jobs,
    search,
    notifications,
    sockets,
  }
}
