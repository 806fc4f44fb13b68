import * as academy from './academy/academy.calls.ts'
import * as academySchemas from './academy/academy.schemas.ts'
import * as appeals from './appeals/appeals.calls.ts'
import * as appealsSchemas from './appeals/appeals.schemas.ts'
import * as auth from './auth/auth.calls.ts'
import * as authSchemas from './auth/auth.schemas.ts'
import * as singpass from './auth/singpass.calls.ts'
import * as singpassSchemas from './auth/singpass.schemas.ts'
import * as social from './auth/social.calls.ts'
import * as socialSchemas from './auth/social.schemas.ts'
import type { Call, CallSchemas } from './call.ts'
import * as chats from './chats/chats.calls.ts'
import * as chatsSchemas from './chats/chats.schemas.ts'
import * as companies from './companies/companies.calls.ts'
import * as companiesSchemas from './companies/companies.schemas.ts'
import * as companyPictures from './companies/company-pictures.calls.ts'
import * as companyPicturesSchemas from './companies/company-pictures.schemas.ts'
import * as follows from './companies/follows.calls.ts'
import * as followsSchemas from './companies/follows.schemas.ts'
import * as config from './config/config.calls.ts'
import * as configSchemas from './config/config.schemas.ts'
import * as data from './data/data.calls.ts'
import * as dataSchemas from './data/data.schemas.ts'
import * as careerSummary from './go/career-summary.calls.ts'
import * as careerSummarySchemas from './go/career-summary.schemas.ts'
import * as go from './go/go.calls.ts'
import * as goSchemas from './go/go.schemas.ts'
import * as interviews from './interviews/interviews.calls.ts'
import * as interviewsSchemas from './interviews/interviews.schemas.ts'
import * as applicants from './job-applications/applicants.calls.ts'
import * as applicantsSchemas from './job-applications/applicants.schemas.ts'
import * as jobApplications from './job-applications/job-applications.calls.ts'
import * as jobApplicationsSchemas from './job-applications/job-applications.schemas.ts'
import * as jobAlerts from './jobs/job-alerts.calls.ts'
import * as jobAlertsSchemas from './jobs/job-alerts.schemas.ts'
import * as jobs from './jobs/jobs.calls.ts'
import * as jobsSchemas from './jobs/jobs.schemas.ts'
import * as recentSearches from './jobs/recent-searches.calls.ts'
import * as recentSearchesSchemas from './jobs/recent-searches.schemas.ts'
import * as avatar from './jobseekers/avatar.calls.ts'
import * as avatarSchemas from './jobseekers/avatar.schemas.ts'
import * as documents from './jobseekers/documents.calls.ts'
import * as documentsSchemas from './jobseekers/documents.schemas.ts'
import * as madeResumes from './jobseekers/generated-resumes.calls.ts'
import * as madeResumesSchemas from './jobseekers/generated-resumes.schemas.ts'
import * as jobseekers from './jobseekers/jobseekers.calls.ts'
import * as jobseekersSchemas from './jobseekers/jobseekers.schemas.ts'
import * as notifications from './jobseekers/notifications.calls.ts'
import * as notificationsSchemas from './jobseekers/notifications.schemas.ts'
import * as privacy from './jobseekers/privacy.calls.ts'
import * as privacySchemas from './jobseekers/privacy.schemas.ts'
import * as profile from './jobseekers/profile.calls.ts'
import * as profileSchemas from './jobseekers/profile.schemas.ts'
import * as publicProfile from './jobseekers/public-profile.calls.ts'
import * as publicProfileSchemas from './jobseekers/public-profile.schemas.ts'
import * as resumes from './jobseekers/resumes.calls.ts'
import * as resumesSchemas from './jobseekers/resumes.schemas.ts'
import * as videoResumes from './jobseekers/video-resumes.calls.ts'
import * as videoResumesSchemas from './jobseekers/video-resumes.schemas.ts'
import * as logs from './logs/logs.calls.ts'
import * as logsSchemas from './logs/logs.schemas.ts'
import * as tracking from './logs/tracking.calls.ts'
import * as trackingSchemas from './logs/tracking.schemas.ts'
import * as cases from './operators/cases.calls.ts'
import * as casesSchemas from './operators/cases.schemas.ts'
import * as operators from './operators/operators.calls.ts'
import * as operatorsSchemas from './operators/operators.schemas.ts'
import * as recommendation from './recommendation/recommendation.calls.ts'
import * as recommendationSchemas from './recommendation/recommendation.schemas.ts'
import * as audit from './recruiters/audit.calls.ts'
import * as auditSchemas from './recruiters/audit.schemas.ts'
import * as companyDraft from './recruiters/company-draft.calls.ts'
import * as companyDraftSchemas from './recruiters/company-draft.schemas.ts'
import * as employerJobs from './recruiters/employer-jobs.calls.ts'
import * as employerJobsSchemas from './recruiters/employer-jobs.schemas.ts'
import * as feeds from './recruiters/feeds.calls.ts'
import * as feedsSchemas from './recruiters/feeds.schemas.ts'
import * as hiringReports from './recruiters/hiring-reports.calls.ts'
import * as hiringReportsSchemas from './recruiters/hiring-reports.schemas.ts'
import * as jobTeam from './recruiters/job-team.calls.ts'
import * as jobTeamSchemas from './recruiters/job-team.schemas.ts'
import * as nameClaims from './recruiters/name-claims.calls.ts'
import * as nameClaimsSchemas from './recruiters/name-claims.schemas.ts'
import * as notificationSettings from './recruiters/notification-settings.calls.ts'
import * as notificationSettingsSchemas from './recruiters/notification-settings.schemas.ts'
import * as tokens from './recruiters/programs/tokens.calls.ts'
import * as tokensSchemas from './recruiters/programs/tokens.schemas.ts'
import * as webhooks from './recruiters/programs/webhooks.calls.ts'
import * as webhooksSchemas from './recruiters/programs/webhooks.schemas.ts'
import * as recruiters from './recruiters/recruiters.calls.ts'
import * as recruitersSchemas from './recruiters/recruiters.schemas.ts'
import * as talents from './recruiters/talents.calls.ts'
import * as talentsSchemas from './recruiters/talents.schemas.ts'
import * as verification from './recruiters/verification.calls.ts'
import * as verificationSchemas from './recruiters/verification.schemas.ts'
import * as search from './search/search.calls.ts'
import * as searchSchemas from './search/search.schemas.ts'

