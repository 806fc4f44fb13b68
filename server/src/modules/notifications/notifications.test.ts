import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSockets } from '../../sockets/sockets.ts'
import { freshDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { caughtMails, countMails } from './factory.ts'
import { type NotificationsModule, notificationsModule } from './index.ts'
import { isMailStopped } from './mail/bounces.ts'
import { startSmtpServer } from './mail/smtp-server.factory.ts'
import type { NotificationRequest } from './notifier.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let module: NotificationsModule
const errors: unknown[] = []

beforeEach(async () => {
  database = await freshDatabase()
  await database.sql`
    insert into accounts (id, kind, email, email_key, first_name, country_key, language, source)
    values ('a1', 'seeker', 'ana@example.com', 'ana@example.com', 'Ana', 'ph', 'en', 'web')`
  errors.length = 0
})
afterEach(async () => {
  await stop()
  await database.close()
})

const createModule = (smtpUrl?: string) =>
  notificationsModule({
    db: database.db,
    listener: database.listener,
    sockets: createSockets(),
    push: { keys: undefined, isPublicOnly: true },
    siteAddress: site => `https://${site}.hanap.example`,
    supportEmail: 'support@hanap.example',
    endedSessions: async () => [],
    smtp: smtpUrl === undefined ? undefined : { url: smtpUrl, from: 'Hanap <no-reply@hanap.example>' },
    onError: error => errors.push(error),
  })

const start = async (smtpUrl?: string) => {
  module = createModule(smtpUrl)
  await module.start?.()
  for (const worker of module.workers ?? []) await worker.start()
}

const stop = async (stopped = module) => {
  for (const worker of stopped.workers ?? []) await worker.stop()
  await stopped.stop?.()
}

const post = (key: string, email = 'ana@example.com'): NotificationRequest => ({
  recipient: { accountId: 'a1', email, name: 'Ana', language: 'en', market: 'ph' },
  key,
  event: { kind: 'applied', job: 'Nurse', jobId: 'j1', company: 'Acme' },
})

const send = (...posts: NotificationRequest[]) =>
  database.db.transaction().execute(trx => module.notifier.notify(trx, posts))

test('a mail is caught, listed and read', async () => {
  await start()
  await send(post('one'))
  const [mail] = await caughtMails(database.db, 'ana@example.com', 1)
  expect(await module.catcher.list()).toEqual([
    {
      id: mail?.id,
      address: 'ana@example.com',
      name: 'Ana',
      language: 'en',
      subject: 'Application sent: Nurse',
      caughtAt: expect.any(Date),
    },
  ])
  const read = await module.catcher.read(mail?.id ?? '')
  expect(read?.text).toContain('Acme has received your application for Nurse.')
  expect(await module.catcher.read('nomail')).toBeUndefined()
})

test('mails that are due are counted while nobody sends them', async () => {
  module = createModule()
  await database.db.transaction().execute(trx => module.notifier.notify(trx, [post('k1'), post('k2')]))
  await database.sql`update mails set due_at = now() - interval '90 seconds' where dedupe_key = 'k1'`
  const due = await module.queues?.mails?.()
  expect(due?.due).toBe(2)
  expect(due?.overdueSeconds).toBeGreaterThanOrEqual(90)
})

test('a mail about the same thing goes out once', async () => {
  await start()
  await send(post('same'), post('same'))
  await Promise.all([send(post('same')), send(post('same'))])
  await caughtMails(database.db, 'ana@example.com', 1)
  expect(await countMails(database.db, 'ana@example.com')).toBe(1)
})

test('a mail whose cause did not come about is none', async () => {
  await start()
  const failing = database.db.transaction().execute(async trx => {
    await module.notifier.notify(trx, [post('undone')])
    throw new Error('planted')
  })
  await expect(failing).rejects.toThrow('planted')
  expect(await countMails(database.db, 'ana@example.com')).toBe(0)
})

test('mails that waited while no worker ran go out when one starts', async () => {
  await start()
  await stop()
  await send(post('waiting'))
  expect(await module.catcher.list()).toEqual([])
  await start()
  await caughtMails(database.db, 'ana@example.com', 1)
})

test('two workers share the work and send nothing twice', async () => {
  await start()
  const first = module
  await start()
  const keys = Array.from({ length: 30 }, (_, index) => `mail ${index}`)
  await send(...keys.map(key => post(key)))
  expect(await caughtMails(database.db, 'ana@example.com', 30)).toHaveLength(30)
  await stop(first)
})

test('a mail that a killed worker had goes out when its time is over', async () => {
  await start()
  await stop()
  await send(post('held'))
  const held = async (until: string) =>
    database.sql.unsafe(`update mails set attempts = 1, due_at = now() + interval '${until}'`)
  await held('1 hour')
  await start()
  expect(await module.catcher.list()).toEqual([])
  await held('0')
  await database.sql`select pg_notify('mails', '')`
  await caughtMails(database.db, 'ana@example.com', 1)
})

test('an SMTP server gets the mail with a Message-ID of its own, and its text is kept no longer', async () => {
  const smtp = await startSmtpServer()
  await start(smtp.url)
  await send(post('smtp', 'ben@example.com'))
  await eventually(() => expect(smtp.received).toHaveLength(1))
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'no-reply@hanap.example', to: 'ben@example.com' })
  const row = await eventually(async () => {
    const [found] = await database.sql`select id, html, text from mails where sent_at is not null`
    if (!found) throw new Error('not marked yet')
    return found
  })
  expect(row).toMatchObject({ html: null, text: null })
  expect(mail?.content).toContain(`Message-ID: <${row.id}@hanap.example>`)
  expect(mail?.content).toContain('Auto-Submitted: auto-generated')
  expect(mail?.content).toMatch(/text\/plain[\s\S]*text\/html/)
  await smtp.close()
})

