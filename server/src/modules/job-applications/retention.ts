import type { Retention } from '../../tasks/retention.ts'
import type { ApplicationTables } from './tables.ts'

export const retention: Retention<ApplicationTables> = {
  applications: { until: 'nothing: employers keep them, without the person once the account is deleted' },
  application_events: { until: 'the application' },
  application_notes: { until: "the application, or the seeker's account" },
  application_ratings: { until: "the application, or the seeker's account" },
  hiring_settings: { until: 'the company' },
  applicant_views: { until: "the recruiter's account" },
  waiting_refusals: { until: 'the seeker is told' },
  untold_moves: { until: 'the seeker is told' },
  application_undos: {
    isOld: "at < now() - interval '7 days'",
    says: 'what moves of applicants did, so that they can be taken back, 7 days',
  },
  application_undo_rows: { until: 'what it belongs to' },
  closing_notices: { until: 'it is told' },
}
