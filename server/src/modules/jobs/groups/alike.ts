import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type GroupCandidate, groupCandidateOf } from './save-groups.ts'
import { sketchIn, textSimilarity } from './text-similarity.ts'

/** Titles and ids of other open jobs that are the same posting as an ad would be, by what lists show as one card. */
export const openJobsAlike = async (
  db: Db,
  candidate: GroupCandidate,
): Promise<{ id: string; title: string }[]> => {
  const { group_key, sketch, alike } = groupCandidateOf(candidate)
  const { rows } = await sql<{ id: string; title: string; sketch: Buffer }>`
    select jobs.id, jobs.title, sketch from job_groups join jobs on jobs.id = job_groups.job_id
    where group_key = ${group_key} and jobs.id <> ${candidate.id}
      and status = 'active' and (expires_at is null or expires_at > now())
    order by jobs.id limit 50`.execute(db)
  return rows.filter(row => textSimilarity(sketch, sketchIn(row.sketch)) >= alike)
}
