import { loginSeeker, sendPasswordLink, sendResetCode } from '@hanap/contracts/auth/auth.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import * as calls from '@hanap/contracts/jobs/job-alerts.calls'
import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import { locationsOf } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildGuest, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJob, buildJobs, daysAgo } from '../jobs/factory.ts'
import { caughtMails, countMails, startSmtpServer } from '../notifications/factory.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const [manila, cebu] = locationsOf('ph').regions.flatMap(region => region.locations)

/** A word of no other test, so that its alerts find its own jobs alone. */
const nextWord = () => {
  count += 1
  return `zebra${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${String.fromCharCode(97 + Math.floor(count / 26))}keeper`
}

type NewAlert = NonNullable<Parameters<typeof create>[1]>
const create = async (
  person: TestPerson,
  body: { keyword?: string; filters?: object; frequency_id?: 1 | 2 | 3 },
): Promise<JobAlert> => {
  const { status, data, message } = await app.call(calls.createJobAlert, { body }, { as: person })
  if (status !== 200) throw new Error(`${status} ${message}`)
  return data
}
const instant = (keyword: string, more: Partial<NewAlert> = {}): NewAlert => ({
  keyword,
  frequency_id: calls.alertFrequencies.instant,
  ...more,
})

const listOf = async (person: TestPerson) => (await app.call(calls.listJobAlerts, {}, { as: person })).data

/** Once the alert has found so many jobs that wait for their mail. */
const hasFound = (person: TestPerson, id: string, jobs: number) =>
  eventually(async () => {
    const alert = (await listOf(person)).find(each => each.id === id)
    expect(alert?.new_count).toBe(jobs)
  })

const makeDue = () => app.connection.sql`update job_alert_matches set due_at = now() where due_at is not null`

/** The outbox has been read up to here: a job posted after all others has found its alert. */
const isCaughtUp = async () => {
  const keyword = nextWord()
  const person = await buildSeeker(app)
  await create(person, instant(keyword))
  await buildJob(app.db, { title: keyword })
  await caughtMails(app.db, person.email, 1)
}

describe('a new job', () => {
  test('is mailed at once to who has an instant alert that would list it, with its link, in the alert’s language', async () => {
    const keyword = nextWord()
    const person = await buildSeeker(app)
    const alert = await app.call(
      calls.createJobAlert,
      { body: instant(keyword) },
      { as: person, language: 4 },
    )
    expect(alert.data).toMatchObject({
      user_id: person.id,
      email: person.email,
      keyword,
      filters: {},
      frequency_id: 3,
      language_code: 'ja',
      is_active: true,
      last_sent_at: null,
      new_count: 0,
    })
    const id = await buildJob(app.db, { title: `Senior ${keyword}` })
    const [mail] = await caughtMails(app.db, person.email, 1)
    expect(mail?.language).toBe('ja')
    expect(mail?.subject).toContain('新着求人1件')
    expect(mail?.text).toContain(`-${id}`)
    expect(mail?.html).toContain('lang="ja"')
    const [listed] = await listOf(person)
    expect(listed?.last_sent_at).not.toBeNull()
    expect(listed?.new_count).toBe(0)
  })

  test('is strict: a job that only mentions the words in its text is no news', async () => {
    const keyword = nextWord()
    const person = await buildSeeker(app)
    await create(person, instant(keyword))
    await buildJob(app.db, { title: 'Laundry attendant', description: `<p>Reports to the ${keyword}.</p>` })
    await buildJob(app.db, { title: `Senior ${keyword}` })
    const [mail] = await caughtMails(app.db, person.email, 1)
    expect(mail?.text).toContain(`Senior ${keyword}`)
    expect(mail?.text).not.toContain('Laundry')
  })

  test('finds by words and filters together, and in its market alone', async () => {
    const keyword = nextWord()
    const person = await buildSeeker(app)
    const filters = { job_locations: [manila?.id ?? 0], salary_from: 30_000 }
    const alert = await create(person, { keyword, filters })
    const there = { location_id: manila?.id ?? 0, currency: 'PHP', salary_period: 'month' as const }
    await buildJobs(
      app.db,
      { title: keyword, ...there, salary_from: 40_000, salary_to: 50_000 },
      { title: keyword, ...there, salary_from: 10_000, salary_to: 20_000 },
      { title: keyword, ...there, location_id: cebu?.id ?? 0, salary_from: 40_000, salary_to: 50_000 },
      { title: 'Baker', ...there, salary_from: 40_000, salary_to: 50_000 },
      { title: keyword, market: 'sg' },
    )
    await isCaughtUp()
    await hasFound(person, alert.id, 1)
  })

  test('is sent once, whatever becomes of it; one that is changed so that it fits is news', async () => {
    const [first, second] = [nextWord(), nextWord()]
    const person = await buildSeeker(app)
    await create(person, instant(first))
    const job = { source_id: `same ${first}`, title: first }
    const id = await buildJob(app.db, job)
    await caughtMails(app.db, person.email, 1)
    await buildJob(app.db, { ...job, title: `Senior ${first}` })
    await app.connection.sql`update jobs set refreshed_at = now() where id = ${id}`
    await create(person, instant(second))
    await buildJob(app.db, { ...job, title: `${first} and ${second}` })
    const mails = await caughtMails(app.db, person.email, 2)
    await isCaughtUp()
    expect(await countMails(app.db, person.email)).toBe(2)
    expect(mails[1]?.subject).toContain(second)
  })

  test('what was there before the alert is no news', async () => {
    const keyword = nextWord()
    const person = await buildSeeker(app)
    const id = await buildJob(app.db, { title: keyword })
    const alert = await create(person, { keyword })
    await app.connection.sql`insert into outbox (topic, id) values ('job', ${id})`
    await buildJob(app.db, { title: `New ${keyword}` })
    await hasFound(person, alert.id, 1)
    await isCaughtUp()
    await hasFound(person, alert.id, 1)
  })

  test('of a company that the seeker blocked is left out of the mail', async () => {
    const keyword = nextWord()
    const person = await buildSeeker(app)
    const companyId = await buildCompany(app.db)
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: person })
    await create(person, instant(keyword))
    await buildJob(app.db, { title: keyword, company_id: companyId })
    await isCaughtUp()
    expect(await countMails(app.db, person.email)).toBe(0)
  })
})

