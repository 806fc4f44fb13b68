import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { pushKeysOf } from './push.ts'
import { InvalidSetting, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanap-push-'))
afterAll(() => rmSync(folder, { recursive: true }))

const production = {
  HANAP_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/hanap',
  SMTP_URL: 'smtp://mail.example',
}
const made = webPush.generateVAPIDKeys()
const keys = { VAPID_PUBLIC_KEY: made.publicKey, VAPID_PRIVATE_KEY: made.privateKey }

test('keys that are configured are used, with the operator’s address', () => {
  expect(pushKeysOf(readSettings({ ...production, ...keys }))).toEqual({
    ...made,
    subject: 'mailto:support@hanap.example',
  })
})

test('without keys production pushes nothing', () => {
  expect(pushKeysOf(readSettings(production))).toBeUndefined()
})

test('elsewhere keys are made once, and kept for nobody else to read', () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data') })
  const first = pushKeysOf(settings)
  expect(first?.publicKey).toMatch(/^[\w-]{87}$/)
  expect(pushKeysOf(settings)).toEqual(first)
  expect(statSync(join(folder, 'data/vapid.json')).mode & 0o777).toBe(0o600)
})

test.each([
  ['one key alone', { VAPID_PUBLIC_KEY: made.publicKey }],
  ['a key of another length', { ...keys, VAPID_PRIVATE_KEY: 'short' }],
  ['a subject that is no address', { ...keys, VAPID_SUBJECT: 'us' }],
])('the start is refused with %s', (_, wrong) => {
  expect(() => readSettings({ ...production, ...wrong })).toThrow(InvalidSetting)
})
