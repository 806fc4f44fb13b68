import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { sketchIn, textSimilarity } from '../groups/text-similarity.ts'

/** Texts with as much in common are one text. */
const SAME = 0.8
/** More that begin alike are not compared. */
const MAX_COMPARED = 40

interface HashPair {
  own: Buffer
  other: Buffer
}

/** How many companies have posted nearly this job's text, its own among them; 0 where it is in no group. */
export const companiesWithText = async (db: Db, jobId: string): Promise<number> => {
  const { rows } = await sql<HashPair>`
    select distinct on (jobs.company_id) own.sketch as own, other.sketch as other
    from job_groups own
    join job_groups other on substring(other.sketch from 1 for 4) = substring(own.sketch from 1 for 4)
    join jobs on jobs.id = other.job_id
    where own.job_id = ${jobId} and jobs.company_id is not null
    order by jobs.company_id
    limit ${MAX_COMPARED}`.execute(db)
  return rows.filter(({ own, other }) => textSimilarity(sketchIn(own), sketchIn(other)) >= SAME).length
}
