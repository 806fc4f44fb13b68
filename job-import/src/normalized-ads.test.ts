import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FeedFile, type NormalizedRow, type NormalizeOptions, normalizedAds } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanap-ads-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (name: string, bytes: string | Uint8Array) => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const now = new Date('2026-02-15T12:00:00Z')

const rowsOf = async (file: FeedFile, more: Partial<NormalizeOptions> = {}) => {
  const rows: NormalizedRow[] = []
  for await (const row of normalizedAds(file, { apply: 'auto', asOf: now, now, ownerId: null, ...more }))
    rows.push(row)
  return rows
}

const posting = (more: object = {}) =>
  JSON.stringify({
    '@type': 'JobPosting',
    identifier: { name: 'board', value: '1' },
    title: 'Cook',
    description: '<p>You cook.</p>',
    datePosted: '2026-01-05',
    hiringOrganization: { name: 'Bread Inc.' },
    jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } },
    url: 'https://bread.example/1',
    ...more,
  })

test('an ad of a feed is a job of ours with its company, its line, and the fields that nothing read', async () => {
  const [row, ...others] = await rowsOf(fileOf('ads.ndjson.gz', gzipSync(posting({ lunchColour: 'red' }))))
  expect(others).toEqual([])
  expect(row).toMatchObject({
    line: 1,
    unread: ['lunchColour'],
    ad: {
      job: {
        source: 'board',
        source_id: '1',
        title: 'Cook',
        market: 'ph',
        description: '<p>You cook.</p>',
        external_apply_url: 'https://bread.example/1',
        first_posted_at: new Date('2026-01-05T04:00:00Z'),
        expires_at: null,
      },
      company: { name: 'Bread Inc.' },
    },
  })
})

test('a feed in words of its own comes to the same job as a JobPosting', async () => {
  const xml = `<jobs><job><reference>1</reference><title>Cook</title><company>Bread Inc.</company>
    <city>Cebu City</city><country>PH</country><date>2026-01-05</date><url>https://bread.example/1</url>
    <description>&lt;p&gt;You cook.&lt;/p&gt;</description></job></jobs>`
  const [foreign] = await rowsOf(fileOf('board.xml', xml))
  const [own] = await rowsOf(fileOf('ads.ndjson', posting()))
  expect(own).toHaveProperty('ad.job.title', 'Cook')
  expect(foreign).toHaveProperty('ad', own && 'ad' in own ? own.ad : undefined)
})

test('what is no ad that can be used is a row with its line and reason, and the next one is read', async () => {
  const lines = [
    '{"broken',
    posting({ title: '****' }),
    posting({ description: '', url: undefined }),
    posting(),
  ]
  const rows = await rowsOf(fileOf('ads.ndjson', lines.join('\n')))
  expect(rows.map(row => [row.line, 'reason' in row ? row.reason : row.ad.job.title])).toEqual([
    [1, 'invalid JSON'],
    [2, 'no title'],
    [3, 'no description'],
    [4, 'Cook'],
  ])
})

test('the same ad has the same hash whenever it is read, and an edited one another', async () => {
  const hashOf = async (text: string, options: Partial<NormalizeOptions> = {}) => {
    const [row] = await rowsOf(fileOf('ads.ndjson', text), options)
    return row && 'ad' in row ? row.ad.job.source_hash : undefined
  }
  const first = await hashOf(posting())
  const later = new Date('2027-01-01T00:00:00Z')
  expect(first).toBeTruthy()
  expect(await hashOf(posting(), { now: later, asOf: later })).toBe(first)
  expect(await hashOf(posting({ title: 'Baker' }))).not.toBe(first)
})

test('an empty file is a row that says so, and a file that is not there throws', async () => {
  expect(await rowsOf(fileOf('none.ndjson', ''))).toEqual([
    { line: 1, unread: [], reason: 'the file is empty' },
  ])
  await expect(rowsOf(join(folder, 'nowhere.ndjson'))).rejects.toThrow('ENOENT')
})

test('bytes that are no file yet are read as the file that their name says', async () => {
  async function* bytes() {
    const text = gzipSync(posting({ identifier: '7' }))
    yield text.subarray(0, 20)
    yield text.subarray(20)
  }
  expect(await rowsOf({ name: 'bakers.ndjson.gz', bytes: bytes() })).toMatchObject([
    { line: 1, ad: { job: { source: 'bakers', source_id: '7' } } },
  ])
})
