import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findForbiddenImports } from './check-imports.ts'

const planted = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'hanap-imports-'))
  const packages = {
    server: ['hono', '@hanap/contracts', '@hanap/search-engine'],
    contracts: ['zod'],
    'web/ui': ['react'],
    'web/jobseeker': ['@hanap/contracts'],
    'search-engine': [],
    'job-import': ['@hanap/contracts'],
  }
  for (const [folder, dependencies] of Object.entries(packages)) {
    mkdirSync(join(root, folder), { recursive: true })
    const name = `@hanap/${folder.split('/').at(-1)}`
    writeFileSync(
      join(root, folder, 'package.json'),
      JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map(each => [each, '1'])) }),
    )
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    return findForbiddenImports(root).map(({ file, reason }) => `${file}: ${reason}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('what the arrows allow is no leak', () => {
  expect(
    planted({
      'contracts/src/a.schemas.ts': "import { z } from 'zod'\nexport const a = z",
      'server/src/modules/jobs/index.ts':
        "import { a } from '@hanap/contracts/a.schemas'\nimport { b } from '../search/index.ts'",
      'server/src/modules/search/index.ts': "import { c } from '@hanap/search-engine'",
    }),
  ).toEqual([])
})

test.each([
  [
    'a module that reaches into another',
    'server/src/modules/jobs/routes.ts',
    "import { x } from '../search/store.ts'",
  ],
  [
    'a module other than search that takes the engine',
    'server/src/modules/jobs/a.ts',
    "import { x } from '@hanap/search-engine'",
  ],
  ['a database that knows the wire', 'server/src/db/a.ts', "import { x } from '@hanap/contracts/call'"],
  ['a call that knows a module', 'server/src/calls/a.ts', "import { x } from '../modules/jobs/index.ts'"],
  [
    'a reader of feeds that knows the database',
    'job-import/src/a.ts',
    "import type { Db } from '../../server/src/db/client.ts'",
  ],
  [
    'a reader of feeds that knows the wire',
    'job-import/src/a.ts',
    "import { x } from '@hanap/contracts/call'",
  ],
  [
    'a site that imports the server',
    'web/jobseeker/src/a.ts',
    "import { x } from '../../../server/src/calls/a.ts'",
  ],
  [
    'a page that ships the schemas',
    'web/jobseeker/src/a.ts',
    "import { x } from '@hanap/contracts/a.schemas'",
  ],
  ['a component that calls', 'web/ui/src/a.tsx', "import { x } from '@hanap/contracts/a.calls'"],
  ['a call that loads at run time', 'contracts/src/a.calls.ts', "import { x } from './call.ts'"],
  ['Node in the browser', 'contracts/src/a.ts', "import { x } from 'node:fs'"],
  ['a package that is not declared', 'server/src/calls/a.ts', "import x from 'lodash'"],
  ['an import on demand', 'server/src/calls/a.ts', `const x = await import${"('../modules/jobs/index.ts')"}`],
  ['a re-export', 'server/src/calls/a.ts', "export { x } from '../modules/jobs/index.ts'"],
])('%s is caught', (_, file, text) => {
  const leaks = planted({ [file]: text })
  expect(leaks).toHaveLength(1)
  expect(leaks[0]).toContain(file)
})

test('a circle of modules is caught', () => {
  expect(
    planted({
      'server/src/modules/a/index.ts': "import { b } from '../b/index.ts'",
      'server/src/modules/b/index.ts': "import type { a } from '../a/index.ts'",
    }),
  ).toEqual(['server/src/modules: its folders form a circle'])
})

test.each(['web/jobseeker', 'web/employer', 'web/resume-builder', 'web/operator', 'web/shared'])(
  'folders of %s do not import each other',
  site => {
    expect(
      planted({
        [`${site}/src/job/page.tsx`]: "import { JobCard } from '../jobs/job-card.tsx'",
        [`${site}/src/jobs/log.ts`]: "import type { View } from '../job/view.ts'",
      }),
    ).toEqual([`${site}/src: its folders form a circle`])
  },
)

test('folders of a site do not import each other in a circle of three', () => {
  expect(
    planted({
      'web/jobseeker/src/a/a.ts': "import { b } from '../b/b.ts'",
      'web/jobseeker/src/b/b.ts': `const { c } = await import${"('../c/c.ts')"}`,
      'web/jobseeker/src/c/c.ts': "import { a } from '../a/a.ts'",
    }),
  ).toEqual(['web/jobseeker/src: its folders form a circle'])
})

test('a page that all compose, and a test, are in no circle', () => {
  expect(
    planted({
      'web/jobseeker/src/root.tsx': "import { a } from './a/a.ts'",
      'web/jobseeker/src/a/a.ts': "import type { Handle } from '../root.tsx'\nimport { b } from '../b/b.ts'",
      'web/jobseeker/src/b/b.test.ts': "import { a } from '../a/a.ts'",
    }),
  ).toEqual([])
})

const tables = {
  'server/src/modules/a/tables.ts': 'export type ATables = { as: AsTable; other_as: OtherAsTable }',
  'server/src/modules/b/tables.ts': 'export type BTables = {\n  bs: BsTable\n}',
  'server/src/db/tables.ts': 'export type DatabaseTables = { outbox: OutboxTable }',
  'server/src/db/migrations/0001_all.sql':
    'create table as (id text);\ncreate table other_as (id text);\ncreate table bs (id text);\ncreate unlogged table outbox (id text);',
}
const planting = (text: string) => planted({ ...tables, 'server/src/modules/a/x.ts': text })

test('a module that names its own tables is no leak, nor is a word that is no table there', () => {
  expect(
    planting(
      "// from bs\nconst x = db.selectFrom('as').leftJoin('other_as as o', 'o.id', 'as.id')\nconst says = `words from bs`\nsql`select bs from other_as`",
    ),
  ).toEqual([])
})

test.each([
  ['selectFrom', "db.selectFrom('bs').selectAll()"],
  ['selectFrom with an alias', "db.selectFrom('bs as b')"],
  ['selectFrom of several', "db.selectFrom(['as', 'bs'])"],
  ['insertInto', "db.insertInto('bs')"],
  ['updateTable', "db.updateTable('bs')"],
  ['deleteFrom', "db.deleteFrom('bs')"],
  ['a join', "db.selectFrom('as').leftJoin('bs', 'bs.id', 'as.id')"],
  ['select', `sql<Row>\`select id from bs where id = \${id}\``],
  ['a join in SQL', 'sql`select id from as join bs using (id)`'],
  ['insert', 'trx`insert into bs values (1)`'],
  ['update', 'sql`update bs set id = 1`'],
  ['delete', "sql`delete from bs where id = '1'`"],
  ['a template within a template', `sql\`select \${sql\`id from bs\`} from as\``],
  ['a text that is a statement', "const old = 'id < (select max(id) from bs)'"],
  ['after a regular expression with a quote', "const quote = /['`]/\nsql`select from bs`"],
  ['a table of the database', 'sql`select from outbox`'],
])('a module that names another’s table is caught: %s', (_, text) => {
  expect(planting(text)).toEqual([
    expect.stringMatching(/^server\/src\/modules\/a\/x\.ts: this table belongs to (b|db)/),
  ])
})

