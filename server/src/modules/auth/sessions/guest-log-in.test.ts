import * as calls from '@hanap/contracts/auth/auth.calls'
import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, TEST_PASSWORD } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const said = {
  country_id: marketByKey('sg').id,
  language_id: languageByCode('ja')?.id ?? 0,
  device_name: 'Pixel 9',
  device_type: 'mobile_web',
  device_uuid: 'uuid-1',
  device_udid: 'udid-1',
  fcm_token_web: 'a token',
}
const kept = { device_id: 'uuid-1', device_name: 'Pixel 9', device_type: 'mobile_web', device_udid: 'udid-1' }

const sessionsWith = (accountId: string | null) =>
  app.connection.sql`
    select device_id, device_name, device_type, device_udid, market, language from sessions
    where device_id = 'uuid-1' and account_id is not distinct from ${accountId}`

describe('a guest log-in', () => {
  test('keeps market, language and device, also of a session that goes on', async () => {
    const first = await app.call(calls.loginGuest, { body: { device_uuid: 'uuid-1' } })
    expect(await sessionsWith(null)).toMatchObject([
      { device_id: 'uuid-1', device_name: null, language: null },
    ])
    const second = await app.call(calls.loginGuest, { body: said }, { as: first.data.session })
    expect(second.status).toBe(200)
    expect(await sessionsWith(null)).toMatchObject([{ ...kept, market: 'sg', language: 'ja' }])
  })

  test('what it said of the device goes on with a log-in there, and is shown among the sessions', async () => {
    const { id, email } = await buildSeeker(app)
    const guest = (await app.call(calls.loginGuest, { body: said })).data.session
    const { session } = (
      await app.call(
        calls.loginSeeker,
        { body: { email, password: TEST_PASSWORD } },
        { as: guest, market: 'my' },
      )
    ).data
    expect(await sessionsWith(id)).toMatchObject([{ ...kept, market: 'my', language: 'ja' }])
    const { sessions } = (await app.call(calls.listSessions, {}, { as: session })).data
    expect(sessions[0]).toMatchObject({
      device_name: 'Pixel 9',
      device_type: 'mobile_web',
      country_key: 'my',
    })
    expect(sessions[1]).toMatchObject({ device_name: null, device_type: null })
  })

  test.each([
    ['country_id', { country_id: 99_999 }],
    ['language_id', { language_id: 11 }],
    ['device_name', { device_name: 'x'.repeat(201) }],
  ])('with a %s that is none is refused', async (field, wrong) => {
    const refused = await app.call(calls.loginGuest, { body: { ...said, ...wrong } })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })
})
