import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { listSavedJobs, searchJobsByBody } from '@hanap/contracts/jobs/jobs.calls'
import { listCases } from '@hanap/contracts/operators/cases.calls'
import {
  logInOperator,
  logOutOperator,
  readOperator,
  readOperatorSetUp,
  sendOperatorCode,
  setUpOperator,
} from '@hanap/contracts/operators/operators.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildVerifiedSeeker } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { operatorCommands } from '../admin-commands.ts'
import { buildOperator, codeOf, OPERATOR_PASSWORD, type TestOperator } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) =>
  operatorCommands(() => 'http://operator.localhost').operator?.run({
    connection: app.connection,
    args,
    dataDir: '',
    bucket: undefined,
  })
const tokenOf = (text: string | undefined) => /token=(\S+)/.exec(text ?? '')?.[1] ?? ''
const logIn = ({ email, secret }: TestOperator, inSeconds = 0, password = OPERATOR_PASSWORD) =>
  app.call(logInOperator, { body: { email, password, code: codeOf(secret, inSeconds) } })
const minutesPass = (minutes: number) =>
  sql`update operator_sessions set last_act_at = last_act_at - make_interval(mins => ${minutes})`.execute(
    app.db,
  )

describe('an account made by the command line', () => {
  test('is set up once by its link, with a password and a code of the authenticator', async () => {
    const token = tokenOf(await run('add', 'New@Example.com'))
    await expect(run('add', 'new@example.com')).rejects.toThrow('is an operator already')
    const { data } = await app.call(readOperatorSetUp, { query: { token } })
    expect(data.email).toBe('New@Example.com')
    expect(data.otpauth_url).toContain(`secret=${data.secret}`)
    const send = (code: string, password = 'twelve letters and more') =>
      app.call(setUpOperator, { body: { token, password, code } })
    expect((await send(codeOf(data.secret), 'short')).status).toBe(422)
    expect((await send('000000')).status).toBe(422)
    const set = await send(codeOf(data.secret))
    expect(set.status).toBe(200)
    const as = { token: set.data.session.token }
    expect((await app.call(readOperator, {}, { as })).data.operator).toMatchObject({
      email: 'New@Example.com',
      is_locked: false,
    })
    expect((await send(codeOf(data.secret, 30))).status).toBe(410)
    expect((await app.call(readOperatorSetUp, { query: { token } })).status).toBe(410)
    expect(await run('list')).toContain('New@Example.com')
  })

  test('a link is over after a day, and nothing is known by default', async () => {
    const token = tokenOf(await run('add', 'late@example.com'))
    const operator = { email: 'late@example.com', secret: '', id: '', token: '' }
    const body = { email: operator.email, password: OPERATOR_PASSWORD, code: '000000' }
    expect((await app.call(logInOperator, { body })).status).toBe(401)
    await sql`update operators set set_up_expires_at = now() where email = 'late@example.com'`.execute(app.db)
    expect((await app.call(readOperatorSetUp, { query: { token } })).status).toBe(410)
    expect(await run('list')).toContain('reset')
  })

  test('reset and remove end its sessions, and the name stays in the log', async () => {
    const operator = await buildOperator(app)
    expect((await app.call(readOperator, {}, { as: operator })).status).toBe(200)
    expect(tokenOf(await run('reset', operator.email))).not.toBe('')
    expect((await app.call(readOperator, {}, { as: operator })).status).toBe(401)
    expect((await logIn(operator)).status).toBe(401)
    const other = await buildOperator(app)
    await run('remove', other.email)
    expect((await app.call(readOperator, {}, { as: other })).status).toBe(401)
    expect((await logIn(other)).status).toBe(401)
    await expect(run('remove', other.email)).rejects.toThrow('There is no operator')
  })
})

