import { type Selectable, sql } from 'kysely'
import type { DueWork } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { currentPosition, type OutboxPosition } from '../../db/outbox.ts'
import type { FollowedCompaniesTable, FollowedCompanyTables } from './tables.ts'

/** A job that is open for the first time; with a company it is news of it. */
export interface OpenedJob {
  jobId: string
  companyId: string | null
  /** Number of the transaction that changed the job. */
  xid: string
  /** When its company's followers are told. */
  dueAt: Date
}

export type DueFollow = Pick<Selectable<FollowedCompaniesTable>, 'company_id' | 'told_seq'>
interface UntoldJob {
  company_id: string
  job_id: string
  seq: string
}

/** Who was told this morning is told tomorrow: a morning is 23 hours after another at least. */
const TOLD_EVERY_HOURS = 20

const of = (db: Db) => db.withTables<FollowedCompanyTables>()

const dueFollows = (db: Db, accountId: string) =>
  of(db)
    .selectFrom('followed_companies')
    .select(['company_id', 'told_seq'])
    .where('account_id', '=', accountId)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('company_id')

/** Every statement on what followers are told. Functions take the transaction in which they run. */
export const newsStore = {
  position: async (db: Db): Promise<OutboxPosition> => {
    const { rows } = await sql<{ xid: string | null; seq: string | null }>`
      select xid::text, seq::text from company_news_position`.execute(db)
    const [row] = rows
    return row?.xid && row.seq ? { xid: row.xid, seq: row.seq } : currentPosition(db)
  },

  /** Locks the position until the transaction ends: of two processes one is first, and numbers news in their order. */
  savePosition: async (trx: Db, { xid, seq }: OutboxPosition) => {
    await sql`select from company_news_position for update`.execute(trx)
    await sql`
      update company_news_position set xid = ${xid}::xid8, seq = ${seq}::bigint
      where xid is null or (xid, seq) < (${xid}::xid8, ${seq}::bigint)`.execute(trx)
  },

  /** Those of some jobs that have been open before. */
  openBefore: async (db: Db, jobIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await of(db)
      .selectFrom('company_news')
      .select('job_id')
      .where('job_id', '=', sql<string>`any(${[...jobIds]}::text[])`)
      .execute()
    return new Set(rows.map(({ job_id }) => job_id))
  },

  /**
   * Stores what is new, and when whoever follows is told; a job that is there is left out. Rows that are due already are written, too:
   * so it waits for who tells of them, and what comes meanwhile is not passed over.
   */
  insert: async (trx: Db, jobs: readonly OpenedJob[]) => {
    if (jobs.length === 0) return
    await sql`
      with opened as (
        insert into company_news (job_id, company_id, xid)
        select * from unnest(
          ${jobs.map(job => job.jobId)}::text[],
          ${jobs.map(job => job.companyId)}::text[],
          ${jobs.map(job => job.xid)}::text[]::xid8[]
        )
        on conflict do nothing
        returning job_id, company_id, xid
      ), news as (
        select opened.company_id, array_agg(opened.xid) as xids, min(due.at) as due_at
        from opened join unnest(
          ${jobs.map(job => job.jobId)}::text[], ${jobs.map(job => job.dueAt.toISOString())}::timestamptz[]
        ) as due (job_id, at) using (job_id)
        where opened.company_id is not null
        group by opened.company_id
      )
      update followed_companies as followed
      set due_at = coalesce(followed.due_at, case
        when followed.told_at > news.due_at - make_interval(hours => ${TOLD_EVERY_HOURS})
          then news.due_at + interval '1 day'
        else news.due_at end)
      from news
      where followed.company_id = news.company_id and followed.looks_from < any(news.xids)`.execute(trx)
  },

  /** An account that is to be told of something, after another one. */
  nextAccount: async (db: Db, after: string): Promise<string | undefined> => {
    const row = await of(db)
      .selectFrom('followed_companies')
      .select('account_id')
      .where('due_at', '<=', sql<Date>`now()`)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(1)
      .executeTakeFirst()
    return row?.account_id
  },

  due: (db: Db, accountId: string): Promise<DueFollow[]> => dueFollows(db, accountId).execute(),

  /** Locked for who tells of them; what another process has is left out. */
  lockDue: (trx: Db, accountId: string): Promise<DueFollow[]> =>
    dueFollows(trx, accountId).forUpdate().skipLocked().execute(),

  /** What an account was not told yet of the companies that are due, the latest first. */
  untold: async (db: Db, accountId: string): Promise<UntoldJob[]> => {
    const { rows } = await sql<UntoldJob>`
      select news.company_id, news.job_id, news.seq::text
      from followed_companies followed
      join company_news news on news.company_id = followed.company_id and news.seq > followed.told_seq
        and news.xid > followed.looks_from
      where followed.account_id = ${accountId} and followed.due_at <= now()
      order by news.seq desc`.execute(db)
    return rows
  },

  /** What these companies have done up to `seq` was told; what has come since is told at `nextAt`. */
  settle: async (
    trx: Db,
    accountId: string,
    {
      companyIds,
      toldIds,
      seq,
      nextAt,
    }: { companyIds: readonly string[]; toldIds: readonly string[]; seq: string; nextAt: Date },
  ) => {
    await sql`
      update followed_companies as followed set
        due_at = case when exists (
          select from company_news news
          where news.company_id = followed.company_id and news.seq > greatest(followed.told_seq, ${seq}::bigint)
            and news.xid > followed.looks_from
        ) then ${nextAt.toISOString()}::timestamptz end,
        told_seq = greatest(told_seq, ${seq}::bigint),
        told_at = case when company_id = any(${[...toldIds]}::text[]) then now() else told_at end
      where account_id = ${accountId} and company_id = any(${[...companyIds]}::text[])`.execute(trx)
  },

  /** Milliseconds until somebody is to be told. */
  untilNext: async (db: Db): Promise<number | undefined> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from followed_companies
      where due_at is not null`.execute(db)
    return rows[0]?.ms ?? undefined
  },

  dueWork: async (db: Db): Promise<DueWork> => {
    const { rows } = await sql<DueWork>`
      select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "overdueSeconds"
      from followed_companies where due_at <= now()`.execute(db)
    return rows[0] ?? { due: 0, overdueSeconds: 0 }
  },
}
