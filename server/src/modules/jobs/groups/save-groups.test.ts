import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../db/client.ts'
import { changesAfter, currentPosition } from '../../../db/outbox.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { closeJobs } from '../close-jobs.ts'
import { buildCompany, buildJobs, daysAgo } from '../factory.ts'
import { jobFacts } from '../facts.ts'
import type { NewJob } from '../job-rows.ts'
import { jobStore } from '../store.ts'
import { groupsWith, leadJobOf } from './groups.ts'

let database: DatabaseConnection
let company: string
beforeAll(async () => {
  database = await freshDatabase()
  company = await buildCompany(database.db)
})
afterAll(() => database.close())

let texts = 0
/** A text of its own, 60 words long. */
const newText = () => {
  texts += 1
  return Array.from({ length: 60 }, (_, at) => `w${texts}x${at}`).join(' ')
}

const post = (...jobs: Partial<NewJob>[]) =>
  buildJobs(database.db, ...jobs.map(job => ({ company_id: company, title: 'Nurse', ...job })))

/** Which of these jobs are one posting. */
const grouped = async (...ids: string[]) => {
  const groups = await jobStore(database.db).groupsOf(ids)
  return groups.map(group => group.toSorted()).sort()
}

/** What lists show for a job's group. */
const shown = async (id: string) => {
  const store = jobStore(database.db)
  const [group = []] = await groupsWith(store, await store.byIds([id]))
  const lead = leadJobOf(group, new Date())
  return (
    lead &&
    jobFacts(
      lead,
      undefined,
      group.filter(other => other !== lead),
    )
  )
}

test('the same text under the same title by the same employer is one posting, in one batch or two', async () => {
  const description = newText()
  const [manila = '', cebu = ''] = await post({ description }, { description: `<p>${description}</p>` })
  const [davao = ''] = await post({ description: `${description} Apply soon.` })
  expect(await grouped(manila)).toEqual([[manila, cebu, davao].sort()])
})

test.each([
  ['another text', { description: newText() }],
  ['another title', { title: 'Head nurse' }],
  ['another market', { market: 'sg' }],
  ['no employer', { company_id: null }],
])('%s is another posting', async (_, other) => {
  const description = newText()
  const [first = '', second = ''] = await post({ description }, { description, ...other })
  expect(await grouped(first, second)).toEqual([])
})

test('another employer with the same text is another posting', async () => {
  const description = newText()
  const other = await buildCompany(database.db)
  const [first = '', second = ''] = await post({ description }, { description, company_id: other })
  expect(await grouped(first, second)).toEqual([])
})

test('without an employer only the same long text is one posting', async () => {
  const description = newText()
  const nobody = { company_id: null }
  const [first = '', second = ''] = await post({ ...nobody, description }, { ...nobody, description })
  const [short = '', other = ''] = await post(
    { ...nobody, description: 'Call us.' },
    { ...nobody, description: 'Call us.' },
  )
  expect(await grouped(first, second, short, other)).toEqual([[first, second].sort()])
})

test('lists show the job posted first, with the open others, and the next one when it closes', async () => {
  const description = newText()
  const [second = '', first = '', third = ''] = await post(
    { description, first_posted_at: daysAgo(2) },
    { description, first_posted_at: daysAgo(9) },
    { description, first_posted_at: daysAgo(1) },
  )
  const before = await shown(third)
  expect(before?.id).toBe(first)
  expect(before?.also_posted.map(({ id }) => id).sort()).toEqual([second, third].sort())
  await database.db.transaction().execute(trx => closeJobs(trx, [first]))
  const after = await shown(third)
  expect([after?.id, after?.also_posted.map(({ id }) => id)]).toEqual([second, [third]])
  expect(after?.first_posted_at).toBe(before?.first_posted_at)
})

test('a repost keeps the date on which it was first posted; after 90 days it is new', async () => {
  const description = newText()
  const [old = ''] = await post({ description, first_posted_at: daysAgo(200) })
  await database.db.transaction().execute(trx => closeJobs(trx, [old]))
  const setEnd = (days: number) =>
    database.sql`update jobs set closed_at = ${daysAgo(days)} where id = ${old}`
  const [again = ''] = await post({ description, first_posted_at: daysAgo(1) })
  await setEnd(60)
  expect((await shown(again))?.first_posted_at.slice(0, 10)).toBe(daysAgo(200).toISOString().slice(0, 10))
  await setEnd(120)
  expect((await shown(again))?.first_posted_at.slice(0, 10)).toBe(daysAgo(1).toISOString().slice(0, 10))
})

test('a job whose text changes leaves its posting, and the others are shown anew', async () => {
  const description = newText()
  const [first = '', second = ''] = await post(
    { description, source: 'edited', source_id: 'one' },
    { description },
  )
  const from = await currentPosition(database.db)
  await post({ description: newText(), source: 'edited', source_id: 'one', source_hash: 'new' })
  expect(await grouped(first, second)).toEqual([])
  const told = await changesAfter(database.db, from, 100)
  expect(told.map(({ id }) => id).sort()).toEqual([first, second].sort())
})

test('two writers that post the same job at once make one posting', async () => {
  const description = newText()
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await post({ description }, { description: newText() }))[0] ?? ''),
  )
  expect(await grouped(...ids)).toEqual([ids.toSorted()])
})

test('a posting counts once among an employer’s open jobs', async () => {
  const own = await buildCompany(database.db)
  const description = newText()
  await post({ description, company_id: own }, { description, company_id: own }, { company_id: own })
  const counts = await jobStore(database.db).openJobsOfCompanies([own])
  expect(counts.get(own)).toBe(2)
})
