import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../db/client.ts'
import { changesAfter, currentPosition, type OutboxPosition } from '../../db/outbox.ts'
import { freshDatabase } from '../../testing/database.ts'
import { saveCompanies } from '../companies/index.ts'
import { closeJobs, closeJobsNotAmong } from './close-jobs.ts'
import { companyFields, daysAgo, jobFields } from './factory.ts'
import type { NewJob } from './job-rows.ts'
import { saveJobs } from './save-jobs.ts'
import { jobStore } from './store.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const save = (...jobs: Partial<NewJob>[]) =>
  database.db.transaction().execute(trx => saveJobs(trx, jobs.map(jobFields)))
const inTransaction = <Answer>(work: (trx: DatabaseConnection['db']) => Promise<Answer>) =>
  database.db.transaction().execute(work)

/** What the outbox tells since a position. */
const told = async (from: OutboxPosition) =>
  (await changesAfter(database.db, from, 1000)).map(({ topic, id }) => `${topic} ${id}`)

test('the same thing again finds the same row and changes nothing', async () => {
  const job = { source: 'idempotent', source_id: 'a', source_hash: 'one', title: 'First' }
  const [first] = await save(job)
  const from = await currentPosition(database.db)
  const [again] = await save(job)
  expect([first?.outcome, again]).toEqual(['posted', { id: first?.id, outcome: 'unchanged' }])
  expect(await told(from)).toEqual([])
})

test('other content under the same source and id edits the row and tells the outbox', async () => {
  const job = { source: 'edited', source_id: 'a', source_hash: 'one', first_posted_at: daysAgo(5) }
  const [first] = await save({ ...job, title: 'First' })
  const from = await currentPosition(database.db)
  const [again] = await save({ ...job, source_hash: 'two', title: 'Second', first_posted_at: daysAgo(1) })
  expect(again).toEqual({ id: first?.id, outcome: 'edited' })
  const row = await jobStore(database.db).find(first?.id ?? '')
  expect([row?.title, row?.first_posted_at]).toEqual(['Second', job.first_posted_at])
  expect(await told(from)).toEqual([`job ${first?.id}`])
})

test('all fields come back as they were saved', async () => {
  const fields = jobFields({
    source: 'whole',
    salary_from: 1234.5,
    salary_to: 2000,
    salary_period: 'hour',
    currency: 'USD',
    skills: ['a "quoted" one', 'b\\c', '会計'],
    benefit_ids: [1, 2],
    screening_questions: [
      { id: 'q', type: 'choice', text: 'Which?', is_required: false, choices: ['x', 'y'] },
    ],
    latitude: 14.5,
    longitude: -121.25,
    workplace: 'remote',
    expires_at: new Date('2099-01-02T03:04:05.678Z'),
    is_urgent: true,
  })
  const [{ id = '' } = {}] = await inTransaction(trx => saveJobs(trx, [fields]))
  const { salary_from, salary_to, ...rest } = fields
  expect(await jobStore(database.db).find(id)).toMatchObject({
    ...rest,
    salary_from: '1234.5',
    salary_to: '2000',
    status: 'active',
  })
  expect([salary_from, salary_to]).toEqual([1234.5, 2000])
})

test('answers stand in the order given, and of two rows for one ad the last counts', async () => {
  const saved = await save(
    { source: 'order', source_id: 'z', title: 'Z' },
    { source: 'order', source_id: 'a', title: 'A' },
    { source: 'order', source_id: 'z', title: 'Z again' },
  )
  expect(saved[0]).toEqual(saved[2])
  const rows = await jobStore(database.db).byIds(saved.map(({ id }) => id))
  expect(rows.map(row => row.title).sort()).toEqual(['A', 'Z again'])
})

test('a closed job that its source still has is open again', async () => {
  const job = { source: 'reopened', source_id: 'a', source_hash: 'one' }
  const [{ id = '' } = {}] = await save(job)
  expect(await inTransaction(trx => closeJobs(trx, [id]))).toEqual([id])
  expect(await inTransaction(trx => closeJobs(trx, [id]))).toEqual([])
  expect(await save(job)).toEqual([{ id, outcome: 'refreshed' }])
  const store = jobStore(database.db)
  expect(await store.find(id)).toMatchObject({ status: 'active', closed_at: null })
  expect((await store.changes(id)).map(({ change }) => change)).toEqual(['posted', 'closed', 'refreshed'])
})

test('an ad whose time is over is saved as expired', async () => {
  const [{ id = '' } = {}] = await save({ source: 'over', source_id: 'a', expires_at: daysAgo(1) })
  expect(await jobStore(database.db).find(id)).toMatchObject({ status: 'expired' })
})

test('a complete feed closes what it no longer has, of its own source alone', async () => {
  const [kept, gone, other] = await save(
    { source: 'feed', source_id: 'kept' },
    { source: 'feed', source_id: 'gone' },
    { source: 'other feed', source_id: 'gone' },
  )
  expect(await inTransaction(trx => closeJobsNotAmong(trx, 'feed', ['kept']))).toEqual([gone?.id])
  const rows = await jobStore(database.db).byIds([kept?.id ?? '', gone?.id ?? '', other?.id ?? ''])
  expect(Object.fromEntries(rows.map(row => [row.id, row.status]))).toEqual({
    [kept?.id ?? '']: 'active',
    [gone?.id ?? '']: 'closed',
    [other?.id ?? '']: 'active',
  })
})

test('two writers of the same ads end with one row each', async () => {
  const ads = Array.from({ length: 50 }, (_, at) => ({
    source: 'raced',
    source_id: String(at),
    source_hash: 'x',
  }))
  const [one, two] = await Promise.all([save(...ads), save(...ads.toReversed())])
  expect(new Set([...one, ...two].map(({ id }) => id)).size).toBe(50)
})

test('nothing of a transaction that fails stays', async () => {
  const from = await currentPosition(database.db)
  await expect(
    inTransaction(async trx => {
      await saveJobs(trx, [jobFields({ source: 'failed' })])
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await told(from)).toEqual([])
  const [{ jobs } = { jobs: -1 }] =
    await database.sql`select count(*)::int as jobs from jobs where source = 'failed'`
  expect(jobs).toBe(0)
})

test('companies are found by their name without its legal form, and take what they lacked', async () => {
  const saveAll = (...names: Parameters<typeof companyFields>[0][]) =>
    inTransaction(trx => saveCompanies(trx, names.map(companyFields)))
  const [first, sister, abroad] = await saveAll(
    { name: 'Acme Inc.' },
    { name: 'Beta' },
    { name: 'Acme', market: 'sg' },
  )
  const from = await currentPosition(database.db)
  const again = await saveAll({ name: 'ACME, Corp', website: 'https://acme.example' }, { name: 'Beta' })
  expect(again).toEqual([first, sister])
  expect(abroad).not.toBe(first)
  expect(await told(from)).toEqual([`company ${first}`])
  const [row] = await database.sql`select name, website from companies where id = ${first ?? ''}`
  expect(row).toEqual({ name: 'Acme Inc.', website: 'https://acme.example' })
})