test('an account that is suspended or to be deleted gets no mail of its alerts', async () => {
  const keyword = nextWord()
  const [suspended, leaving] = [await buildSeeker(app), await buildSeeker(app)]
  for (const person of [suspended, leaving]) await create(person, instant(keyword))
  await app.connection.sql`update accounts set status = 'suspended' where id = ${suspended.id}`
  await app.connection
    .sql`update accounts set deletion_due_at = now() + interval '1 day' where id = ${leaving.id}`
  await buildJob(app.db, { title: keyword })
  await isCaughtUp()
  for (const { email } of [suspended, leaving]) expect(await countMails(app.db, email)).toBe(0)
})

test('a daily mail has all that was found since the last one, and a job that closed meanwhile is left out', async () => {
  const keyword = nextWord()
  const person = await buildSeeker(app)
  const alert = await create(person, { keyword, frequency_id: 1 })
  const [one, two, gone] = await buildJobs(
    app.db,
    { title: `First ${keyword}` },
    { title: `Second ${keyword}`, location_id: cebu?.id ?? 0 },
    { title: `Third ${keyword}` },
  )
  await hasFound(person, alert.id, 3)
  const [match] = await app.connection.sql`
    select min(due_at) > now() as waits from job_alert_matches where alert_id = ${alert.id}`
  expect(match?.waits).toBe(true)
  await app.connection.sql`update jobs set status = 'closed', closed_at = now() where id = ${gone ?? ''}`
  await makeDue()
  await isCaughtUp()
  const [mail, ...more] = await caughtMails(app.db, person.email, 1)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`-${one}`)
  expect(mail?.text).toContain(`-${two}`)
  expect(mail?.text).not.toContain(`-${gone}`)
})

