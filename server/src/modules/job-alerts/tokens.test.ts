import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../db/client.ts'
import { freshDatabase } from '../../testing/database.ts'
import { createLinkTokens } from './tokens.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const migration = readFileSync(
  new URL('../../db/migrations/0074_job_alert_position.sql', import.meta.url),
  'utf8',
)
const signedBy = (secret: Buffer, text: string) =>
  `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`

/** As it was when position and secret stood in one table; what came after is then done again. */
const migrateFrom = (before: { secret: Buffer; xid: string; seq: string }) =>
  database.begin(async trx => {
    await trx.unsafe('drop table if exists job_alert_position, job_alert_link_secret, job_alert_reader')
    await trx.unsafe('create table job_alert_reader (xid xid8, seq bigint, secret bytea not null)')
    await trx`insert into job_alert_reader values (${before.xid}::xid8, ${before.seq}::bigint, ${before.secret})`
    await trx.unsafe(migration)
  })

test('links that were signed before position and secret were parted are still read', async () => {
  const secret = randomBytes(32)
  await migrateFrom({ secret, xid: '77', seq: '5' })
  const { read, sign } = createLinkTokens()
  expect(await read(database.db, signedBy(secret, 'u.alert1'))).toEqual({
    kind: 'unsubscribe',
    alertId: 'alert1',
  })
  expect(await sign(database.db, { kind: 'unsubscribe', alertId: 'alert1' })).toBe(
    signedBy(secret, 'u.alert1'),
  )
  const minutes = Math.ceil(Date.now() / 60_000) + 5
  expect(await read(database.db, signedBy(secret, `c.account1.${minutes.toString(36)}`))).toEqual({
    kind: 'confirm',
    accountId: 'account1',
    until: new Date(minutes * 60_000),
  })
  expect(await read(database.db, signedBy(randomBytes(32), 'u.alert1'))).toBeUndefined()
  const rows = await database.sql`select xid::text, seq::text from job_alert_position`
  expect(rows).toEqual([{ xid: '77', seq: '5' }])
})

test('a link whose time is over, and what is none, are no links', async () => {
  const { read, sign } = createLinkTokens()
  const over = await sign(database.db, { kind: 'confirm', accountId: 'a', until: new Date(0) })
  for (const token of [over, '', '.', 'u.alert1', `${over}x`])
    expect(await read(database.db, token)).toBeUndefined()
})
