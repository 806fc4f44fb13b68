import type { Retention } from '../../tasks/retention.ts'
import type { JobseekerTables } from './tables.ts'

export const retention: Retention<
  JobseekerTables & Record<'work_experiences' | 'educations' | 'license_certifications' | 'websites', unknown>
> = {
  video_resumes: {
    until: 'the account, or the owner’s wish; an upload that was not ended, swept by its module',
  },
  parsed_resumes: { until: 'the resume' },
  job_preferences: { until: 'the account, or the owner’s wish' },
  profiles: { until: 'the account' },
  seeker_skills: { until: 'the account, or the owner’s wish' },
  resumes: { until: 'the account, or the owner’s wish' },
  work_experiences: { until: 'the account, or the owner’s wish' },
  educations: { until: 'the account, or the owner’s wish' },
  license_certifications: { until: 'the account, or the owner’s wish' },
  websites: { until: 'the account, or the owner’s wish' },
}