test('a mail of an alert is ended with one press in the mail program, and keeps its Message-ID when it is sent again', async () => {
  const smtp = await startSmtpServer()
  const own = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Hanap <mail@hanap.example>' })
  try {
    const person = await buildSeeker(own)
    const keyword = nextWord()
    await own.call(calls.createJobAlert, { body: instant(keyword) }, { as: person })
    await buildJob(own.db, { title: keyword })
    const received = (times: number) =>
      eventually(() => {
        const all = smtp.received.filter(({ to }) => to === person.email)
        expect(all).toHaveLength(times)
        return all.map(({ content }) => content.replaceAll(/\r\n[ \t]+/g, ' '))
      })
    const [mail] = await received(1)
    expect(mail).toMatch(
      /^List-Unsubscribe: ?<http:\/\/ph\.[^>]+\/job-alerts\/unsubscribe\?token=u\.[\w.-]+>/m,
    )
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const [, address = ''] = /^List-Unsubscribe: ?<(.+?)>/m.exec(mail ?? '') ?? []
    const { host, pathname, search } = new URL(address)
    const send = (method: string, headers: Record<string, string> = {}) =>
      own.send(method, pathname + search, {
        headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
      })
    const isActive = async () => (await own.call(calls.listJobAlerts, {}, { as: person })).data[0]?.is_active
    await send('GET')
    await send('POST', { origin: 'https://evil.example' })
    expect(await isActive()).toBe(true)
    expect((await send('POST')).status).toBe(200)
    expect(await isActive()).toBe(false)
    // As after a crash between the server's answer and the mark: nothing says that it was sent.
    await own.connection.sql`
      update mails set sent_at = null, due_at = now(), html = 'again', text = 'again'
      where to_address = ${person.email}`
    await own.connection.sql`select pg_notify('mails', '')`
    const ids = (await received(2)).map(content => /^Message-ID: *(\S+)/im.exec(content)?.[1])
    expect(ids[0]).toMatch(/^<\w+@hanap\.example>$/)
    expect(ids[1]).toBe(ids[0])
  } finally {
    await own.close()
    await smtp.close()
  }
})

describe('managing', () => {
  test('the same search again is the same alert, and another person’s is not found', async () => {
    const person = await buildSeeker(app)
    const stranger = await buildSeeker(app)
    const keyword = nextWord()
    const alert = await create(person, { keyword })
    expect((await create(person, { keyword, frequency_id: 2 })).id).toBe(alert.id)
    expect(await listOf(person)).toHaveLength(1)
    const params = { id: alert.id }
    const update = { params, body: { frequency_id: 1 as const } }
    expect((await app.call(calls.updateJobAlert, update, { as: stranger })).status).toBe(404)
    expect((await app.call(calls.deleteJobAlert, { params }, { as: stranger })).status).toBe(404)
    expect((await app.call(calls.deleteJobAlert, { params }, { as: person })).status).toBe(200)
    expect(await listOf(person)).toEqual([])
  })

  test('a paused alert finds nothing, and resumed only what comes then', async () => {
    const person = await buildSeeker(app)
    const keyword = nextWord()
    const alert = await create(person, { keyword })
    const set = async (body: { is_active?: boolean; keyword?: string }) =>
      (await app.call(calls.updateJobAlert, { params: { id: alert.id }, body }, { as: person })).data
    expect((await set({ is_active: false })).is_active).toBe(false)
    await buildJob(app.db, { title: `While paused ${keyword}` })
    await isCaughtUp()
    await set({ is_active: true })
    await buildJob(app.db, { title: `After that ${keyword}` })
    await hasFound(person, alert.id, 1)
    const other = nextWord()
    expect((await set({ keyword: other })).new_count).toBe(0)
    await buildJob(app.db, { title: `Once more ${keyword}` })
    await buildJob(app.db, { title: `Other ${other}` })
    await isCaughtUp()
    await hasFound(person, alert.id, 1)
  })

  test('an unknown value of a filter is refused by its name', async () => {
    const person = await buildSeeker(app)
    const answer = await app.call(
      calls.createJobAlert,
      { body: { filters: { job_locations: [99_999_999] } } },
      { as: person },
    )
    expect(answer.status).toBe(422)
    expect(answer.errors.job_locations).toHaveLength(1)
  })

  test('the dry run names the very jobs of the last seven days', async () => {
    const keyword = nextWord()
    const [first, second] = await buildJobs(
      app.db,
      { title: `First ${keyword}`, published_at: daysAgo(1) },
      { title: `Second ${keyword}`, published_at: daysAgo(6), location_id: cebu?.id ?? 0 },
      { title: `Third ${keyword}`, published_at: daysAgo(8) },
    )
    await eventually(async () => {
      const { data } = await app.call(calls.previewJobAlert, { body: { keyword } })
      expect(data.jobs.map(({ id }) => id)).toEqual([first, second])
      expect(data).toMatchObject({ total_num: 2, is_more: false })
    })
    const misspelt = await app.call(calls.previewJobAlert, { body: { keyword: `${keyword}x` } })
    expect(misspelt.data.total_num).toBe(0)
  })

  test('a creation that fails says so in the reader’s language, with the support address', async () => {
    const person = await buildSeeker(app)
    await app.connection.sql.unsafe('alter table job_alerts add constraint nothing check (false) not valid')
    try {
      const ask = (language: number) =>
        app.call(calls.createJobAlert, { body: { keyword: nextWord() } }, { as: person, language })
      const english = await ask(1)
      expect(english.status).toBe(500)
      expect(english.message).toBe(
        'Failed to enable job alert. Please contact support at support@hanap.example for assistance.',
      )
      expect(english.errors.error).toEqual([english.message])
      expect((await ask(9)).message).toBe(
        'No se ha podido activar la alerta de empleo. Escribe a support@hanap.example para pedir ayuda.',
      )
    } finally {
      await app.connection.sql.unsafe('alter table job_alerts drop constraint nothing')
    }
  })
})

