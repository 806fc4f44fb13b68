import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOutage, startOutage } from '../modules/config/index.ts'
import { eventually } from '../testing/eventually.ts'
import { shownText, startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 120_000)
afterAll(() => site.close())

const statusOf = async (address: string) => (await site.visit(address)).status
const becomes = (status: number) =>
  eventually(async () => {
    expect(await statusOf('http://ph.localhost/')).toBe(status)
  })

test('an operator’s message stands on the maintenance page of both sites, in their own words', async () => {
  const db = site.connection.db
  await startOutage(db, { message: 'Back at 6 <pm>, after the “move”.' })
  await becomes(503)
  for (const address of [
    'http://ph.localhost/job-search',
    'http://employer.localhost/',
    'http://sg.localhost/zh-cn/companies',
  ]) {
    const { status, text } = await site.visit(address)
    expect(status).toBe(503)
    expect(shownText(text)).toContain('Back at 6 &lt;pm&gt;, after the “move”.')
  }
  expect(shownText((await site.visit('http://ph.localhost/')).text)).toContain('We are under maintenance.')
  await startOutage(db)
  await eventually(async () => {
    expect(shownText((await site.visit('http://ph.localhost/')).text)).not.toContain('Back at 6')
  })
  const { text } = await site.visit('http://jp.localhost/')
  expect(shownText(text)).toContain('メンテナンス')
  await endOutage(db)
  await becomes(200)
})
