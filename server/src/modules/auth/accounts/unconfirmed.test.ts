import { marketByKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { registerUnconfirmed, sweepUnconfirmed } from './unconfirmed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('an account whose address is not confirmed in seven days is gone', async () => {
  const market = marketByKey('ph')
  if (!market) throw new Error('there is no Philippine market')
  const ages = { 'early@example.com': '6 days 23 hours', 'late@example.com': '7 days 1 hour' }
  for (const [email, age] of Object.entries(ages)) {
    await app.db.transaction().execute(trx => registerUnconfirmed(trx, email, { market, language: 'en' }))
    await app.connection.sql`
      update accounts set created_at = now() - ${age}::text::interval where email = ${email}`
  }
  await sweepUnconfirmed(app.db)
  const left = await app.connection.sql`select email from accounts where email = any(${Object.keys(ages)})`
  expect(left.map(({ email }) => email)).toEqual(['early@example.com'])
})
