import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import { dayOf } from './partitions.ts'
import type { LogTables } from './tables.ts'

/** Where and by whom a list was seen; the session says who. */
export interface ListContext {
  caller: Caller
  market: string
  language: LanguageCode
  device: string
  query_id?: string | undefined
  reco_from?: string | undefined
  page?: string | undefined
  sub_page?: string | undefined
}

const columnsOf = ({ caller, market, language, device, ...list }: ListContext) => {
  if (caller.kind === 'none') throw new Error('a call for guests has a session')
  const at = new Date()
  return {
    day: dayOf(at),
    at,
    market,
    language,
    device,
    device_id: caller.deviceId,
    account_id: 'accountId' in caller ? caller.accountId : null,
    query_id: list.query_id ?? '',
    reco_from: list.reco_from ?? null,
    page: list.page ?? null,
    sub_page: list.sub_page ?? null,
  }
}

export interface SeenJob {
  id: string
  position: number
}

/** Keeps which jobs of a list a device has seen, in one statement; the same job of the same answer counts once a day. */
export const recordExposures = async (database: Db, reading: ListContext, jobs: readonly SeenJob[]) => {
  if (jobs.length === 0) return
  const columns = columnsOf(reading)
  await database
    .withTables<LogTables>()
    .insertInto('log_exposures')
    .values(jobs.map(({ id, position }) => ({ ...columns, job_id: id, position })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export interface ClickedJob {
  id: string
  position: number | undefined
  preferenceId: string | undefined
}

/** Keeps that a device opened a job of a list; the same job of the same answer counts once a day. */
export const recordClick = async (database: Db, reading: ListContext, job: ClickedJob) => {
  await database
    .withTables<LogTables>()
    .insertInto('log_clicks')
    .values({
      ...columnsOf(reading),
      job_id: job.id,
      position: job.position ?? null,
      job_preference_id: job.preferenceId ?? null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface ListOfDevice {
  exposures: { job_id: string; position: number; device_id: string; account_id: string | null }[]
  clicks: { job_id: string; position: number | null; device_id: string; account_id: string | null }[]
}

/** What became of an answer: who saw and opened which of its jobs, by position. */
export const eventsOf = async (database: Db, queryId: string): Promise<ListOfDevice> => {
  const db = database.withTables<LogTables>()
  const columns = ['job_id', 'position', 'device_id', 'account_id'] as const
  const [exposures, clicks] = await Promise.all([
    db
      .selectFrom('log_exposures')
      .where('query_id', '=', queryId)
      .select(columns)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('log_clicks')
      .where('query_id', '=', queryId)
      .select(columns)
      .orderBy(sql`position nulls last`)
      .execute(),
  ])
  return { exposures, clicks }
}
