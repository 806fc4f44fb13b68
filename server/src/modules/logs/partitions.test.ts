import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { dayOf, maintainPartitions } from './partitions.ts'

const tables = ['log_clicks', 'log_searches']

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const partitions = async (table: string) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(database.db)
  return rows.map(({ name }) => name.slice(table.length + 1))
}

const click = (at: string) =>
  sql`insert into log_clicks (day, at, market, language, query_id, device_id, job_id, device)
    values (${dayOf(new Date(at))}::date, ${at}::timestamptz, 'ph', 'en', 'q', 'd', 'j', 'web')`.execute(
    database.db,
  )

const clickDays = async () => {
  const { rows } = await sql<{ day: string }>`select day::text from log_clicks order by day`.execute(
    database.db,
  )
  return rows.map(({ day }) => day)
}

const keep = (now: string) => maintainPartitions(database.db, tables, new Date(now))

beforeEach(async () => {
  for (const table of tables)
    for (const month of await partitions(table)) await database.sql.unsafe(`drop table ${table}_${month}`)
})

test('this month’s and the next one’s partitions are there before anything is written to them', async () => {
  await keep('2026-12-31T23:59:59Z')
  for (const table of tables) expect(await partitions(table)).toEqual(['2026_12', '2027_01'])
  await click('2026-12-31T23:59:59Z')
  await click('2027-01-31T23:59:59Z')
  await expect(click('2027-02-01T00:00:00Z')).rejects.toThrow(/no partition/)
  await keep('2027-01-01T00:00:00Z')
  await click('2027-02-01T00:00:00Z')
  expect(await clickDays()).toEqual(['2026-12-31', '2027-01-31', '2027-02-01'])
})

test('three whole months are kept beside the running one, older ones go', async () => {
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) {
    await keep(`${month}-15T00:00:00Z`)
    await click(`${month}-15T00:00:00Z`)
  }
  expect(await clickDays()).toEqual(['2026-08-15', '2026-09-15', '2026-10-15', '2026-11-15'])
  await keep('2026-12-01T00:00:00Z')
  expect(await clickDays()).toEqual(['2026-09-15', '2026-10-15', '2026-11-15'])
  await keep('2027-06-01T00:00:00Z')
  expect(await partitions('log_clicks')).toEqual(['2027_06', '2027_07'])
})

test('several servers may keep them at once, as often as they like', async () => {
  await Promise.all(Array.from({ length: 4 }, () => keep('2026-05-10T12:00:00Z')))
  expect(await partitions('log_searches')).toEqual(['2026_05', '2026_06'])
})