describe('a visitor', () => {
  const ask = async (email: string, keyword: string) =>
    app.call(
      calls.createJobAlert,
      { body: instant(keyword, { email } as Partial<NewAlert>) },
      {
        as: await buildGuest(app),
      },
    )
  const tokenIn = (text: string | undefined, page: 'confirm' | 'unsubscribe') =>
    new RegExp(`/job-alerts/${page}\\?token=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''

  test('gets an account named by the address, one confirmation message and nothing else until it is confirmed', async () => {
    const email = 'maria.santos@visitor.example.com'
    const [one, two] = [nextWord(), nextWord()]
    const created = await ask(email, one)
    expect(created.status).toBe(200)
    expect(created.data).toMatchObject({ email, keyword: one, is_confirmed: false })
    expect((await ask(email, two)).status).toBe(200)
    const [account] = await app.connection.sql`
      select first_name, password_hash, terms_accepted_at, is_email_verified, awaits_confirmation
      from accounts where email = ${email}`
    expect(account).toEqual({
      first_name: 'maria.santos',
      password_hash: null,
      terms_accepted_at: null,
      is_email_verified: false,
      awaits_confirmation: true,
    })
    await buildJobs(app.db, { title: one }, { title: two })
    await isCaughtUp()
    await app.call(sendResetCode, { body: { email } })
    await app.call(sendPasswordLink, { body: { email } })
    const logIn = await app.call(loginSeeker, { body: { email, password: TEST_PASSWORD } })
    expect(logIn.status).toBe(401)
    const mails = await caughtMails(app.db, email, 1)
    await isCaughtUp()
    expect(await countMails(app.db, email)).toBe(1)

    const token = tokenIn(mails[0]?.text, 'confirm')
    const link = await app.call(calls.readJobAlertLink, { query: { token } })
    expect(link.data).toMatchObject({ kind: 'confirm', email })
    expect(link.data.alerts).toHaveLength(2)
    const confirmed = await app.call(calls.confirmJobAlerts, { body: { token } })
    expect(confirmed.data.alerts).toHaveLength(2)
    const [, second] = await caughtMails(app.db, email, 2)
    expect(second?.text).toContain('/set-password?token=')
    await buildJob(app.db, { title: `Now ${one}` })
    const [, , third] = await caughtMails(app.db, email, 3)
    expect(third?.text).toContain('Now')
    expect((await app.call(calls.confirmJobAlerts, { body: { token } })).data.alerts).toEqual([])
  })

  test('names an address', async () => {
    const nameless = await app.call(calls.createJobAlert, { body: { keyword: 'nurse' } })
    expect(nameless.status).toBe(422)
    expect(nameless.errors.email).toHaveLength(1)
  })

  test('the link of any mail ends the alert without a session; reading it does not, and a forged one does nothing', async () => {
    const person = await buildSeeker(app)
    const keyword = nextWord()
    const alert = await create(person, instant(keyword))
    await buildJob(app.db, { title: keyword })
    const [mail] = await caughtMails(app.db, person.email, 1)
    const token = tokenIn(mail?.text, 'unsubscribe')
    const link = await app.call(calls.readJobAlertLink, { query: { token } })
    expect(link.data).toMatchObject({ kind: 'unsubscribe', alerts: [{ id: alert.id }] })
    expect((await listOf(person))[0]?.is_active).toBe(true)
    const forged = await app.call(calls.unsubscribeJobAlert, { body: { token: `${token.slice(0, -1)}!` } })
    expect(forged.status).toBe(422)
    for (const _ of [1, 2])
      expect((await app.call(calls.unsubscribeJobAlert, { body: { token } })).status).toBe(200)
    expect((await listOf(person))[0]?.is_active).toBe(false)
  })
})