test('tests and factories may look into every table', () => {
  const look = "db.selectFrom('bs')"
  expect(
    planted({
      ...tables,
      'server/src/modules/a/a.test.ts': look,
      'server/src/modules/a/factory.ts': look,
      'server/src/testing/look.ts': look,
    }),
  ).toEqual([])
})

test('a table that no module declares is caught, and one that two declare', () => {
  const migration = 'server/src/db/migrations/0002_more.sql'
  expect(planted({ ...tables, [migration]: 'create table cs (id text);' })).toEqual([
    'server/src/db/migrations: no tables.ts declares this table',
  ])
  const dropped = 'server/src/db/migrations/0003_less.after.sql'
  expect(
    planted({ ...tables, [migration]: 'create table cs (id text);', [dropped]: 'drop table cs;' }),
  ).toEqual([])
  const second = 'server/src/modules/c/tables.ts'
  expect(planted({ ...tables, [second]: 'export type CTables = { bs: BsTable }' })).toEqual([
    `${second}: server/src/modules/b/tables.ts declares this table too`,
  ])
})

test.each([
  "export { bStore } from './b-store.ts'",
  "export { bs as store } from './b-store.ts'",
  'export const bStore = {}',
  "export { type B, db } from './b.ts'",
])('a store that leaves its module is caught: %s', text => {
  const index = 'server/src/modules/b/index.ts'
  expect(planted({ [index]: text })).toEqual([expect.stringContaining(`${index}: a store stays`)])
})

const functions = '{\n  find: () => db,\n}'
test.each([
  ['an object that a function makes', `export const bs = (db: Db) => (${functions})`],
  [
    'an object that a longer function makes',
    `export const bs = (database: Db) => {\n  const db = of(database)\n  return ${functions}\n}`,
  ],
  ['an object of a declared type', `export const bs = (db: Db, now: Date): Bs => (${functions})`],
  ['functions that each take a database', 'export const bs = {\n  find: (db: Db, id: string) => db,\n}'],
  ['the type of one', `const made = (db: Db) => (${functions})\nexport type bs = ReturnType<typeof made>`],
])('a store under another name is caught: %s', (_, text) => {
  const index = 'server/src/modules/b/index.ts'
  for (const [exported, file] of [
    ["export { bs } from './bs.ts'", 'server/src/modules/b/bs.ts'],
    ["export { bs as others } from './bs.ts'", 'server/src/modules/b/bs.ts'],
    [text, 'server/src/modules/b/index.ts'],
  ] as const)
    expect(planted({ [index]: exported, [file]: text })).toEqual([
      expect.stringContaining(`${index}: a store stays`),
    ])
})

test.each([
  'export const bs = (db: Db, id: string): Promise<B[]> => find(db, id)',
  'export const bs = async (db: Db) => {\n  const rows = await find(db)\n  return { rows }\n}',
  'export const bs = (db: Db): Finder => id => find(db, id)',
  'export const bs = ({ db }: { db: Db }): ServerModule => ({ routes: routes(db) })',
  "export const bs = { as: { run: () => 'as' } }\n\nexport const find = (db: Db) => db",
])('what a module may give is no store: %s', text => {
  expect(
    planted({
      'server/src/modules/b/index.ts': "export { bs } from './bs.ts'",
      'server/src/modules/b/bs.ts': text,
    }),
  ).toEqual([])
})

test('functions and types of a store may leave', () => {
  expect(
    planted({ 'server/src/modules/b/index.ts': "export { type BStore, findB } from './store.ts'" }),
  ).toEqual([])
})
