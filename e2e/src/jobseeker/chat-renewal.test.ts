import { describe, expect, onTestFinished, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { giveJob } from '../harness/database.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const MESSAGES_OF_PAGE = 50

describe.skipIf(!browserPath)(`the messages of an open chat${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  const t = interfaceTexts('en')

  /** A seeker at a chat with as many messages of the recruiter's. */
  const atChat = async (count: number) => {
    const recruiter = await recruiterToken(site)
    const { email, token } = await registerSeeker(site)
    const { id: application_id } = await applyTo(site, recruiter, token)
    const first = { application_id, text: 'Text 1', client_id: crypto.randomUUID() }
    const { chat } = await askAs(site, 'POST', '/api/chats', recruiter, first)
    const write = (text: string) =>
      askAs(site, 'POST', `/api/chats/${chat.id}/messages`, recruiter, {
        client_id: crypto.randomUUID(),
        text,
      })
    for (let number = 2; number <= count; number += 1) await write(`Text ${number}`)
    const opened = await openPage(site.browser, desk)
    const { page } = opened
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`/chat/${chat.id}`))
    await untilStarted(page)
    await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
    const texts = () => page.locator('.chat-bubble .whitespace-pre-wrap').allInnerTexts()
    return { ...opened, chat, write, texts, token }
  }
  const textsOf = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `Text ${from + at}`)

  test('stay where a page that was drawn before the last of them comes late, also when its job is another company’s by then', async () => {
    const { page, context, complaints, chat, write, texts, token } = await atChat(1)
    const { jobs } = await askAs(site, 'GET', '/api/search/jobs?size=30', token)
    const other = jobs.find((each: { company_id: string }) => each.company_id !== chat.job.company_id)
    const { id, company_id: own } = chat.job
    onTestFinished(() => giveJob(site.dataDir, id, own))
    await giveJob(site.dataDir, id, other.company_id)
    let drawn = 0
    let release = () => {}
    const released = new Promise<void>(done => {
      release = done
    })
    await page.route(`**/chat/${chat.id}`, async route => {
      const { host, port, pathname } = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()), host }
      const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers })
      drawn += 1
      await released
      await route.fulfill({ response })
    })
    await write('Text 2')
    await expect.poll(() => drawn).toBe(1)
    await write('Text 3')
    await expect.poll(texts).toEqual(textsOf(1, 3))
    release()
    const lastLine = page.locator('.chat-item', { hasText: 'Text 2' })
    await lastLine.waitFor()
    expect(await texts()).toEqual(textsOf(1, 3))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('of before are shown where somebody follows the link to them, and the latest where they come back', async () => {
    const count = MESSAGES_OF_PAGE + 3
    const { page, context, complaints, write, texts } = await atChat(count)
    await expect.poll(texts).toEqual(textsOf(4, count))
    await page.getByRole('link', { name: t('chats.earlier') }).click()
    await expect.poll(texts).toEqual(textsOf(1, 3))
    await page.goBack()
    await expect.poll(texts).toEqual(textsOf(4, count))
    await write(`Text ${count + 1}`)
    await expect.poll(texts).toEqual(textsOf(4, count + 1))
    expect(complaints).toEqual([])
    await context.close()
  })
})
