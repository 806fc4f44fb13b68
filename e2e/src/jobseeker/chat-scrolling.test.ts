import { describe, expect, test } from 'vitest'
import { browserPath, holdRouter, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

/** As high as a window. */
const LONG = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n')

describe.skipIf(!browserPath)(`a long conversation${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** A seeker's chat that a recruiter has answered with several windows of text. */
  const startLongChat = async () => {
    const recruiter = await recruiterToken(site)
    const { jobs } = await askAs(site, 'GET', '/api/job-applications/recruiters/jobs', recruiter)
    const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
    const seeker = await registerSeeker(site)
    const { chat } = await askAs(site, 'POST', '/api/chats', seeker.token, {
      job_id: job.id,
      text: 'Hello',
      client_id: crypto.randomUUID(),
    })
    const answer = (text: string) =>
      askAs(site, 'POST', `/api/chats/${chat.id}/messages`, recruiter, {
        text,
        client_id: crypto.randomUUID(),
      })
    for (const text of [LONG, LONG, 'When can you start?']) await answer(text)
    return { id: chat.id, email: seeker.email, answer }
  }

  test.each([englishOnDesk, arabicOnPhone, englishWithoutScript, japaneseWithoutScript])(
    'opens at its newest message, also before there is script, $name',
    async ({ prefix, options }) => {
      const { id, email } = await startLongChat()
      const { page } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await holdRouter(page)
      await page.goto(site.at(`${prefix}/chat/${id}`))
      const newest = page.locator('.chat-message', { hasText: 'When can you start?' })
      const [list, message] = [await page.locator('.chat-scroll').boundingBox(), await newest.boundingBox()]
      if (!list || !message) throw new Error('The conversation is not drawn')
      expect(message.y).toBeGreaterThan(list.y)
      expect(message.y + message.height).toBeLessThanOrEqual(list.y + list.height)
      expect(message.y + message.height).toBeGreaterThan(list.y + list.height - 48)
    },
  )

  test('a press during which the script takes the page over stays on what was pressed', async () => {
    const { id, email } = await startLongChat()
    const { page, complaints } = await openPage(site.browser)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    const release = await holdRouter(page)
    await page.goto(site.at(`/chat/${id}`))
    await page.evaluate(() => {
      const targets: (EventTarget | null)[] = []
      Object.assign(window, { isSameTarget: () => targets.length === 2 && targets[0] === targets[1] })
      for (const type of ['mousedown', 'click'])
        addEventListener(type, ({ target }) => targets.push(target), { capture: true })
    })
    const list = page.locator('.chat-scroll')
    const place = await list.boundingBox()
    if (!place) throw new Error('The conversation is not drawn')
    await page.mouse.move(place.x + 100, place.y + place.height / 2)
    await page.mouse.down()
    release()
    await takenOver(list)
    await page.mouse.up()
    expect(await page.evaluate(() => Object(window).isSameTarget())).toBe(true)
    expect(complaints).toEqual([])
  })

  test.each([englishOnDesk, arabicOnPhone])(
    'what is read further up stays where it is as messages come, and one press leads to them, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { id, email, answer } = await startLongChat()
      const { page, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/chat/${id}`))
      await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
      const read = page.locator('.chat-message').nth(1)
      await read.evaluate(element => element.scrollIntoView())
      const top = async () => (await read.boundingBox())?.y ?? Number.NaN
      const before = await top()
      await answer(LONG)
      const isNew = page.getByRole('button', { name: t('chats.newNum', { count: 1 }) })
      await isNew.waitFor()
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
      await isNew.click()
      await isNew.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.chat-scroll').evaluate(list => list.scrollTop)).toBe(0)
      expect(complaints).toEqual([])
    },
  )
})
