import type { Retention } from '../../tasks/retention.ts'
import type { JobTables } from './tables.ts'
import type { JobTeamTables } from './team/tables.ts'

export const retention: Retention<JobTables & JobTeamTables> = {
  saved_jobs: { until: 'the account, or the owner’s wish' },
  job_notes: { until: 'the account, or the owner’s wish' },
  job_overrides: { until: 'the job' },
  job_imports: { until: 'one row a source' },
  jobs: { until: 'nothing: a closed ad answers 410' },
  job_changes: { until: 'the job' },
  job_groups: { until: 'the job' },
  job_team_members: { until: 'the job, or the member leaves' },
  job_reports: { until: 'the job; nobody’s once the account is deleted' },
  job_report_answers: { until: 'an operator’s verdict, or the job' },
  job_views: { until: 'partitions of this month and three before' },
  job_external_clicks: {
    isOld: "day < current_date - interval '13 months'",
    says: 'clicks to an employer’s own site, 13 months',
  },
  hot_searches: { until: 'partitions of this month and three before' },
}