/** A call with the schemas of its name, as the server, the documentation and the tests see it. */
export interface RegistryEntry {
  name: string
  call: Call
  schemas: CallSchemas
}

const services = [
  [search, searchSchemas],
  [jobs, jobsSchemas],
  [jobAlerts, jobAlertsSchemas],
  [jobApplications, jobApplicationsSchemas],
  [applicants, applicantsSchemas],
  [interviews, interviewsSchemas],
  [data, dataSchemas],
  [auth, authSchemas],
  [singpass, singpassSchemas],
  [social, socialSchemas],
  [jobseekers, jobseekersSchemas],
  [resumes, resumesSchemas],
  [madeResumes, madeResumesSchemas],
  [documents, documentsSchemas],
  [profile, profileSchemas],
  [publicProfile, publicProfileSchemas],
  [avatar, avatarSchemas],
  [notifications, notificationsSchemas],
  [privacy, privacySchemas],
  [companies, companiesSchemas],
  [follows, followsSchemas],
  [companyPictures, companyPicturesSchemas],
  [chats, chatsSchemas],
  [config, configSchemas],
  [recentSearches, recentSearchesSchemas],
  [recommendation, recommendationSchemas],
  [recruiters, recruitersSchemas],
  [verification, verificationSchemas],
  [nameClaims, nameClaimsSchemas],
  [companyDraft, companyDraftSchemas],
  [audit, auditSchemas],
  [tokens, tokensSchemas],
  [webhooks, webhooksSchemas],
  [jobTeam, jobTeamSchemas],
  [notificationSettings, notificationSettingsSchemas],
  [employerJobs, employerJobsSchemas],
  [feeds, feedsSchemas],
  [talents, talentsSchemas],
  [hiringReports, hiringReportsSchemas],
  [logs, logsSchemas],
  [tracking, trackingSchemas],
  [go, goSchemas],
  [academy, academySchemas],
  [careerSummary, careerSummarySchemas],
  [videoResumes, videoResumesSchemas],
  [operators, operatorsSchemas],
  [cases, casesSchemas],
  [appeals, appealsSchemas],
] as const

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value
const isSchemas = (value: unknown): value is CallSchemas =>
  typeof value === 'object' && value !== null && 'answer' in value

/** Every call of the wire, by its number. A call without schemas of its name ends the start. */
export const registry: readonly RegistryEntry[] = services
  .flatMap(([calls, schemas]) => {
    const byName = new Map<string, unknown>(Object.entries(schemas))
    return Object.entries(calls).flatMap(([name, call]) => {
      if (!isCall(call)) return []
      const callSchemas = byName.get(name)
      if (!isSchemas(callSchemas)) throw new Error(`The call ${name} has no schemas of its name`)
      return [{ name, call, schemas: callSchemas }]
    })
  })
  .sort((a, b) => a.call.id.localeCompare(b.call.id))
