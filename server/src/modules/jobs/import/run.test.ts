import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../../db/client.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { createReport } from './report.ts'
import { type ImportOptions, importAds } from './run.ts'

let database: Connection
let folder: string
beforeEach(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'hanap-import-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Ad {
  id: string
  title?: string
  [field: string]: unknown
}

const posting = ({ id, ...more }: Ad) => ({
  '@type': 'JobPosting',
  identifier: { name: 'board', value: id },
  title: `Cook ${id}`,
  description: `<p>You cook in kitchen ${id}.</p>`,
  datePosted: '2026-01-05',
  hiringOrganization: { name: 'Bread Inc.' },
  jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } },
  url: `https://bread.example/${id}`,
  ...more,
})

const fileOf = (name: string, rows: readonly (Ad | string)[]) => {
  const file = join(folder, name)
  const text = rows.map(row => (typeof row === 'string' ? row : JSON.stringify(posting(row)))).join('\n')
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

const run = async (
  files: string | readonly string[],
  options: Partial<ImportOptions> = {},
  more: Partial<Parameters<typeof importAds>[1]> = {},
) => {
  const said: string[] = []
  const report = createReport(line => said.push(line))
  await importAds(
    { files: [files].flat(), apply: 'auto', ownerId: null, isComplete: false, ...options },
    { db: database.db, report, batchSize: 2, ...more },
  )
  return { said, report, text: report.text(1) }
}

interface Row {
  source_id: string
  title: string
  market: string
  status: string
  company: string | null
  recruiter_id: string | null
  external_apply_url: string | null
  first_posted_at: Date
  expires_at: Date | null
}

const jobs = async () => {
  const { rows } = await sql<Row>`
    select source_id, title, jobs.market, status, companies.name as company, recruiter_id, external_apply_url,
      first_posted_at, expires_at
    from jobs left join companies on companies.id = jobs.company_id order by source_id`.execute(database.db)
  return rows
}

/** All that a reader could see, without ids and times of writing. */
const state = async () => {
  const { rows } = await sql`
    select to_jsonb(jobs) - 'id' - 'company_id' as job, companies.name, companies.name_key
    from jobs left join companies on companies.id = jobs.company_id order by source, source_id`.execute(
    database.db,
  )
  return rows
}

const countOf = async (table: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(database.db)
  return Number(rows[0]?.count)
}

test('ads of a file become open jobs with their company, and a change in the outbox for each', async () => {
  const { text } = await run(fileOf('ads.ndjson.gz', [{ id: '1' }, { id: '2' }, { id: '3' }]))
  expect(text).toMatch(/posted +3/)
  expect(await jobs()).toMatchObject(
    ['1', '2', '3'].map(id => ({
      source_id: id,
      title: `Cook ${id}`,
      market: 'ph',
      status: 'active',
      company: 'Bread Inc.',
      external_apply_url: `https://bread.example/${id}`,
      first_posted_at: new Date('2026-01-05T04:00:00Z'),
    })),
  )
  expect(await countOf('companies')).toBe(1)
  const { rows } = await sql<{ count: string }>`select count(*) from outbox where topic = 'job'`.execute(
    database.db,
  )
  expect(rows[0]?.count).toBe('3')
})

test('doing it again changes nothing, and tells nobody', async () => {
  const file = fileOf('ads.ndjson', [{ id: '1' }, { id: '2', datePosted: undefined }, { id: '3' }])
  await run(file)
  const before = await state()
  const changes = await countOf('outbox')
  const { text } = await run(file)
  expect(text).toMatch(/unchanged +3/)
  expect(await state()).toEqual(before)
  expect(await countOf('outbox')).toBe(changes)
})

test('an edited ad is the same job, edited', async () => {
  await run(fileOf('ads.ndjson', [{ id: '1' }, { id: '2' }]))
  const { text } = await run(fileOf('ads.ndjson', [{ id: '1', title: 'Baker' }, { id: '2' }]))
  expect(text).toMatch(/edited +1/)
  expect((await jobs()).map(({ title }) => title)).toEqual(['Baker', 'Cook 2'])
})

test('stopped half-way and run again, the end state is that of one undisturbed run', async () => {
  const rows = Array.from({ length: 11 }, (_, at) => ({ id: String(at).padStart(2, '0') }))
  const file = fileOf('ads.ndjson', rows)
  const stopping = new AbortController()
  let written = 0
  await run(
    file,
    { isComplete: true },
    {
      signal: stopping.signal,
      onAds: count => {
        written += count
        if (written >= 4) stopping.abort()
      },
    },
  )
  const half = (await jobs()).length
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(11)
  await run(file, { isComplete: true })
  const resumed = await state()

  await database.close()
  database = await freshDatabase()
  await run(file, { isComplete: true })
  expect(resumed).toEqual(await state())
  expect(resumed).toHaveLength(11)
})

test('a batch that fails in the database leaves nothing of itself behind', async () => {
  const file = fileOf('ads.ndjson', [{ id: '1' }, { id: '2' }, { id: '3' }])
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.source_id = '3' then raise exception 'out of paper' using errcode = '53100'; end if; return new; end $$`.execute(
    database.db,
  )
  await sql`create trigger refuse before insert on jobs for each row execute function refuse()`.execute(
    database.db,
  )
  await expect(run(file)).rejects.toThrow('out of paper')
  expect((await jobs()).map(row => row.source_id)).toEqual(['1', '2'])
  await sql`drop trigger refuse on jobs`.execute(database.db)
  expect((await run(file)).text).toMatch(/posted +1/)
})

test('a row that the database refuses is reported, and the others of its batch are stored', async () => {
  const file = fileOf('ads.ndjson', [{ id: '1' }, { id: '2' }])
  await sql`alter table jobs add constraint no_two check (source_id <> '2')`.execute(database.db)
  const { said } = await run(file)
  expect(said).toEqual([expect.stringMatching(/^ads\.ndjson:2: rejected by the database: .*no_two/)])
  expect((await jobs()).map(row => row.source_id)).toEqual(['1'])
})

test('a bad row is reported with file, line and reason, counted by reason, and never stops the rest', async () => {
  const { said, text } = await run(
    fileOf('ads.ndjson', [
      '{"broken',
      { id: '1' },
      { id: '2', title: '****' },
      { id: '3', description: '', url: undefined },
      '{"@type":"Person"}',
      { id: '1', title: 'Again' },
      '{"broken too',
      { id: '4' },
    ]),
  )
  expect(said.toSorted()).toEqual([
    'ads.ndjson:1: invalid JSON',
    'ads.ndjson:3: no title',
    'ads.ndjson:4: no description',
    'ads.ndjson:5: contains no JobPosting',
    'ads.ndjson:6: duplicate of an earlier ad in the file (same source and identifier)',
    'ads.ndjson:7: invalid JSON',
  ])
  expect(text).toMatch(/invalid JSON +2 +first in ads\.ndjson:1/)
  expect((await jobs()).map(({ title }) => title)).toEqual(['Cook 1', 'Cook 4'])
})

test('a file that cannot be read is reported, and the next one is read', async () => {
  const { said, report } = await run([join(folder, 'none.ndjson'), fileOf('ads.ndjson', [{ id: '1' }])])
  expect(said[0]).toMatch(/^none\.ndjson: ENOENT/)
  expect(report.failedFiles).toBe(1)
  expect(await jobs()).toHaveLength(1)
})

test('--complete closes what this file had and no longer has, and nothing of other files or sources', async () => {
  await run([
    fileOf('ph.ndjson', [{ id: '1' }, { id: '2' }, { id: '3' }]),
    fileOf('us.ndjson', [{ id: '4' }]),
    fileOf('other.ndjson', [{ id: '5', identifier: { name: 'other', value: '5' } }]),
  ])
  const { text } = await run(fileOf('ph.ndjson', [{ id: '1' }, { id: '3' }]), { isComplete: true })
  expect(text).toMatch(/closed because no longer in the feed +1/)
  expect((await jobs()).map(({ source_id, status }) => [source_id, status])).toEqual([
    ['1', 'active'],
    ['2', 'closed'],
    ['3', 'active'],
    ['4', 'active'],
    ['5', 'active'],
  ])
})

test('an ad that comes back is open again', async () => {
  const full = [{ id: '1' }, { id: '2' }]
  await run(fileOf('ads.ndjson', full))
  await run(fileOf('ads.ndjson', [{ id: '1' }]), { isComplete: true })
  await run(fileOf('ads.ndjson', full), { isComplete: true })
  expect((await jobs()).map(({ status }) => status)).toEqual(['active', 'active'])
})

test('without --complete, of a file cut off, and of one without ads nothing is closed', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    id: String(at),
    description: `<p>${Math.random()}</p>`,
  }))
  const file = fileOf('ads.ndjson.gz', many)
  await run(file, {}, { batchSize: 100 })
  await run(fileOf('ads.ndjson', [{ id: '1' }]))
  const packed = gzipSync(many.map(row => JSON.stringify(posting(row))).join('\n'))
  writeFileSync(file, packed.subarray(0, packed.length / 2))
  await run(file, { isComplete: true }, { batchSize: 100 })
  writeFileSync(file, gzipSync('<html>Service unavailable</html>'))
  await run(file, { isComplete: true }, { batchSize: 100 })
  expect((await jobs()).filter(({ status }) => status !== 'active')).toEqual([])
})

test('--as-of judges whether an ad is over', async () => {
  const file = fileOf('ads.ndjson', [
    { id: '1', validThrough: '2026-01-31' },
    { id: '2', validThrough: '2026-03-31' },
    { id: '3' },
    { id: '4', validThrough: '2999-01-01' },
  ])
  const statuses = async () => (await jobs()).map(({ status }) => status)
  await run(file, { asOf: new Date('2026-02-15T12:00:00Z') })
  expect(await statuses()).toEqual(['expired', 'active', 'active', 'active'])
  expect((await jobs())[1]?.expires_at).toBeNull()
  expect((await jobs())[3]?.expires_at).toEqual(new Date('2999-01-01T16:00:00Z'))
  await run(file, { asOf: new Date('2026-01-15T12:00:00Z') })
  expect(await statuses()).toEqual(['active', 'active', 'active', 'active'])
  await run(file, { asOf: new Date('2999-06-01T12:00:00Z') })
  expect(await statuses()).toEqual(['expired', 'expired', 'active', 'expired'])
})

test.each([
  ['onsite', [null, null, null]],
  ['external', ['https://bread.example/1', 'https://bread.example/2', null]],
  ['auto', ['https://bread.example/1', null, null]],
] as const)('--apply %s says where one applies', async (apply, expected) => {
  await run(
    fileOf('ads.ndjson', [{ id: '1' }, { id: '2', directApply: true }, { id: '3', url: undefined }]),
    { apply },
  )
  expect((await jobs()).map(row => row.external_apply_url)).toEqual(expected)
})

test('the owner and the market are those of the options', async () => {
  await run(fileOf('ads.ndjson', [{ id: '1' }]), { ownerId: 'recruiter1', market: 'sg' })
  expect(await jobs()).toMatchObject([{ recruiter_id: 'recruiter1', market: 'sg' }])
})

test('a dry run stores nothing and gives each ad as it would be stored', async () => {
  const ads: string[] = []
  const { text } = await run(
    fileOf('ads.ndjson', [{ id: '1' }, { id: '2' }]),
    {},
    { db: undefined, onAd: ad => ads.push(ad.job.title) },
  )
  expect(ads).toEqual(['Cook 1', 'Cook 2'])
  expect(text).toMatch(/mapped +2/)
  expect(await jobs()).toEqual([])
})

test('an ad without a description that one applies for elsewhere says what, who and where', async () => {
  const { text } = await run(fileOf('ads.ndjson', [{ id: '1', description: undefined }]))
  const { rows } = await sql<{ description: string }>`select description from jobs`.execute(database.db)
  expect(rows).toEqual([{ description: '<p>Cook 1 · Bread Inc. · Cebu City</p>' }])
  expect(text).toMatch(/no description; title, company and place used instead +1/)
})

test('an ad with neither company nor text is a row that failed, wherever one applies for it', async () => {
  const { said } = await run(
    fileOf('ads.ndjson', [{ id: '1', description: undefined, hiringOrganization: undefined }]),
  )
  expect(said).toEqual(['ads.ndjson:1: neither company nor text'])
  expect(await jobs()).toEqual([])
})

test('the report names the fields that were not read, and no more of them than one can look at', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`odd${at}`, at]))
  const { text } = await run(
    fileOf('ads.ndjson', [
      { id: '1', lunchColour: 'red' },
      { id: '2', lunchColour: 'blue' },
      { id: '3', ...many },
    ]),
  )
  expect(text).toMatch(/Ignored fields\n(?: {2}.*\n)*? {2}lunchColour +2 +first in ads\.ndjson:1/)
  expect(text).toMatch(/\(more fields\) +41/)
  expect(text.match(/^ {2}odd\d+ /gm)).toHaveLength(59)
})
