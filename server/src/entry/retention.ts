import { retention as academy } from '../modules/academy/index.ts'
import { retention as appeals } from '../modules/appeals/index.ts'
import { retention as audit } from '../modules/audit/index.ts'
import { retention as auth } from '../modules/auth/index.ts'
import { retention as careerSummary } from '../modules/career-summary/index.ts'
import { retention as chats } from '../modules/chats/index.ts'
import { retention as companies } from '../modules/companies/index.ts'
import { retention as config } from '../modules/config/index.ts'
import { retention as employerJobs } from '../modules/employer-jobs/index.ts'
import { retention as followedCompanies } from '../modules/followed-companies/index.ts'
import { retention as go } from '../modules/go/index.ts'
import { retention as hiringReports } from '../modules/hiring-reports/index.ts'
import { retention as interviews } from '../modules/interviews/index.ts'
import { retention as jobAlerts } from '../modules/job-alerts/index.ts'
import { retention as jobApplications } from '../modules/job-applications/index.ts'
import { retention as jobPreferences } from '../modules/job-preferences/index.ts'
import { retention as jobs } from '../modules/jobs/index.ts'
import { retention as logs } from '../modules/logs/index.ts'
import { retention as notifications } from '../modules/notifications/index.ts'
import { retention as operators } from '../modules/operators/index.ts'
import { retention as privacy } from '../modules/privacy/index.ts'
import { retention as profiles } from '../modules/profiles/index.ts'
import { retention as recommendation } from '../modules/recommendation/index.ts'
import { retention as recruiters } from '../modules/recruiters/index.ts'
import { retention as resumes } from '../modules/resumes/index.ts'
import { retention as risk } from '../modules/risk/index.ts'
import { retention as search } from '../modules/search/index.ts'
import { retention as singpass } from '../modules/singpass/index.ts'
import { retention as talents } from '../modules/talents/index.ts'
import { retention as videos } from '../modules/videos/index.ts'
import { retention as webhooks } from '../modules/webhooks/index.ts'
import { retention as database } from '../tasks/database-retention.ts'
import type { RetentionRule } from '../tasks/retention.ts'

/** How long rows of each table are retained, as the table's owner says. */
export const retention: Readonly<Record<string, RetentionRule>> = {
  ...database,
  ...academy,
  ...appeals,
  ...audit,
  ...auth,
  ...careerSummary,
  ...chats,
  ...companies,
  ...config,
  ...employerJobs,
  ...followedCompanies,
  ...go,
  ...hiringReports,
  ...interviews,
  ...jobAlerts,
  ...jobApplications,
  ...jobs,
  ...jobPreferences,
  ...profiles,
  ...resumes,
  ...videos,
  ...logs,
  ...notifications,
  ...operators,
  ...privacy,
  ...recommendation,
  ...recruiters,
  ...risk,
  ...search,
  ...singpass,
  ...talents,
  ...webhooks,
}