describe('log-in', () => {
  test('needs the address, the password and a code, and does not tell which was wrong', async () => {
    const operator = await buildOperator(app)
    const { email, secret } = operator
    const answers = await Promise.all([
      logIn(operator, 0, 'another long secret'),
      app.call(logInOperator, { body: { email, password: OPERATOR_PASSWORD, code: '000000' } }),
      app.call(logInOperator, {
        body: { email: 'nobody@example.com', password: OPERATOR_PASSWORD, code: codeOf(secret) },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect((await logIn(operator)).status).toBe(200)
  })

  test('each code works once, also of two at the same moment', async () => {
    const operator = await buildOperator(app)
    const both = await Promise.all([logIn(operator), logIn(operator)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logIn(operator)).status).toBe(401)
    expect((await logIn(operator, 30)).status).toBe(200)
    // The one of now comes before the one that was used.
    expect((await logIn(operator)).status).toBe(401)
  })

  test('clocks may differ by one step and no more', async () => {
    for (const [seconds, status] of [
      [-30, 200],
      [30, 200],
      [-90, 401],
      [90, 401],
    ] as const)
      expect((await logIn(await buildOperator(app), seconds)).status, String(seconds)).toBe(status)
  })

  test('full-width digits and blanks are digits', async () => {
    const { email, secret } = await buildOperator(app)
    const code = codeOf(secret).replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
    const body = { email, password: OPERATOR_PASSWORD, code: `${code.slice(0, 3)} ${code.slice(3)}` }
    expect((await app.call(logInOperator, { body })).status).toBe(200)
  })

  test('tries are limited by account, wherever they come from', async () => {
    const limited = await startTestApp({ LIMIT_SCALE: '1' })
    const body = { email: 'guessed@example.com', password: 'a guess', code: '123456' }
    const statuses = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await limited.call(logInOperator, { body })).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
    await limited.close()
  })
})

describe('a session', () => {
  test('asks for the next code after half an hour without an act, and lets nothing else through', async () => {
    const operator = await buildOperator(app)
    await minutesPass(29)
    expect((await app.call(listCases, {}, { as: operator })).status).toBe(200)
    await minutesPass(29)
    expect((await app.call(listCases, {}, { as: operator })).status).toBe(200)
    await minutesPass(31)
    expect((await app.call(listCases, {}, { as: operator })).status).toBe(403)
    expect((await app.call(readOperator, {}, { as: operator })).data.operator.is_locked).toBe(true)
    const code = codeOf(operator.secret)
    expect((await app.call(sendOperatorCode, { body: { code } }, { as: operator })).status).toBe(200)
    expect((await app.call(listCases, {}, { as: operator })).status).toBe(200)
    await minutesPass(31)
    expect((await app.call(sendOperatorCode, { body: { code } }, { as: operator })).status).toBe(422)
  })

  test('ends with five wrong codes, with its hours, and by log-out', async () => {
    const operator = await buildOperator(app)
    await minutesPass(31)
    for (const status of [422, 422, 422, 422, 401])
      expect((await app.call(sendOperatorCode, { body: { code: '000000' } }, { as: operator })).status).toBe(
        status,
      )
    expect((await app.call(readOperator, {}, { as: operator })).status).toBe(401)

    const late = await buildOperator(app)
    const { rows } = await sql<{ hours: number }>`
      select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
      from operator_sessions where operator_id = ${late.id}`.execute(app.db)
    expect(rows[0]?.hours).toBe(12)
    await sql`update operator_sessions set expires_at = now() where operator_id = ${late.id}`.execute(app.db)
    expect((await app.call(readOperator, {}, { as: late })).status).toBe(401)

    const leaving = await buildOperator(app)
    expect((await app.call(logOutOperator, { body: {} }, { as: leaving })).status).toBe(200)
    expect((await app.call(readOperator, {}, { as: leaving })).status).toBe(401)
  })

  test('is of no use to the marketplace, and no session of the marketplace is one', async () => {
    const operator = await buildOperator(app)
    const public_ = await app.call(searchJobsByBody, { body: {} }, { as: operator })
    expect(public_.status).toBe(403)
    expect((await app.call(listSavedJobs, {}, { as: operator })).status).toBe(403)
    for (const as of [
      await buildVerifiedSeeker(app),
      await buildRecruiter(app, { companyId: await buildCompany(app.db) }),
    ])
      expect((await app.call(listCases, {}, { as })).status).toBe(403)
  })

  test('its calls are on their host alone, and no others are there', async () => {
    const operator = await buildOperator(app)
    const host = (name: string) => ({ headers: { host: name } })
    for (const name of ['localhost', 'employer.localhost', 'ph.localhost', 'elsewhere.example'])
      expect((await app.call(listCases, {}, { as: operator, ...host(name) })).status).toBe(404)
    const body = { email: 'ana@example.com', password: 'whatever it is' }
    expect((await app.call(loginSeeker, { body }, host('operator.localhost'))).status).toBe(404)
  })
})