test('a mail that the server refuses for now is tried again later, under the same Message-ID, and given up in the end', async () => {
  const smtp = await startSmtpServer({ refusals: 1 })
  await start(smtp.url)
  await send(post('later', 'ben@example.com'))
  const mail = async () => {
    const [row] = await database.sql`
      select attempts, sent_at, failed_at, last_error, extract(epoch from due_at - now())::int as wait from mails`
    return row
  }
  await eventually(async () => expect(await mail()).toMatchObject({ last_error: expect.any(String) }))
  expect(await mail()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
  expect((await mail())?.wait).toBeGreaterThan(50)
  expect(errors).toHaveLength(1)

  await database.sql`update mails set due_at = now()`
  await database.sql`select pg_notify('mails', '')`
  await eventually(() => expect(smtp.received).toHaveLength(1))
  await eventually(async () => expect((await mail())?.sent_at).toBeInstanceOf(Date))
  await smtp.close()
})

test.each([
  ['jöran@example.com', 'jöran@example.com'],
  ['用户@例え.テスト', '用户@例え.テスト'],
  ['ben@bücher.example', 'ben@xn--bcher-kva.example'],
])('a mail to %s goes out with SMTPUTF8 where it needs that', async (address, sent) => {
  const smtp = await startSmtpServer()
  await start(smtp.url)
  await send(post('utf8', address))
  await eventually(() => expect(smtp.received).toHaveLength(1))
  expect(smtp.received[0]?.to).toBe(sent)
  await smtp.close()
})

test('a server that lacks SMTPUTF8 makes a bounce of what needs it, and goes on with the rest', async () => {
  const smtp = await startSmtpServer({ hasUtf8: false })
  await start(smtp.url)
  await send(post('utf8', 'jöran@example.com'), post('ascii', 'ben@bücher.example'))
  await eventually(() => expect(smtp.received).toHaveLength(1))
  expect(smtp.received[0]?.to).toBe('ben@xn--bcher-kva.example')
  await eventually(async () => expect(await isMailStopped(database.db, 'Jöran@example.com')).toBe(true))
  const [row] =
    await database.sql`select attempts, failed_at from mails where to_address = 'jöran@example.com'`
  expect(row).toMatchObject({ attempts: 1, failed_at: expect.any(Date) })
  expect(errors).toEqual([])
  await smtp.close()
})

test('after the last try a mail is given up and kept for the operator', async () => {
  const smtp = await startSmtpServer({ refusals: 100 })
  await start(smtp.url)
  await send(post('never', 'ben@example.com'))
  const tried = (count: number) =>
    eventually(async () => {
      const [row] = await database.sql`select attempts, failed_at, last_error from mails`
      if (row?.attempts !== count || row.last_error === null) throw new Error(`${row?.attempts} tries`)
      return row
    })
  for (let count = 1; count <= 5; count += 1) {
    expect((await tried(count)).failed_at).toBeNull()
    await database.sql`update mails set due_at = now(), last_error = null`
    await database.sql`select pg_notify('mails', '')`
  }
  await eventually(async () => expect((await tried(6)).failed_at).toBeInstanceOf(Date))
  await smtp.close()
})
