import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  type JourneyVariant,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { askAs } from '../harness/people.ts'
import { interfaceTexts, useOwnSite, useSite } from '../harness/site.ts'
import { openDocument, writtenSection } from './open-document.ts'

const WRITTEN = 'I keep bees at Honey House.'
const REWRITTEN = 'I led 300 people at Honey House.'
const OWN = 'I like bees.'

/** Somebody with enough in their profile, at the summary of a document. */
const atSummary = async (site: JourneySite, variant: JourneyVariant, isLooking = true) => {
  const opened = await openDocument(site, variant, {
    sections: [writtenSection('s1', 'summary', [{ text: OWN }])],
    language: variant.language,
  })
  const { token, page } = opened
  const post = (path: string, body: object, method = 'POST') =>
    askAs(site, method, `/api/jobseekers/${path}`, token, body)
  await post('work-experiences/create', { job_title: 'Beekeeper', company_name: 'Honey House' })
  await post('skills/update', { skills: ['Queen rearing', 'Hive care'] }, 'PATCH')
  if (isLooking) await post('job-preferences/create', { job_title: 'Head beekeeper' })
  await opened.show('?open=s1')
  const summary = page.locator('#s-s1')
  const t = interfaceTexts(variant.language)
  return {
    ...opened,
    t,
    summary,
    field: page.locator('[data-part="s1 s1e0 text"]'),
    fresh: summary.getByRole('heading', { name: t('summary.result') }),
    press: (key: 'summary.write' | 'summary.rewrite' | 'summary.accept' | 'summary.discard') =>
      summary.getByRole('button', { name: t(key), exact: true }).click(),
    stored: async () => (await opened.sections()).find(({ kind }) => kind === 'summary')?.entries[0]?.text,
  }
}

describe.skipIf(!browserPath)(`the summary writer${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const instructions: string[] = []
  let isBroken = false
  const model = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] }
    instructions.push(messages[0]?.content ?? '')
    if (isBroken) {
      response.writeHead(500).end()
      return
    }
    const content = 'text' in JSON.parse(messages[1]?.content ?? '') ? REWRITTEN : WRITTEN
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    response.end('data: [DONE]\n\n')
  })
  const PORT = 10_000 + (process.pid % 10_000)
  beforeAll(() => new Promise<void>(resolve => model.listen(PORT, '127.0.0.1', resolve)))
  afterAll(() => model.close())
  const site = useOwnSite({ AI_BASE_URL: `http://127.0.0.1:${PORT}/v1`, AI_MODEL: 'test' })

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'shows its text beside what stands, marks what the profile does not say, and writes nothing unasked, $name',
    { timeout: 120_000 },
    async variant => {
      const { page, context, complaints, t, summary, field, fresh, press, stored } = await atSummary(
        site,
        variant,
      )
      await summary.getByText(t('summary.by_model')).first().waitFor()
      await press('summary.write')
      await fresh.waitFor()
      await expect.poll(() => summary.locator('.summary-text ins').allTextContents()).toEqual([WRITTEN])
      await expect.poll(() => summary.locator('.summary-text del').allTextContents()).toEqual([OWN])
      await expect.poll(() => summary.getByRole('checkbox').count()).toBe(0)
      expect(await findingsAt(page, variant.options)).toEqual([])
      await press('summary.discard')
      await fresh.waitFor({ state: 'detached' })
      await expect.poll(() => field.inputValue()).toBe(OWN)
      await expect.poll(() => stored()).toBe(OWN)

      await press('summary.rewrite')
      await fresh.waitFor()
      await expect.poll(() => summary.locator('.summary-text mark').allTextContents()).toContain('300')
      await press('summary.accept')
      await fresh.waitFor()
      await expect.poll(() => stored()).toBe(OWN)
      await summary.getByRole('checkbox').check()
      await press('summary.accept')
      await expect.poll(() => field.inputValue()).toBe(REWRITTEN)
      await expect.poll(stored).toBe(REWRITTEN)
      await fresh.waitFor({ state: 'detached' })
      expect(instructions.at(-1)).toContain(`Write in ${variant.language}`)

      if (variant.options.javaScriptEnabled !== false) {
        await page.getByRole('button', { name: t('builder.undo') }).click()
        await expect.poll(stored).toBe(OWN)
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each([englishOnDesk, japaneseWithoutScript])(
    'says that nothing could be written, and leaves the text, $name',
    async variant => {
      const { page, context, t, press, stored } = await atSummary(site, variant)
      isBroken = true
      await press('summary.write')
      await page.getByRole('alert').getByText(t('errors.writer_unavailable')).waitFor()
      isBroken = false
      await expect.poll(() => stored()).toBe(OWN)
      await context.close()
    },
  )

  test('asks who has not said it what they look for', async () => {
    const { context, summary, t } = await atSummary(site, englishOnDesk, false)
    const link = summary.getByRole('link', { name: t('personal.preferenceAdd') })
    await expect.poll(() => link.getAttribute('href')).toMatch(/job-preferences%2Fnew$/)
    await expect.poll(() => summary.getByRole('button', { name: t('summary.write') }).count()).toBe(0)
    await context.close()
  })
})

describe.skipIf(!browserPath)(`without a language model${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test('there is no summary writer', async () => {
    const { context, summary, field, t } = await atSummary(site, englishOnDesk)
    await field.waitFor()
    await expect.poll(() => summary.getByText(t('builder.writer')).count()).toBe(0)
    await context.close()
  })
})
