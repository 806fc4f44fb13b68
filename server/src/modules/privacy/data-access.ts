import { accessKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { PrivacyTables } from './tables.ts'

export type AccessKind = (typeof accessKinds)[number]

/** An application whose seeker's data somebody of its company is about to see. */
interface ViewedApplication {
  id: string
  /** Null: the account was deleted. */
  account_id: string | null
  job_id: string
}

/** A recruiter's own repeated opening within so long counts once. */
export const ONCE_WITHIN_HOURS = 1

/** Stores what a member of a company is about to be answered; who could not be stored is not shown. */
export const recordAccess = async (
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  kind: AccessKind,
  applications: readonly ViewedApplication[],
): Promise<void> => {
  const seen = applications.filter(({ account_id }) => account_id !== null)
  if (seen.length === 0) return
  await db.transaction().execute(async trx => {
    // The same recruiter's requests at once come one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`data access ${accountId}`}, 0))`.execute(trx)
    await sql`
      insert into data_accesses (account_id, recruiter_id, company_id, application_id, job_id, kind)
      select seen.account_id, ${accountId}, ${companyId}, seen.application_id, seen.job_id, ${kind}
      from unnest(
        ${seen.map(({ account_id }) => account_id)}::text[],
        ${seen.map(({ id }) => id)}::text[],
        ${seen.map(({ job_id }) => job_id)}::text[]
      ) as seen (account_id, application_id, job_id)
      where not exists (
        select from data_accesses before
        where before.recruiter_id = ${accountId} and before.application_id = seen.application_id
          and before.kind = ${kind} and before.at > now() - make_interval(hours => ${ONCE_WITHIN_HOURS})
      )`.execute(trx)
  })
}

/** Stores each time when a recruiter is about to see what a seeker granted in a chat. */
export const recordChatAccess = async (
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  { kind, seekerId, jobId }: { kind: AccessKind; seekerId: string; jobId: string | null },
): Promise<void> => {
  await db
    .withTables<PrivacyTables>()
    .insertInto('chat_accesses')
    .values({ account_id: seekerId, recruiter_id: accountId, company_id: companyId, job_id: jobId, kind })
    .execute()
}

/** Stores each time when a member of a company takes data of applicants away in a file. */
export const recordExport = async (
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  applications: readonly ViewedApplication[],
): Promise<void> => {
  const taken = applications.filter(({ account_id }) => account_id !== null)
  await sql`
    insert into export_accesses (account_id, recruiter_id, company_id, job_id)
    select account_id, ${accountId}, ${companyId}, job_id
    from unnest(${taken.map(({ account_id }) => account_id)}::text[], ${taken.map(({ job_id }) => job_id)}::text[])
      as taken (account_id, job_id)`.execute(db)
}

interface AccessRow {
  id: string
  recruiter_id: string
  company_id: string
  job_id: string | null
  kind: AccessKind
  at: Date
}

/** Whose data a company has seen, and what of it, in the order of `accessKinds`. */
export const seenByCompany = async (
  db: Db,
  companyId: string,
): Promise<{ accountId: string; seen: AccessKind[] }[]> => {
  const { rows } = await sql<{ account_id: string; kinds: AccessKind[] }>`
    select account_id, array_agg(distinct kind) as kinds from (
      select account_id, kind from data_accesses where company_id = ${companyId}
      union all select account_id, kind from chat_accesses where company_id = ${companyId}
      union all select account_id, kind from talent_views where company_id = ${companyId}
      union all select account_id, 'export' from export_accesses where company_id = ${companyId}
    ) accesses group by account_id order by account_id`.execute(db)
  return rows.map(({ account_id, kinds }) => ({
    accountId: account_id,
    seen: accessKinds.filter(kind => kinds.includes(kind)),
  }))
}

/** Who saw a seeker's data, by an application, in a chat or in talent search, the newest first. */
export const accessPage = (db: Db, accountId: string, page: PageNumber) => {
  const accesses = sql<AccessRow>`(
    select id::text, recruiter_id, company_id, job_id, kind, at from data_accesses where account_id = ${accountId}
    union all
    select 'c' || id, recruiter_id, company_id, job_id, kind, at from chat_accesses where account_id = ${accountId}
    union all
    select 't' || id, recruiter_id, company_id, job_id, kind, at from talent_views where account_id = ${accountId}
    union all
    select 'e' || id, recruiter_id, company_id, job_id, 'export', at from export_accesses
    where account_id = ${accountId})`
  return pageOfRows(db.withTables<PrivacyTables>().selectFrom(accesses.as('accesses')), page, own =>
    own
      .select(['id', 'recruiter_id', 'company_id', 'job_id', 'kind', 'at'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
  )
}
