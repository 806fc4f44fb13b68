import type { Extra } from '@hanap/contracts/logs/tracking.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import { dayOf } from './partitions.ts'
import { loggedText } from './search-log.ts'
import type { LogTables, RecordKind } from './tables.ts'

/** Pages as their speed is reported by. */
const pageKinds = ['home', 'search', 'web3', 'job', 'company', 'companies', 'apply', 'log-in', 'other']

/** Where and by whom something is reported; the session says who. */
export interface RecordContext {
  caller: Caller
  market: { key: string }
  language: LanguageCode
}

export interface NewRecord {
  name: string
  detail: object
}

/** Of each kind a device is believed so many a day. */
const A_DAY: Record<RecordKind, number> = {
  trace: 50,
  get_started: 20,
  utm: 50,
  event: 2000,
  web_event: 2000,
  analytics: 2000,
}

const whoIs = (caller: Caller) => {
  if (caller.kind === 'none') throw new Error('a call for guests has a session')
  return { deviceId: caller.deviceId, accountId: 'accountId' in caller ? caller.accountId : null }
}

/** Texts of an event as they are kept: they name nobody. */
export const anonymousExtra = (extra: Extra | undefined): Extra =>
  Object.fromEntries(
    Object.entries(extra ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? loggedText(value) : value,
    ]),
  )

/** PostgreSQL takes no half of a surrogate pair. */
const jsonOf = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'string' ? each.toWellFormed() : each))

/** Keeps what was reported, up to the day's measure of the device. Answers how many were kept. */
export const storeRecords = async (
  db: Db,
  kind: RecordKind,
  { caller, market, language }: RecordContext,
  records: readonly NewRecord[],
): Promise<number> => {
  if (records.length === 0) return 0
  const { deviceId, accountId } = whoIs(caller)
  const at = new Date()
  const day = dayOf(at)
  const result = await sql`
    insert into log_records (day, at, market, language, kind, name, detail, device_id, account_id)
    select ${day}::date, ${at}::timestamptz, ${market.key}::text, ${language}::text, ${kind}::text, each.name,
      each.detail, ${deviceId}::text, ${accountId}::text
    from rows from (jsonb_to_recordset(${jsonOf(records)}::text::jsonb) as (name text, detail jsonb))
      with ordinality as each (name, detail, place)
    where each.place + (
      select count(*) from log_records
      where device_id = ${deviceId} and kind = ${kind} and at >= ${day}::date::timestamp at time zone 'utc'
    ) <= ${A_DAY[kind]}`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Keeps an event of an account, at most one a second by its name. */
export const storeThrottled = (db: Db, reporter: RecordContext, record: NewRecord): Promise<void> =>
  db.transaction().execute(async trx => {
    const { accountId } = whoIs(reporter.caller)
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`event ${accountId} ${record.name}`}, 0))`.execute(trx)
    const { rows } = await sql`
      select 1 from log_records
      where kind = 'analytics' and account_id = ${accountId} and name = ${record.name}
        and at > ${new Date(Date.now() - 1000)}
      limit 1`.execute(trx)
    if (rows.length === 0) await storeRecords(trx, 'analytics', reporter, [record])
  })

/** The last campaign that led the device here becomes the new account's. */
export const storeCampaign = async (trx: Db, accountId: string, deviceId: string) => {
  await sql`
    insert into account_campaigns (account_id, campaign)
    select ${accountId}::text, detail from log_records
    where device_id = ${deviceId} and kind = 'utm'
    order by at desc limit 1
    on conflict do nothing`.execute(trx)
}

/** What is kept of an account's reports, the latest first, and the campaign that it came by. */
export const ownRecordsOf = async (database: Db, accountId: string) => {
  const db = database.withTables<LogTables>()
  const [campaign, records] = await Promise.all([
    db
      .selectFrom('account_campaigns')
      .select('campaign')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('log_records')
      .select(['at', 'kind', 'name', 'detail'])
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .execute(),
  ])
  return { campaign: campaign?.campaign ?? null, records }
}

interface RecordCount {
  kind: string
  name: string
  count: number
  devices: number
}

/** How often each thing was reported within so many days, for operators; says nothing of anybody. */
export const recordCounts = async (db: Db, days: number): Promise<RecordCount[]> => {
  const { rows } = await sql<RecordCount>`
    select kind, name, count(*)::int as count, count(distinct device_id)::int as devices
    from log_records where day > current_date - ${days}::int
    group by kind, name order by kind, count desc, name`.execute(db)
  return rows
}

interface SeekerRecordCount {
  kind: string
  key: string
  seekers: number
}

/** How many seekers closed each pop-up, or took part in an event, within so many days. */
export const seekerRecordCounts = async (db: Db, days: number): Promise<SeekerRecordCount[]> => {
  const { rows } = await sql<SeekerRecordCount>`
    select kind, key, count(*)::int as seekers from seeker_records
    where recorded_at > now() - make_interval(days => ${days}::int)
    group by kind, key order by kind, seekers desc, key`.execute(db)
  return rows
}

interface PageSpeed {
  page: string
  loads: number
  answered: number
  painted: number
  loaded: number
}

/** How fast pages were for people who let it be measured (call 110): milliseconds that three of four loads did not exceed. */
export const pageSpeeds = async (db: Db, days: number): Promise<PageSpeed[]> => {
  const { rows } = await sql<PageSpeed>`
    select detail ->> 'page' as page, count(*)::int as loads,
      coalesce(percentile_disc(0.75) within group (order by (detail #>> '{extra,answered}')::float), 0)::int as answered,
      coalesce(percentile_disc(0.75) within group (order by (detail #>> '{extra,painted}')::float), 0)::int as painted,
      coalesce(percentile_disc(0.75) within group (order by (detail #>> '{extra,loaded}')::float), 0)::int as loaded
    from log_records
    where kind = 'web_event' and name = 'speed' and day > current_date - ${days}::int
      and detail ->> 'page' = any(${pageKinds})
      and jsonb_typeof(detail #> '{extra,answered}') = 'number'
      and jsonb_typeof(detail #> '{extra,painted}') = 'number'
      and jsonb_typeof(detail #> '{extra,loaded}') = 'number'
    group by 1 order by loads desc, page`.execute(db)
  return rows
}
