import { register } from '@hanap/contracts/auth/auth.calls'
import { readJob, reportJob } from '@hanap/contracts/jobs/jobs.calls'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildCompany, buildJob, buildJobs } from '../factory.ts'
import { reviewJob } from '../reports/review-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const risk = async (id: string) => (await app.call(readJob, { params: { id } })).data.risk
const keys = async (id: string) => (await risk(id))?.signals.map(({ key }) => key)

const STORY = `<p>Our young company ships lamps to nine countries and looks for somebody who keeps its letters,
  invoices and calendars in order, speaks with suppliers on the telephone, and enjoys a tidy desk by a large window.</p>`

/** A job that somebody reported and an operator judged. */
const removed = async (verdict: 'close' | 'fraud', description: string) => {
  const id = await buildJob(app.db, { description })
  const { data } = await app.call(register, {
    body: { email: `risk.${id}@example.com`, password: 'long enough', first_name: 'Ana' },
  })
  await app.call(reportJob, { params: { id }, body: { report_reason_id: 1 } }, { as: data.session })
  expect(await reviewJob(app.db, id, verdict)).toBe(true)
  return id
}

test('an ordinary ad has none', async () => {
  expect(await risk(await buildJob(app.db, { description: STORY }))).toBeNull()
})

test('an ad that shares its text with a fraud is named, whichever was posted first; one of a verified company is not', async () => {
  const earlier = await buildJob(app.db, {
    title: 'Secretary',
    description: `${STORY}<p>Near the station.</p>`,
  })
  const honest = await buildCompany(app.db, { is_verified: true })
  const copied = await buildJob(app.db, { description: STORY, company_id: honest })
  expect(await keys(earlier)).toBeUndefined()
  await removed('fraud', STORY)
  expect(await keys(earlier)).toEqual(['shared_text'])
  expect(await keys(await buildJob(app.db, { description: STORY.toUpperCase() }))).toEqual(['shared_text'])
  expect(await keys(copied)).toBeUndefined()
})

test('a closed ad that was no fraud warns of nothing', async () => {
  const text = `<p>${Array.from({ length: 40 }, (_, at) => `shelf ${at} of the library`).join(' ')}</p>`
  await removed('close', text)
  expect(await keys(await buildJob(app.db, { description: text }))).toBeUndefined()
})

test('a link that looks like a verified company’s is named with both', async () => {
  await buildCompany(app.db, { is_verified: true, website: 'https://www.lanternhouse.ph' })
  // What companies are known is read once an hour.
  const other = await startTestApp()
  try {
    await buildCompany(other.db, { is_verified: true, website: 'https://www.lanternhouse.ph' })
    const id = await buildJob(other.db, { external_apply_url: 'https://lanternhouse-careers.com/apply' })
    const { data } = await other.call(readJob, { params: { id } })
    expect(data.risk?.signals).toEqual([
      {
        key: 'look_alike_domain',
        reason: expect.stringMatching(/lanternhouse-careers\.com.*lanternhouse\.ph/),
      },
    ])
  } finally {
    await other.close()
  }
})

test('another way to talk, or high pay, is said only beside something else', async () => {
  const pay = { main_function_id: 1, currency: 'PHP', salary_period: 'month' } as const
  await buildJobs(
    app.db,
    ...Array.from({ length: 60 }, (_, at) => ({ ...pay, salary_from: 20_000 + at, salary_to: 30_000 + at })),
  )
  const paid = { ...pay, salary_from: 200_000, salary_to: 250_000 }
  const elsewhere = 'Message us on WhatsApp.'
  const [far, talk, both, fee] = await buildJobs(
    app.db,
    paid,
    { description: elsewhere },
    { ...paid, description: elsewhere },
    { description: `${elsewhere} You must pay a registration fee of $50.` },
  )
  expect(await keys(far ?? '')).toBeUndefined()
  expect(await keys(talk ?? '')).toBeUndefined()
  expect(await keys(both ?? '')).toEqual(['contact_elsewhere', 'pay_far_above'])
  expect(await keys(fee ?? '')).toEqual(['fee_asked', 'contact_elsewhere'])
  // By the year it is the same pay.
  const yearly = { ...pay, salary_period: 'year', salary_from: 240_000, salary_to: 300_000 } as const
  expect(await keys(await buildJob(app.db, { ...yearly, description: elsewhere }))).toBeUndefined()
})

test('the reasons are in the reader’s language', async () => {
  const id = await buildJob(app.db, { description: 'You must pay a registration fee of $50.' })
  const reasons = await Promise.all(
    languages.map(async language => {
      const { data } = await app.call(readJob, { params: { id } }, { language: language.id })
      return data.risk?.signals[0]?.reason
    }),
  )
  expect(new Set(reasons).size).toBe(languages.length)
  expect(reasons).not.toContain(undefined)
})

test('an ad that wants answers where a fraud wanted them is named', async () => {
  const contact = 'Write to rina@lampshop.example.'
  await removed('fraud', `<p>${contact} We count lamps in a hall by the river every second week.</p>`)
  const other = await buildJob(app.db, { description: `<p>Gardener for roses. ${contact}</p>` })
  expect(await keys(other)).toEqual(['fraud_contact'])
  const honest = await buildCompany(app.db, { is_verified: true })
  expect(
    await keys(await buildJob(app.db, { description: `<p>Gardener. ${contact}</p>`, company_id: honest })),
  ).toBeUndefined()
})

test('a verified company’s name, another way to talk and one text under many companies weigh together', async () => {
  const text = `<p>${Array.from({ length: 60 }, (_, at) => `lantern ${at} beside the harbour wall`).join(' ')}.</p>
    <p>Message us on WhatsApp.</p>`
  const companies = await Promise.all(Array.from({ length: 4 }, () => buildCompany(app.db)))
  const ids: string[] = []
  for (const company_id of companies.slice(0, 3))
    ids.push(await buildJob(app.db, { description: text, company_id }))
  expect(await keys(ids[0] ?? '')).toBeUndefined()
  await buildCompany(app.db, { is_verified: true, name: 'Harbourlight Foods' })
  const other = await startTestApp()
  try {
    const verified = await buildCompany(other.db, { is_verified: true, name: 'Harbourlight Foods' })
    const pretender = await buildCompany(other.db, { market: 'sg', name: 'Harbourlight Foods Careers' })
    const more = await Promise.all(Array.from({ length: 3 }, () => buildCompany(other.db)))
    for (const company_id of more) await buildJob(other.db, { description: text, company_id })
    const id = await buildJob(other.db, { description: text, company_id: pretender, market: 'sg' })
    const { data } = await other.call(readJob, { params: { id } })
    expect(data.risk?.signals).toEqual([
      { key: 'contact_elsewhere', reason: expect.any(String) },
      { key: 'known_name', reason: expect.stringContaining('Harbourlight Foods') },
      { key: 'many_companies', reason: expect.any(String) },
    ])
    const own = await buildJob(other.db, { description: text, company_id: verified })
    const read = await other.call(readJob, { params: { id: own } })
    expect(read.data.risk).toBeNull()
  } finally {
    await other.close()
  }
})
