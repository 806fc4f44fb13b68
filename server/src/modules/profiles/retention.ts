import type { Retention } from '../../tasks/retention.ts'
import type { ProfileTables } from './tables.ts'

export const retention: Retention<ProfileTables> = {
  profiles: { until: 'the account' },
  seeker_skills: { until: 'the account, or the owner’s wish' },
  work_experiences: { until: 'the account, or the owner’s wish' },
  educations: { until: 'the account, or the owner’s wish' },
  license_certifications: { until: 'the account, or the owner’s wish' },
  websites: { until: 'the account, or the owner’s wish' },
}
