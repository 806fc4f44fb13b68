import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { SavedSearch } from '../search/index.ts'
import { dueAt } from './rules.ts'
import type { AlertsTable, AlertTables, Frequency } from './tables.ts'

export type AlertRow = Selectable<AlertsTable>

/** The outbox's word for a change of an alert. */
export const ALERT_TOPIC = 'job_alert'

const currentTransaction = sql<string>`pg_current_xact_id()`

/** A market or language that was kept as text; one that is no longer known falls back. */
export const searchOf = ({ market, language, keyword, filters }: AlertRow): SavedSearch => ({
  market: marketByKey(market)?.key ?? 'ph',
  language: languageByCode(language)?.code ?? 'en',
  keyword,
  filters,
})

/** The driver would write a text as a JSON string. */
const inJson = (filters: AlertFilters) => sql<string>`${JSON.stringify(filters)}::text::jsonb`

const publishAlertChange = (trx: Db, id: string) => publishChanges(trx, [{ topic: ALERT_TOPIC, id }])

const of = (db: Db) => db.withTables<AlertTables>()

export interface AlertChanges {
  keyword?: string | undefined
  filters?: AlertFilters | undefined
  frequency?: Frequency | undefined
  isActive?: boolean | undefined
}

/** Every statement on alerts. Functions take the transaction in which they run. */
export const alertStore = {
  ofAccount: (db: Db, accountId: string): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  byId: (db: Db, id: string): Promise<AlertRow | undefined> =>
    of(db).selectFrom('job_alerts').selectAll().where('id', '=', id).executeTakeFirst(),

  byIds: (db: Db, ids: readonly string[]): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute(),

  /** Those that look for jobs, in the order of their ids, `limit` after one of them. */
  lookingAfter: (db: Db, id: string, limit: number): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('id', '>', id)
      .where('is_active', '=', true)
      .where('is_confirmed', '=', true)
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Jobs found since the last mail, by alert; alerts without any are left out. */
  newCounts: async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
    const rows = await of(db)
      .selectFrom('job_alert_matches')
      .select(({ fn }) => ['alert_id', fn.countAll<string>().as('count')])
      .where('alert_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .where('due_at', 'is not', null)
      .groupBy('alert_id')
      .execute()
    return new Map(rows.map(({ alert_id, count }) => [alert_id, Number(count)]))
  },

  /** One person's alerts are changed one after the other. */
  lockAccount: async (trx: Db, accountId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`job alerts ${accountId}`}, 0))`.execute(trx)
  },

  insert: async (
    trx: Db,
    alert: {
      accountId: string
      search: SavedSearch
      frequency: Frequency
      /** Of a visitor: it waits until the address is confirmed. */
      waitsFrom?: string | undefined
    },
  ): Promise<AlertRow> => {
    const { market, language, keyword, filters } = alert.search
    const row = await of(trx)
      .insertInto('job_alerts')
      .values({
        id: newId(),
        account_id: alert.accountId,
        market,
        language,
        keyword,
        filters: inJson(filters),
        frequency: alert.frequency,
        is_confirmed: alert.waitsFrom === undefined,
        device_id: alert.waitsFrom ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await publishAlertChange(trx, row.id)
    return row
  },

  /**
   * Another search, or one that was paused, looks from now on, and what it found before is not sent; another frequency
   * moves what waits.
   */
  update: async (trx: Db, before: AlertRow, changes: AlertChanges): Promise<AlertRow> => {
    const { keyword, filters, frequency, isActive } = changes
    const isOther =
      (keyword !== undefined && keyword !== before.keyword) ||
      filters !== undefined ||
      (isActive !== undefined && isActive !== before.is_active)
    const row = await of(trx)
      .updateTable('job_alerts')
      .set({
        ...(keyword !== undefined && { keyword }),
        ...(filters !== undefined && { filters: inJson(filters) }),
        ...(frequency !== undefined && { frequency }),
        ...(isActive !== undefined && { is_active: isActive }),
        ...(isOther && { looks_from: currentTransaction }),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const due = isOther ? null : dueAt(row.frequency, searchOf(row).market, new Date())
    if (isOther || row.frequency !== before.frequency)
      await of(trx)
        .updateTable('job_alert_matches')
        .set({ due_at: due })
        .where('alert_id', '=', row.id)
        .where('due_at', 'is not', null)
        .execute()
    await publishAlertChange(trx, row.id)
    return row
  },

  /** Whether there was such an alert. */
  remove: async (trx: Db, accountId: string, id: string): Promise<boolean> => {
    const gone = await of(trx)
      .deleteFrom('job_alerts')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (gone) await publishAlertChange(trx, id)
    return gone !== undefined
  },

  /** Those that a browser's visitor made, of these accounts. */
  madeFrom: (db: Db, accountIds: readonly string[], deviceId: string): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
      .where('device_id', '=', deviceId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  /** The account's alerts that waited for its address begin. */
  confirm: async (trx: Db, accountId: string): Promise<AlertRow[]> => {
    const rows = await of(trx)
      .updateTable('job_alerts')
      .set({ is_confirmed: true, looks_from: currentTransaction })
      .where('account_id', '=', accountId)
      .where('is_confirmed', '=', false)
      .returningAll()
      .execute()
    for (const { id } of rows) await publishAlertChange(trx, id)
    return rows
  },

  /** Gives an alert to an account whose address is confirmed: what waited begins. */
  give: async (trx: Db, { id, is_confirmed: isConfirmed }: AlertRow, accountId: string) => {
    await of(trx)
      .updateTable('job_alerts')
      .set({
        account_id: accountId,
        device_id: null,
        is_confirmed: true,
        ...(!isConfirmed && { looks_from: currentTransaction }),
      })
      .where('id', '=', id)
      .execute()
    await publishAlertChange(trx, id)
  },
}

/** A job that an alert found. */
export interface AlertMatch {
  alertId: string
  jobId: string
  /** The jobs that are the same posting: of these the alert gets one. */
  postingIds: readonly string[]
  dueAt: Date
}

/** Keeps what was found; a job or posting that its alert had before is left out. */
export const insertMatches = async (trx: Db, matches: readonly AlertMatch[]) => {
  if (matches.length === 0) return
  await sql`
    insert into job_alert_matches (alert_id, job_id, due_at)
    select wanted.alert_id, wanted.job_id, wanted.due_at
    from unnest(
      ${matches.map(match => match.alertId)}::text[],
      ${matches.map(match => match.jobId)}::text[],
      ${matches.map(match => match.dueAt.toISOString())}::timestamptz[],
      ${matches.map(match => match.postingIds.join(' '))}::text[]
    ) as wanted (alert_id, job_id, due_at, postings)
    where exists (select from job_alerts where id = wanted.alert_id)
      and not exists (
        select from job_alert_matches known
        where known.alert_id = wanted.alert_id and known.job_id = any(string_to_array(wanted.postings, ' '))
      )
    on conflict do nothing`.execute(trx)
}

/** The jobs among these whose content has not looked for its alerts yet. */
export const unseenJobs = async (
  db: Db,
  jobs: readonly { id: string; source_hash: string }[],
): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${jobs.map(job => job.id)}::text[], ${jobs.map(job => job.source_hash)}::text[])
        as asked (id, source_hash)
      left join job_alert_seen as seen on seen.job_id = asked.id
    where seen.source_hash is distinct from asked.source_hash`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The same; afterwards they have. */
export const claimUnseenJobs = async (
  trx: Db,
  jobs: readonly { id: string; source_hash: string }[],
): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into job_alert_seen as seen (job_id, source_hash)
    select * from unnest(${jobs.map(job => job.id)}::text[], ${jobs.map(job => job.source_hash)}::text[])
    on conflict (job_id) do update set source_hash = excluded.source_hash
      where seen.source_hash <> excluded.source_hash
    returning job_id as id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
