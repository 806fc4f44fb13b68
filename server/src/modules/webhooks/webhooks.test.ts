import { randomUUID } from 'node:crypto'
import { changeApplicants, undoApplicantChange } from '@hanap/contracts/job-applications/applicants.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { closeEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import * as calls from '@hanap/contracts/recruiters/programs/webhooks.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSecondApp } from '../../testing/second-app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildEmployer } from '../job-applications/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { isSigned, startWebhookReceiver } from './receiver.factory.ts'
import { endWebhooksOf } from './webhooks-store.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  // What is undone is undone before anybody is told.
  app = await startTestApp({ MOVE_NOTICE_SECONDS: '600' })
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const create = (as: TestPerson, url: string, events: readonly (typeof calls.webhookEvents)[number][]) =>
  app.call(calls.createWebhook, { body: { url, events: [...events] } }, { as })
const list = async (as: TestPerson) => (await app.call(calls.listWebhooks, {}, { as })).data.webhooks
const deliveries = async (as: TestPerson, id: string) =>
  (await app.call(calls.listDeliveries, { params: { id }, query: {} }, { as })).data.deliveries
const again = (as: TestPerson, id: string, deliveryId: string) =>
  app.call(calls.sendDeliveryAgain, { params: { id, deliveryId } }, { as })
const move = async (as: TestPerson, id: string, stage: number) => {
  const moved = await app.call(
    applications.moveApplicant,
    { params: { id }, body: { pipeline_stage_id: stage } },
    { as },
  )
  expect(moved.status).toBe(200)
}
/** Time passes for what waits: pauses end. */
const afterPauses = (webhookId: string) => app.connection.sql`
  with rested as (update webhooks set rests_until = '-infinity' where id = ${webhookId})
  update webhook_deliveries set due_at = now() where webhook_id = ${webhookId} and state = 'waiting'`

const ALL = calls.webhookEvents
const IN_REVIEW = 3
const INTERVIEW = 4

/** A company with a webhook of all events, whose ping has arrived. */
const build = async (events: readonly (typeof calls.webhookEvents)[number][] = ALL) => {
  const employer = await buildEmployer(app)
  const owner = await buildRecruiter(app, { companyId: employer.companyId })
  const path = `/${randomUUID()}`
  const { webhook, secret } = (await create(owner, `${receiver.origin}${path}`, events)).data
  await eventually(() => expect(receiver.of(path)).toHaveLength(1))
  const told = () => receiver.of(path).filter(({ type }) => type !== 'ping')
  return { ...employer, owner, path, id: webhook.id, secret, told }
}

