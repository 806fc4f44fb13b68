import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { connectDatabase, type DatabaseConnection } from './client.ts'
import { newId } from './id.ts'
import { finishMigrations, migrate } from './migrate.ts'
import { createMigrationFile, type MigrationFile, migrationFiles } from './migrating/migration-files.ts'
import { missingIn, schemaShapeOf } from './migrating/schema-shape.ts'
import { applicationName } from './migrating/versions.ts'

const landed = new Set(
  Object.keys(JSON.parse(readFileSync(new URL('./migrations/landed.json', import.meta.url), 'utf8'))),
)
const isLanded = ({ name }: MigrationFile) => landed.has(name)
const quick = { lockMs: 20, pauseMs: 10, tries: 200 }

const clusterUrl = inject('clusterUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? ''
const admin = connectDatabase(clusterUrl, { max: 1, allowsLongStatements: true })
const opened: DatabaseConnection[] = []
const names: string[] = []

const urlOf = (name: string) => clusterUrl.replace(/[^/]+$/, name)
const open = (name: string) => {
  const connection = connectDatabase(urlOf(name), { max: 2, allowsLongStatements: true })
  opened.push(connection)
  return connection
}
/** A database with nothing in it. */
const emptyDatabase = async () => {
  const name = `migrate_${newId()}`
  names.push(name)
  await admin.sql.unsafe(`create database ${name}`)
  return { name, connection: open(name) }
}
afterAll(async () => {
  await Promise.all(opened.map(connection => connection.close()))
  for (const name of names) await admin.sql.unsafe(`drop database ${name} with (force)`)
  await admin.close()
})

describe('the version that landed last and this one side by side', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  beforeAll(async () => {
    database = await emptyDatabase()
    await migrate(database.connection, { files: migrationFiles.filter(isLanded) })
  })

  test('after the first step the version that landed last finds and writes all that it did', async () => {
    const { connection } = database
    const before = await schemaShapeOf(connection.sql)
    expect(before.columns.get('jobs.id')).toEqual({ type: 'text', isNullable: false, isFilled: false })
    await migrate(connection)
    expect(missingIn(before, await schemaShapeOf(connection.sql))).toEqual([])
  })

  test('after the second step the tables are those of a new installation', async () => {
    const [fresh, rolledOut] = [await emptyDatabase(), database]
    await migrate(fresh.connection)
    expect((await finishMigrations(rolledOut.connection, { lookMs: 1 })).waiting).toEqual([])
    const [expected, shape] = await Promise.all([
      schemaShapeOf(fresh.connection.sql),
      schemaShapeOf(rolledOut.connection.sql),
    ])
    expect(shape).toEqual(expected)
  })

  test.each([
    ['alter table jobs drop column title', 'jobs.title is gone'],
    ['alter table jobs rename column title to name', 'jobs.title is gone'],
    [
      'alter table outbox alter column topic type varchar(9)',
      'outbox.topic was text and is character varying(9)',
    ],
    ['alter table accounts alter column avatar set not null', 'accounts.avatar refuses null'],
    ['alter table outbox alter column topic drop not null', 'outbox.topic may be null'],
    ['alter table outbox add column more text not null', 'outbox.more must be written'],
    ['create unique index more on outbox (topic, id)', 'outbox more is new and of id,topic'],
    ['alter table outbox add check (topic <> id) not valid', 'outbox outbox_check is new and of id,topic'],
    ['alter table once_answers drop constraint once_answers_pkey', 'once_answers once_answers_pkey is gone'],
    ['drop trigger refresh_session_record on profiles', 'profiles refresh_session_record is gone'],
  ])('“%s” in the first step would be found', async (statement, problem) => {
    const { connection } = database
    const before = await schemaShapeOf(connection.sql)
    const problems: string[] = []
    await connection
      .begin(async trx => {
        await trx.unsafe(statement)
        problems.push(...missingIn(before, await schemaShapeOf(trx)))
        throw new Error('enough')
      })
      .catch(() => undefined)
    expect(problems).toContain(problem)
  })
})

const connectAs = async (database: string, application_name: string) => {
  const client = new Client({ connectionString: urlOf(database), application_name })
  await client.connect()
  return client
}

