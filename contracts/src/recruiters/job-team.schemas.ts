import { z } from 'zod'
import { Id, IdParams } from '../fields.schemas.ts'

const JobTeam = z
  .object({
    id: Id,
    job_title: z.string(),
    /** Whether a team was chosen: else everybody of the company sees the job's applicants. */
    has_team: z.boolean(),
    /** Everybody of the company, owners first. */
    members: z.array(
      z.object({
        id: Id,
        first_name: z.string(),
        last_name: z.string(),
        title: z.string().nullable(),
        role: z.enum(['owner', 'admin', 'recruiter', 'viewer']),
        /** Whose ad it is. */
        is_recruiter: z.boolean(),
        is_in_team: z.boolean(),
        /** Whether they see the job's applicants as it stands. */
        has_access: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'JobTeam' })

export const readJobTeam = { params: IdParams, answer: z.object({ job: JobTeam }) }

export const changeJobTeam = {
  params: IdParams,
  body: z.object({ member_ids: z.array(Id).max(200) }),
  answer: z.object({ job: JobTeam }),
}