describe('a webhook', () => {
  test('tells of an application that comes, moves and is withdrawn, and of an ad that closes: by ids and stages, signed', async () => {
    const { owner, jobId, path, secret, told, id } = await build()
    const seeker = await buildSeeker(app)
    const applicationId = await buildApplication(app, jobId, seeker)
    await move(owner, applicationId, INTERVIEW)
    await app.call(withdrawApplication, { params: { id: applicationId } }, { as: seeker })
    await app.call(
      closeEmployerJob,
      { params: { id: jobId }, body: { reason: 'filled_here' } },
      { as: owner },
    )
    await eventually(() => expect(told()).toHaveLength(4))
    expect(told().map(({ type, data }) => [type, data])).toEqual([
      [
        'application_created',
        {
          application_id: applicationId,
          job_id: jobId,
          pipeline_stage_key: 'applied',
          former_pipeline_stage_key: null,
        },
      ],
      [
        'application_moved',
        {
          application_id: applicationId,
          job_id: jobId,
          pipeline_stage_key: 'interview',
          former_pipeline_stage_key: 'applied',
        },
      ],
      [
        'application_withdrawn',
        {
          application_id: applicationId,
          job_id: jobId,
          pipeline_stage_key: 'withdrawn',
          former_pipeline_stage_key: 'interview',
        },
      ],
      ['job_closed', { job_id: jobId }],
    ])
    for (const each of receiver.raw(path)) {
      expect(isSigned(secret, each)).toBe(true)
      expect(isSigned(secret, { ...each, body: each.body.replace('}', ' }') })).toBe(false)
    }
    await eventually(async () =>
      expect(
        (await deliveries(owner, id)).map(({ event, state, status, answer }) => [
          event,
          state,
          status,
          answer,
        ]),
      ).toEqual(
        ['job_closed', 'application_withdrawn', 'application_moved', 'application_created', 'ping'].map(
          event => [event, 'delivered', 200, 'ok'],
        ),
      ),
    )
    const [newest] = await deliveries(owner, id)
    expect(newest?.body).toBe(receiver.raw(path).at(-1)?.body)
  })

  test('tells of nothing else than it was made for, and of no other company', async () => {
    const { owner, jobId, told } = await build(['application_moved'])
    const other = await build()
    const applicationId = await buildApplication(app, jobId, await buildSeeker(app))
    await move(owner, applicationId, IN_REVIEW)
    await eventually(() => expect(told().map(({ type }) => type)).toEqual(['application_moved']))
    expect(other.told()).toEqual([])
  })

  test('of an unverified company tells what its recruiters see: nothing of ads that they did not write', async () => {
    const { companyId, jobId, told } = await build()
    const imported = await buildJob(app.db, { company_id: companyId, recruiter_id: null })
    await buildApplication(app, imported, await buildSeeker(app))
    const own = await buildApplication(app, jobId, await buildSeeker(app))
    const ids = () => told().map(({ data }) => data.application_id)
    await eventually(() => expect(ids()).toEqual([own]))
    await app.connection.sql`update companies set is_verified = true where id = ${companyId}`
    const seen = await buildApplication(app, imported, await buildSeeker(app))
    await eventually(() => expect(ids()).toEqual([own, seen]))
  })

  test('tells of a bulk and of its undo, each applicant in order', async () => {
    const { owner, jobId, told } = await build(['application_moved'])
    const seekers = await Promise.all(Array.from({ length: 5 }, () => buildSeeker(app)))
    const ids = await Promise.all(seekers.map(seeker => buildApplication(app, jobId, seeker)))
    const bulk = await app.call(
      changeApplicants,
      { body: { filter: { job_id: jobId }, expected_num: 5, pipeline_stage_id: INTERVIEW } },
      { as: owner },
    )
    await app.call(undoApplicantChange, { body: { undo_id: bulk.data.undo_id } }, { as: owner })
    await eventually(() => expect(told()).toHaveLength(10))
    for (const id of ids)
      expect(
        told()
          .filter(({ data }) => data.application_id === id)
          .map(({ data }) => data.pipeline_stage_key),
      ).toEqual(['interview', 'applied'])
  })

  test('is shown without its secret, which its company alone could have', async () => {
    const { owner, id, secret, path, companyId } = await build()
    const stranger = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    const [shown] = await list(owner)
    expect(shown).toMatchObject({ id, url: `${receiver.origin}${path}`, failing_since: null, waiting_num: 0 })
    expect(JSON.stringify([shown, await deliveries(owner, id)])).not.toContain(secret)
    expect(await list(stranger)).toEqual([])
    const refused = await app.call(calls.listDeliveries, { params: { id }, query: {} }, { as: stranger })
    expect([refused.status, (await again(stranger, id, '1')).status]).toEqual([404, 404])
    expect((await create(viewer, 'https://hr.example.com', ['job_closed'])).status).toBe(403)
    const log = await app.call(readAuditLog, {}, { as: owner })
    expect(log.data.entries.map(({ action }) => action)).toEqual(['webhook_created'])
  })

  test('that is deleted, or whose company is suspended, tells nothing more', async () => {
    const one = await build()
    const other = await build()
    const stranger = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const remove = (as: TestPerson) => app.call(calls.deleteWebhook, { params: { id: one.id } }, { as })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(one.owner)).status).toBe(200)
    expect((await remove(one.owner)).status).toBe(404)
    await app.db.transaction().execute(trx => endWebhooksOf(trx, other.companyId))
    for (const { jobId, owner } of [one, other]) {
      await buildApplication(app, jobId, await buildSeeker(app))
      expect(await list(owner)).toEqual([])
    }
    const left = await app.connection.sql`
      select from webhook_deliveries where webhook_id = any (${[one.id, other.id]})`
    expect(left).toHaveLength(0)
  })
})

