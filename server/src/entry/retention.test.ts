import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pruneExpired } from '../tasks/retention.ts'
import { freshDatabase } from '../testing/database.ts'
import { retention } from './retention.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('every table has a rule of how long its rows are kept', async () => {
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(retention).sort())
})

test('docs/operators/privacy.md names each table that is pruned, and how long', () => {
  const page = readFileSync(new URL('../../../docs/operators/privacy.md', import.meta.url), 'utf8')
  for (const [table, rule] of Object.entries(retention))
    if ('says' in rule) expect(page).toContain(`| \`${table}\` | ${rule.says} |`)
})

/** Rows of a table as they are so many days later. */
const age = (table: string, column: string, days: number) =>
  database.sql.unsafe(`update ${table} set ${column} = now() - make_interval(days => ${days})`)

const count = async (table: string) =>
  (await database.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${table}`))[0]?.count

/** Two rows of a person's applications being seen, and all that they hang on. */
const fill = async () => {
  const { sql } = database
  await sql`insert into accounts (id, kind, email, email_key, first_name, country_key, language, source)
    values ('a', 'seeker', 'a@example.com', 'a@example.com', 'Ana', 'ph', 'en', 'web')`
  await sql`insert into mails (id, dedupe_key, to_address, address_key, to_name, language, subject, sent_at)
    values ('m', 'm', 'a@example.com', 'a@example.com', 'Ana', 'en', 'News', now())`
  await sql`insert into mails (id, dedupe_key, to_address, address_key, to_name, language, subject)
    values ('w', 'w', 'a@example.com', 'a@example.com', 'Ana', 'en', 'Waiting')`
  await sql`insert into mail_bounces (mail_id, address_key, is_hard, status) values
    ('s', 'a@example.com', false, '4.2.2'), ('h', 'a@example.com', true, '5.1.1')`
  await sql`insert into outbox (topic, id) values ('job', '1'), ('job', '2'), ('job', '3')`
}

test.each([
  ['mails', 'sent_at', 89, 91, 2, 1],
  ['mail_bounces', 'at', 89, 91, 2, 1],
  ['outbox', 'at', 29, 31, 3, 1],
] as const)('%s: %s of %i days are kept, of %i are not', async (table, column, young, old, all, left) => {
  await database.sql`truncate accounts, mails, mail_bounces, outbox cascade`
  await fill()
  // What was never sent waits.
  const when = table === 'mails' ? `${column} is not null` : 'true'
  await database.sql.unsafe(`update ${table} set ${column} = now() - interval '${young} days' where ${when}`)
  await pruneExpired(database.db, retention)
  expect(await count(table)).toBe(all)
  await database.sql.unsafe(`update ${table} set ${column} = now() - interval '${old} days' where ${when}`)
  await pruneExpired(database.db, retention)
  expect(await count(table)).toBe(left)
})

test('of the outbox the newest change stays, and of mails what waits', async () => {
  await database.sql`truncate accounts, mails, mail_bounces, outbox cascade`
  await fill()
  await age('outbox', 'at', 400)
  await age('mails', 'created_at', 400)
  await pruneExpired(database.db, retention)
  expect(await database.sql`select id from outbox`).toEqual([{ id: '3' }])
  expect(await count('mails')).toBe(2)
})
