import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import {
  arabicInTheDark,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useOwnSite, useSite } from '../harness/site.ts'

const post = (site: JourneySite, token: string, path: string, body: object, method = 'POST') =>
  fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const isTakenOver = (page: Page) => takenOver(page.locator('#summary form').first())

/** A seeker with or without something to say, at one of their job preferences. */
const atPreference = async (
  site: JourneySite,
  { language, prefix, options }: JourneyVariant,
  isFull = true,
) => {
  const { email, token } = await registerSeeker(site)
  if (isFull) {
    const work = { job_title: 'Beekeeper', company_name: 'Honey House', from: '2019-01', to: '2022-12' }
    await post(site, token, 'work-experiences/create', work)
    await post(site, token, 'educations/create', { school: 'School of Bees' })
    await post(site, token, 'skills/update', { skills: ['Queen rearing', 'Hive care'] }, 'PATCH')
  }
  const made = await post(site, token, 'job-preferences/create', { job_title: 'Head beekeeper' })
  const { id } = (await made.json()).data
  const opened = await openPage(site.browser, options)
  const { page } = opened
  const path = `${prefix}/job-preferences/${id}`
  await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(path)}`))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(JOURNEY_PASSWORD)
  await page.locator('form.form [type="submit"]').click()
  await page.waitForURL(url => url.pathname.endsWith(id))
  if (options.javaScriptEnabled !== false) await isTakenOver(page)
  return { ...opened, t: interfaceTexts(language), summary: page.locator('#summary'), id }
}

/** Without script the rules of accessibility cannot be run in the page. */
const looksWell = async (page: Page, { options }: JourneyVariant) => {
  if (options.javaScriptEnabled === false) return
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  expect(await findingsOf(page)).toEqual([])
}

describe.skipIf(!browserPath)(`a career summary${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicInTheDark, englishWithoutScript])(
    'is written from the profile, compared, marked, accepted and shown, $name',
    async way => {
      const { page, context, complaints, t, summary } = await atPreference(site, way)
      const press = (key: 'summary.write' | 'summary.rewrite' | 'summary.accept' | 'summary.discard') =>
        summary.getByRole('button', { name: t(key), exact: true }).click()
      const fresh = summary.getByRole('heading', { name: t('summary.result') })
      const field = page.locator('#text')

      await summary.getByText(t('summary.by_rules')).first().waitFor()
      await press('summary.write')
      await fresh.waitFor()
      for (const fact of ['Beekeeper', 'Honey House', 'School of Bees', 'Queen rearing'])
        await expect.poll(() => summary.locator('.summary-text').textContent()).toContain(fact)
      await expect.poll(() => summary.getByRole('checkbox').count()).toBe(0)
      await looksWell(page, way)
      await press('summary.accept')
      await expect.poll(() => field.inputValue()).toContain('Honey House')
      await fresh.waitFor({ state: 'detached' })

      // What the person claims beyond the profile is marked, and looked at before it is accepted.
      if (way.options.javaScriptEnabled !== false) await isTakenOver(page)
      const before = await field.inputValue()
      await field.fill(`${before} I led 40 people.`)
      await page.locator('#rewrite_type').selectOption('4')
      await press('summary.rewrite')
      await fresh.waitFor()
      await expect.poll(() => summary.locator('.summary-text mark').allTextContents()).toContain('40')
      await expect.poll(() => summary.locator('.summary-text ins').count()).toBeGreaterThan(0)
      await expect.poll(() => summary.locator('.summary-text del').count()).toBeGreaterThan(0)
      await looksWell(page, way)
      await press('summary.accept')
      await fresh.waitFor()
      await summary.getByRole('checkbox').check()
      await press('summary.accept')
      await expect.poll(() => field.inputValue()).toContain('I led 40 people.')
      await fresh.waitFor({ state: 'detached' })

      await press('summary.write')
      await fresh.waitFor()
      await press('summary.discard')
      await fresh.waitFor({ state: 'detached' })
      await expect.poll(() => field.inputValue()).toContain('I led 40 people.')

      await page
        .getByRole('link', { name: t('personal.preferencesHeading') })
        .first()
        .click()
      await page.getByText('I led 40 people.').waitFor()
      await looksWell(page, way)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('an almost empty profile is told what to add', async () => {
    const { page, context, summary, t } = await atPreference(site, englishOnDesk, false)
    await summary.getByRole('button', { name: t('summary.write') }).click()
    await page.getByRole('alert').getByText('Work experience, Education, or Skills').waitFor()
    await context.close()
  })
})

describe.skipIf(!browserPath)(`a summary by a language model${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  let tellMore = () => {}
  let isWhole = true
  const model = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (content: string) =>
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    say('I keep bees')
    tellMore = () => {
      if (!isWhole) return response.destroy()
      say(' at Honey House.')
      return response.end('data: [DONE]\n\n')
    }
  })
  const PORT = 20_000 + (process.pid % 10_000)
  beforeAll(() => new Promise<void>(resolve => model.listen(PORT, '127.0.0.1', resolve)))
  afterAll(() => model.close())
  const site = useOwnSite({ AI_BASE_URL: `http://127.0.0.1:${PORT}/v1`, AI_MODEL: 'test' })

  test('comes while one watches, and one that breaks off changes nothing', async () => {
    const { page, context, summary, t } = await atPreference(site, englishOnDesk)
    const write = summary.getByRole('button', { name: t('summary.write') })
    const coming = summary.locator('[aria-busy] , .summary-text').getByText('I keep bees')
    await summary.getByText(t('summary.by_model')).first().waitFor()
    isWhole = false
    await write.click()
    await coming.first().waitFor()
    await summary.getByRole('status').getByText(t('summary.writing')).waitFor()
    tellMore()
    await page.getByRole('alert').getByText(t('errors.writer_unavailable')).waitFor()
    await expect.poll(() => summary.getByRole('button', { name: t('summary.accept') }).count()).toBe(0)
    isWhole = true
    await write.click()
    await coming.first().waitFor()
    tellMore()
    await summary.getByRole('button', { name: t('summary.accept') }).click()
    await expect.poll(() => page.locator('#text').inputValue()).toBe('I keep bees at Honey House.')
    await context.close()
  })
})
