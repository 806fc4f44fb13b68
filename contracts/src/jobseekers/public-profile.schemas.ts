import { z } from 'zod'
import { ApplicantProfile } from '../job-applications/applicants.schemas.ts'
import { Talent } from '../recruiters/talents.schemas.ts'

const PublicProfile = z
  .object({
    /** To the company of a job that the seeker applied to. */
    applicant: ApplicantProfile.extend({
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string().nullable(),
    }),
    /** Whether verified companies find the seeker now. */
    is_findable: z.boolean(),
    /** To a verified company that finds the seeker and was not answered yet; also where none does now. */
    talent: Talent.nullable(),
  })
  .meta({ id: 'PublicProfile' })

export const readPublicProfile = {
  answer: z.object({ profile: PublicProfile }),
}
