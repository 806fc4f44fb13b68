import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type PageNumber, pageOfRows } from '../../../db/page-of-rows.ts'
import { jobUrl } from '../facts.ts'
import type { JobsTable, JobTables } from '../tables.ts'

/** A job as its recruiters' list needs it. */
export interface RecruiterJobRow
  extends Pick<
    Selectable<JobsTable>,
    'id' | 'title' | 'status' | 'expires_at' | 'published_at' | 'recruiter_id'
  > {
  url: string
}

/** Jobs that these recruiters posted, and the company's that nobody did. */
export interface JobOwners {
  recruiterIds: readonly string[]
  companyId: string
}

const ownJobs = (database: Db, { recruiterIds, companyId }: JobOwners) =>
  database
    .withTables<JobTables>()
    .selectFrom('jobs')
    .where(({ or, and, eb }) =>
      or([
        eb('recruiter_id', '=', sql<string>`any(${[...recruiterIds]}::text[])`),
        and([eb('recruiter_id', 'is', null), eb('company_id', '=', companyId)]),
      ]),
    )

/** A page of a company's own jobs, open ones first, then the newest; and how many there are. */
export const recruiterJobs = async (
  database: Db,
  { page, size, ...owners }: JobOwners & PageNumber,
): Promise<{ rows: RecruiterJobRow[]; total: number }> => {
  const { rows, total } = await pageOfRows(ownJobs(database, owners), { page, size }, own =>
    own
      .select(['id', 'title', 'language', 'market', 'status', 'expires_at', 'published_at', 'recruiter_id'])
      .orderBy(sql`status = 'active' and (expires_at is null or expires_at > now())`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id'),
  )
  return { rows: rows.map(row => ({ ...row, url: jobUrl(row) })), total }
}

/** One of a company's own jobs. */
export const recruiterJob = (database: Db, owners: JobOwners, id: string) =>
  ownJobs(database, owners).select(['title', 'recruiter_id']).where('id', '=', id).executeTakeFirst()

/** Gives all of a recruiter's jobs to a colleague. */
export const reassignJobs = async (trx: Db, fromRecruiterId: string, toRecruiterId: string) => {
  const handed = await trx
    .withTables<JobTables>()
    .updateTable('jobs')
    .set({ recruiter_id: toRecruiterId })
    .where('recruiter_id', '=', fromRecruiterId)
    .returning('id')
    .execute()
  await publishChanges(
    trx,
    handed.map(({ id }) => ({ topic: 'job', id })),
  )
}