const planted = (name: string, text: string) => createMigrationFile(name, async () => text)

test('the second step waits while a process of an earlier version is connected, and follows once it has gone', async () => {
  const { name, connection } = await emptyDatabase()
  const last = migrationFiles.at(-1)?.number ?? 0
  const due = `${String(last).padStart(4, '0')}_planted.after.sql`
  const files = [planted('0001_first.sql', 'create table first ()'), planted(due, 'drop table first')]
  await migrate(connection, { files: files.slice(0, 1) })
  for (const version of ['hanap', `hanap ${last - 1}`]) {
    const older = await connectAs(name, version)
    expect(await migrate(connection, { files })).toEqual([])
    expect(await finishMigrations(connection, { files, lookMs: 1 })).toEqual({ applied: [], waiting: [due] })
    await older.end()
  }
  const others = [await connectAs(name, applicationName), await connectAs(name, 'psql')]
  // A connection that was ended goes on for a moment.
  await eventually(async () =>
    expect((await finishMigrations(connection, { files, lookMs: 1 })).applied).toEqual([due]),
  )
  for (const other of others) await other.end()
})

describe('a migration of a table that is in use', () => {
  const table = planted(
    '0001_table.sql',
    'create table rows (id int); insert into rows select generate_series(1, 10)',
  )
  let name: string
  let connection: DatabaseConnection
  beforeAll(async () => {
    ;({ name, connection } = await emptyDatabase())
    await migrate(connection, { files: [table] })
  })

  test('tries again while somebody holds its lock, and lets others pass meanwhile', async () => {
    const holder = await connectAs(name, 'psql')
    await holder.query('begin; select from rows')
    const migrating = migrate(connection, {
      files: [table, planted('0002_column.sql', 'alter table rows add column more text')],
      timing: quick,
    })
    // Had it waited without end, this one would wait behind it.
    for (let count = 0; count < 20; count += 1)
      expect((await connection.sql`select count(*)::int as rows from rows`)[0]).toEqual({ rows: 10 })
    await holder.query('commit')
    await holder.end()
    expect(await migrating).toEqual(['0002_column.sql'])
  })

  test('gives up at last, and leaves nothing half done', async () => {
    const holder = await connectAs(name, 'psql')
    await holder.query('begin; select from rows')
    const more = planted('0003_half.sql', 'create table half (id int); alter table rows add column half text')
    await expect(migrate(connection, { files: [more], timing: { ...quick, tries: 2 } })).rejects.toThrow(
      'lock timeout',
    )
    expect(await connection.sql`select from pg_class where relname = 'half'`).toEqual([])
    await holder.query('commit')
    await holder.end()
    expect(await migrate(connection, { files: [more], timing: quick })).toEqual(['0003_half.sql'])
  })

  test('makes an index beside writers, and anew where an attempt had failed', async () => {
    await connection.sql`insert into rows values (1)`
    const index = planted(
      '0004_rows.index.sql',
      'create unique index concurrently if not exists rows_id on rows (id)',
    )
    await expect(migrate(connection, { files: [index], timing: quick })).rejects.toThrow(
      'could not create unique index',
    )
    const isValid = () =>
      connection.sql`select indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = 'rows_id'`
    expect(await isValid()).toEqual([{ valid: false }])
    await connection.sql`delete from rows where id = 1`
    const writer = await connectAs(name, 'psql')
    await writer.query('begin; insert into rows values (11)')
    const migrating = migrate(connection, { files: [index], timing: quick })
    await writer.query('insert into rows values (12)')
    await writer.query('commit')
    await writer.end()
    expect(await migrating).toEqual(['0004_rows.index.sql'])
    expect(await isValid()).toEqual([{ valid: true }])
  })

  test('is applied once by processes that start at once', async () => {
    const file = planted('0005_once.sql', 'create table once (id int); select pg_sleep(0.05)')
    const others = [open(name), open(name), open(name)]
    const applied = await Promise.all(others.map(each => migrate(each, { files: [file], timing: quick })))
    expect(applied.flat()).toEqual(['0005_once.sql'])
  })
})
