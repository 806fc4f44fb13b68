import type { Retention } from '../../tasks/retention.ts'
import type { InterviewTables } from './tables.ts'

export const retention: Retention<InterviewTables> = {
  interviews: {
    isOld: "ends_at < now() - interval '24 months'",
    says: '24 months after its time',
  },
  interview_slots: { until: 'the interview' },
  interview_groups: {
    isOld: "ends_at < now() - interval '24 months'",
    says: '24 months after their time',
  },
  interview_group_places: { until: 'the interview, or until it is moved or cancelled' },
  interview_interviewers: { until: 'the interview' },
  interview_bookings: { until: 'the interview, or until it is moved or cancelled' },
  interview_timers: { until: 'their time' },
  interview_reports: {
    isOld: "reported_at < now() - interval '24 months'",
    says: '24 months; the words of a deleted account go with it',
  },
}
