import { z } from 'zod'
import { Empty, Id, IdParams, Instant, paged, pageText, sizeText } from '../fields.schemas.ts'
import { Company } from '../jobs/job.schemas.ts'

/** A company that a seeker follows; `id` is the company's. */
export const FollowedCompany = z
  .object({ id: Id, followed_at: Instant, company: Company })
  .meta({ id: 'FollowedCompany' })
export type FollowedCompany = z.infer<typeof FollowedCompany>

export const followCompany = { params: IdParams, answer: FollowedCompany }

export const unfollowCompany = { params: IdParams, answer: Empty }

export const listFollowedCompanies = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ companies: z.array(FollowedCompany), ...paged }),
}
