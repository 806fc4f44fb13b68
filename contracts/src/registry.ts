import * as academy from './academy.calls.ts'
import * as academySchemas from './academy.schemas.ts'
import * as auth from './auth.calls.ts'
import * as authSchemas from './auth.schemas.ts'
import * as avatar from './avatar.calls.ts'
import * as avatarSchemas from './avatar.schemas.ts'
import type { Call, CallSchemas } from './call.ts'
import * as careerSummary from './career-summary.calls.ts'
import * as careerSummarySchemas from './career-summary.schemas.ts'
import * as companies from './companies.calls.ts'
import * as companiesSchemas from './companies.schemas.ts'
import * as config from './config.calls.ts'
import * as configSchemas from './config.schemas.ts'
import * as data from './data.calls.ts'
import * as dataSchemas from './data.schemas.ts'
import * as go from './go.calls.ts'
import * as goSchemas from './go.schemas.ts'
import * as jobAlerts from './job-alerts.calls.ts'
import * as jobAlertsSchemas from './job-alerts.schemas.ts'
import * as jobApplications from './job-applications.calls.ts'
import * as jobApplicationsSchemas from './job-applications.schemas.ts'
import * as jobs from './jobs.calls.ts'
import * as jobsSchemas from './jobs.schemas.ts'
import * as jobseekers from './jobseekers.calls.ts'
import * as jobseekersSchemas from './jobseekers.schemas.ts'
import * as logs from './logs.calls.ts'
import * as logsSchemas from './logs.schemas.ts'
import * as madeResumes from './made-resumes.calls.ts'
import * as madeResumesSchemas from './made-resumes.schemas.ts'
import * as notifications from './notifications.calls.ts'
import * as notificationsSchemas from './notifications.schemas.ts'
import * as privacy from './privacy.calls.ts'
import * as privacySchemas from './privacy.schemas.ts'
import * as profile from './profile.calls.ts'
import * as profileSchemas from './profile.schemas.ts'
import * as recommendation from './recommendation.calls.ts'
import * as recommendationSchemas from './recommendation.schemas.ts'
import * as recruiters from './recruiters.calls.ts'
import * as recruitersSchemas from './recruiters.schemas.ts'
import * as resumes from './resumes.calls.ts'
import * as resumesSchemas from './resumes.schemas.ts'
import * as search from './search.calls.ts'
import * as searchSchemas from './search.schemas.ts'
import * as singpass from './singpass.calls.ts'
import * as singpassSchemas from './singpass.schemas.ts'
import * as social from './social.calls.ts'
import * as socialSchemas from './social.schemas.ts'
import * as tracking from './tracking.calls.ts'
import * as trackingSchemas from './tracking.schemas.ts'
import * as videoResumes from './video-resumes.calls.ts'
import * as videoResumesSchemas from './video-resumes.schemas.ts'

/** A call with the schemas of its name, as the server, the documentation and the tests see it. */
export interface Entry {
  name: string
  call: Call
  schemas: CallSchemas
}

const services = [
  [search, searchSchemas],
  [jobs, jobsSchemas],
  [jobAlerts, jobAlertsSchemas],
  [jobApplications, jobApplicationsSchemas],
  [data, dataSchemas],
  [auth, authSchemas],
  [singpass, singpassSchemas],
  [social, socialSchemas],
  [jobseekers, jobseekersSchemas],
  [resumes, resumesSchemas],
  [madeResumes, madeResumesSchemas],
  [profile, profileSchemas],
  [avatar, avatarSchemas],
  [notifications, notificationsSchemas],
  [privacy, privacySchemas],
  [companies, companiesSchemas],
  [config, configSchemas],
  [recommendation, recommendationSchemas],
  [recruiters, recruitersSchemas],
  [logs, logsSchemas],
  [tracking, trackingSchemas],
  [go, goSchemas],
  [academy, academySchemas],
  [careerSummary, careerSummarySchemas],
  [videoResumes, videoResumesSchemas],
] as const

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value
const isSchemas = (value: unknown): value is CallSchemas =>
  typeof value === 'object' && value !== null && 'answer' in value

/** Every call of the wire, by its number. A call without schemas of its name ends the start. */
export const registry: readonly Entry[] = services
  .flatMap(([calls, schemas]) => {
    const byName = new Map<string, unknown>(Object.entries(schemas))
    return Object.entries(calls).flatMap(([name, call]) => {
      if (!isCall(call)) return []
      const found = byName.get(name)
      if (!isSchemas(found)) throw new Error(`The call ${name} has no schemas of its name`)
      return [{ name, call, schemas: found }]
    })
  })
  .sort((a, b) => a.call.id.localeCompare(b.call.id))