describe('a machine that does not take it', () => {
  test('is asked again after a pause; what comes after for the same application waits, others go on', async () => {
    const { owner, jobId, path, told, id } = await build()
    const first = await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(() => expect(told()).toHaveLength(1))
    // What is sent is at fault: the machine itself does not rest.
    receiver.answers.set(path, { status: 400, body: 'no such stage' })
    await move(owner, first, INTERVIEW)
    await eventually(async () =>
      expect((await deliveries(owner, id))[0]).toMatchObject({ attempts: 1, state: 'waiting', status: 400 }),
    )
    receiver.answers.delete(path)
    await move(owner, first, IN_REVIEW)
    const other = await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(() => expect(told().map(({ data }) => data.application_id)).toContain(other))
    expect(told().filter(({ data }) => data.pipeline_stage_key === 'in_review')).toEqual([])
    const [, later] = await deliveries(owner, id)
    expect(later).toMatchObject({ event: 'application_moved', state: 'waiting', attempts: 0 })
    await afterPauses(id)
    await eventually(() => expect(told()).toHaveLength(5))
    const moves = told().filter(({ data }) => data.application_id === first)
    expect(moves.map(({ data }) => data.pipeline_stage_key)).toEqual([
      'applied',
      'interview',
      'interview',
      'in_review',
    ])
    // The same delivery under the same id, by which its receiver knows it.
    expect(new Set(moves.map(each => each.id)).size).toBe(3)
  })

  test.each([
    [
      { status: 503, body: 'later' },
      { problem: 'status', status: 503, answer: 'later' },
    ],
    [
      { status: 302, headers: { location: '/elsewhere' } },
      { problem: 'status', status: 302 },
    ],
    [
      { status: 500, body: 'x'.repeat(2_000_000) },
      { problem: 'status', answer: 'x'.repeat(1000) },
    ],
    [
      { status: 500, body: 'a\0b' },
      { problem: 'status', answer: 'ab' },
    ],
  ] as const)('%o is seen, and nobody is led elsewhere', async (answer, expected) => {
    const { owner, jobId, path, id } = await build()
    receiver.answers.set(path, answer)
    await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(async () =>
      expect((await deliveries(owner, id))[0]).toMatchObject({ state: 'waiting', attempts: 1, ...expected }),
    )
    expect(receiver.of('/elsewhere')).toEqual([])
    const [shown] = await list(owner)
    expect(shown).toMatchObject({ waiting_num: 1, failing_since: expect.any(String) })
  })

  test('rests after it failed, so that others are not kept waiting, and is asked again by hand', async () => {
    const { owner, jobId, path, id, told } = await build()
    receiver.answers.set(path, { status: 503 })
    for (let index = 0; index < 3; index += 1) await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(async () => expect((await deliveries(owner, id))[2]?.attempts).toBe(1))
    expect((await deliveries(owner, id)).map(({ attempts }) => attempts)).toEqual([0, 0, 1, 1])
    receiver.answers.delete(path)
    const [, , oldest] = await deliveries(owner, id)
    expect((await again(owner, id, oldest?.id ?? '')).status).toBe(200)
    await eventually(() => expect(told()).toHaveLength(4))
    // The machine has it a moment before its answer is written down.
    await eventually(async () =>
      expect((await list(owner))[0]).toMatchObject({ failing_since: null, waiting_num: 0 }),
    )
  })

  test('gets a delivery that it took once more by hand, under the same id', async () => {
    const { owner, id, path } = await build()
    const [ping] = await deliveries(owner, id)
    expect((await again(owner, id, ping?.id ?? '')).status).toBe(200)
    await eventually(() => expect(receiver.raw(path)).toHaveLength(2))
    expect(new Set(receiver.raw(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await again(owner, id, '999999999')).status).toBe(404)
  })

  test('is given up after 24 hours', async () => {
    const { owner, jobId, path, id } = await build()
    receiver.answers.set(path, { status: 503 })
    await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(async () => expect((await deliveries(owner, id))[0]?.attempts).toBe(1))
    await app.connection.sql`
      update webhook_deliveries set expires_at = now() where webhook_id = ${id} and state = 'waiting'`
    await afterPauses(id)
    await eventually(async () =>
      expect((await deliveries(owner, id))[0]).toMatchObject({ state: 'failed', due_at: null }),
    )
  })

  test('that never answers costs 5 seconds', async () => {
    const { owner, jobId, path, id } = await build()
    receiver.answers.set(path, 'silent')
    await buildApplication(app, jobId, await buildSeeker(app))
    await eventually(async () =>
      expect((await deliveries(owner, id))[0]).toMatchObject({ problem: 'timeout', attempts: 1 }),
    )
    const [silent] = await deliveries(owner, id)
    expect(silent?.took_ms).toBeGreaterThan(4900)
    expect(silent?.took_ms).toBeLessThan(9000)
  })
})

test('two processes deliver each once', async () => {
  const second = await startSecondApp(app)
  try {
    const { jobId, told } = await build()
    const seekers = await Promise.all(Array.from({ length: 8 }, () => buildSeeker(app)))
    const ids = await Promise.all(seekers.map(seeker => buildApplication(app, jobId, seeker)))
    await eventually(() => expect(told()).toHaveLength(8))
    expect(
      told()
        .map(({ data }) => data.application_id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  } finally {
    await second.close()
  }
})

describe('making one', () => {
  test.each([
    ['url', { url: 'not an address', events: ['job_closed'] }],
    ['url', { url: 'ftp://hr.example.com', events: ['job_closed'] }],
    ['events', { url: 'https://hr.example.com', events: [] }],
    ['events.0', { url: 'https://hr.example.com', events: ['everything'] }],
  ])('is refused for its %s', async (field, body) => {
    const owner = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const answer = await app.send('POST', calls.createWebhook.path, {
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, [field]])
  })

  test('ends at ten, also at once', async () => {
    const owner = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const made = await Promise.all(
      Array.from({ length: 14 }, () => create(owner, `${receiver.origin}/many`, ['job_closed'])),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  test('in production takes public https addresses alone', async () => {
    const production = await startTestApp({ HANAP_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
    const owner = await buildRecruiter(production, { companyId: await buildCompany(production.db) })
    const statusOf = async (url: string) =>
      (await production.call(calls.createWebhook, { body: { url, events: ['job_closed'] } }, { as: owner }))
        .status
    for (const url of [
      'http://hr.example.com',
      'https://127.0.0.1',
      'https://[::1]',
      'https://localhost',
      'https://hr.internal',
      'https://hr.example.com:8443',
      'https://me:secret@hr.example.com',
    ])
      expect([url, await statusOf(url)]).toEqual([url, 422])
    expect(await statusOf('https://hr.example.com/hanap?a=b')).toBe(200)
    await production.close()
  })
})
