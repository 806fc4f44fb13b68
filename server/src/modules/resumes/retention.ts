import type { Retention } from '../../tasks/retention.ts'
import type { ResumesTables } from './tables.ts'

export const retention: Retention<ResumesTables> = {
  resumes: { until: 'the account, or the owner’s wish' },
  parsed_resumes: { until: 'the resume' },
}
