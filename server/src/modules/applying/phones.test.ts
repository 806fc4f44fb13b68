import { register } from '@hanap/contracts/auth/auth.calls'
import { quickApply, registerUser } from '@hanap/contracts/data/data.calls'
import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { readMe, updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { languages } from '@hanap/markets/languages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCallOptions } from '../../testing/app.ts'
import { buildSeeker } from '../auth/factory.ts'
import { buildApplication, buildEmployer } from '../job-applications/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let count = 0
const person = (contact_number: string) => {
  count += 1
  return { email: `phone${count}@example.com`, first_name: 'Ana', contact_number }
}

/** Every call that takes a phone number, and what it has made of it. */
const ways = {
  '027 auth/register': async (phone: string, asking: TestCallOptions) => {
    const { status, data, errors } = await app.call(register, { body: person(phone) }, asking)
    return { status, errors: errors.contact_number, kept: data?.user.phone_num }
  },
  '028 data/users/register': async (phone: string, asking: TestCallOptions) => {
    const { status, data, errors } = await app.call(registerUser, { body: person(phone) }, asking)
    return { status, errors: errors.contact_number, kept: data?.user.phone_num }
  },
  '111 quick-applications': async (phone: string, asking: TestCallOptions) => {
    const { jobId } = await buildEmployer(app)
    const { status, data, errors } = await app.call(
      quickApply,
      { params: { id: jobId }, body: person(phone) },
      asking,
    )
    return { status, errors: errors.contact_number, kept: data?.user.phone_num }
  },
  '046 jobseekers/me': async (phone: string, asking: TestCallOptions) => {
    const as = await buildSeeker(app)
    const { status, data, errors } = await app.call(
      updateMe,
      { body: { phone_num: phone } },
      { ...asking, as },
    )
    return { status, errors: errors.phone_num, kept: data?.user.phone_num }
  },
}

describe.each(Object.entries(ways))('%s', (_name, send) => {
  test.each([
    ['+63 917 123 4567', 'ph', '+639171234567'],
    ['0917-123-4567', 'ph', '+639171234567'],
    ['090-1234-5678', 'jp', '+819012345678'],
    ['+1 (416) 555-0123', 'sg', '+14165550123'],
  ] as const)('keeps %s in %s as %s', async (phone, market, kept) => {
    expect(await send(phone, { market })).toMatchObject({ status: 200, kept })
  })

  test.each(['not a phone', '12345', '+63 917', 'tel:+639171234567'])('refuses %s', async phone => {
    const { status, errors } = await send(phone, { market: 'ph' })
    expect([status, errors]).toEqual([
      422,
      ['Enter a phone number. Numbers from another country begin with + and the country code.'],
    ])
  })

  test('takes none', async () => {
    expect(await send('', { market: 'ph' })).toMatchObject({ status: 200, kept: null })
  })
})

test('a refused phone is told in the reader’s language', async () => {
  const texts = new Set<string | undefined>()
  for (const { id } of languages) {
    const { errors } = await app.call(register, { body: person('nobody') }, { language: id })
    texts.add(errors.contact_number?.[0])
  }
  expect(texts.size).toBe(languages.length)
})

describe('recruiters', () => {
  const applicantOf = async (contact_number: string) => {
    const { jobId, recruiter } = await buildEmployer(app)
    const { data } = await app.call(register, { body: person(contact_number) })
    await buildApplication(app, jobId, { token: data.session.token, id: data.user.id, email: '' })
    const list = async () =>
      (await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })).data.applications[0]
    return { id: data.user.id, list }
  }

  test('see a phone as its country writes it', async () => {
    const { list } = await applicantOf('+639171234567')
    expect((await list())?.seeker).toMatchObject({
      contact_number: '+639171234567',
      contact_number_text: '+63 917 123 4567',
    })
  })

  test('see nothing that is no phone, also where it was kept before phones were checked', async () => {
    const { id, list } = await applicantOf('+639171234567')
    await sql`update accounts set contact_number = 'not a phone' where id = ${id}`.execute(app.db)
    expect((await list())?.seeker).toMatchObject({ contact_number: null, contact_number_text: null })
  })
})

test('a seeker’s own phone says which market it is of and how it is written there', async () => {
  const as = await buildSeeker(app)
  await app.call(updateMe, { body: { phone_num: '+886 912 345 678' } }, { as })
  const { data } = await app.call(readMe, {}, { as })
  expect(data.user).toMatchObject({
    phone_num: '+886912345678',
    phone: { country_key: 'tw', national: '0912 345 678', international: '+886 912 345 678' },
  })
})
