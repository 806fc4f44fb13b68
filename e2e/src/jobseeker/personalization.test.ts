import type { LanguageCode } from '@hanap/markets/languages'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

interface PersonalizationVariant {
  name: string
  language: LanguageCode
  languageId: string
  prefix: string
  options: BrowserContextOptions
}

const english: PersonalizationVariant = {
  name: 'in English on a phone',
  language: 'en',
  languageId: '1',
  prefix: '',
  options: phone,
}
const ways: PersonalizationVariant[] = [
  english,
  {
    name: 'in Arabic on a phone',
    language: 'ar',
    languageId: '10',
    prefix: '/ar',
    options: { ...phone, colorScheme: 'dark' },
  },
]

interface Card {
  id: string
  job_title: string
  company_name: string | null
  company_url: string | null
}

describe.skipIf(!browserPath)(`a signed-in seeker's own jobs${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let people = 0

  const ask = async (path: string, { languageId, body }: { languageId: string; body?: object }) => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'language-id': languageId },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()).data
  }

  /** The title that most of the market's jobs have, in the way's words. */
  const wantedTitle = async ({
    languageId,
  }: PersonalizationVariant): Promise<{ id: string; label: string; count: number }> => {
    const { facets } = await ask('/api/search/jobs?size=1', { languageId })
    const [most] = facets.function_job_title_ids.toSorted(
      (a: { count: number }, b: { count: number }) => b.count - a.count,
    )
    expect(most.count).toBeGreaterThan(3)
    return { id: most.value, label: most.label, count: most.count }
  }

  /** A person who has just signed up, on the page where log-in leads. */
  const signedIn = async ({ language, languageId, prefix, options }: PersonalizationVariant) => {
    people += 1
    const account = { email: `lea.${language}.${people}@example.com`, password: 'a-long-password-7' }
    await ask('/api/auth/register', {
      languageId,
      body: { ...account, first_name: 'Lea', terms_and_condition: 1, country_key: 'ph' },
    })
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const home = encodeURIComponent(`${prefix}/onsite-job`)
    await page.goto(site.at(`${prefix}/get-started?redirect=${home}`))
    await page.locator('#email').fill(account.email)
    await page.locator('#password').fill(account.password)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(url => !url.pathname.includes('get-started'))
    return { ...opened, t: interfaceTexts(language), at: (path: string) => site.at(prefix + path) }
  }

  const addPreference = async (page: Page, t: ReturnType<typeof interfaceTexts>, title: string) => {
    await page.locator('#job_title').fill(title)
    await page.getByRole('button', { name: t('personal.preferenceAdd') }).click()
    await page.waitForURL(/\/job-preferences$/)
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  }

  const cardOf = (page: Page, id: string) => page.locator('.job', { has: page.locator(`[data-job="${id}"]`) })

  /** On a phone why the list is in its order stands where the order is chosen. */
  const openOrder = async (page: Page) => {
    await page.locator('.sorts-open').click()
    return page.locator('#sorts')
  }

  /** A list's cards that say why they fit, as they stand. */
  const fitting = (page: Page) =>
    page.locator('.job-list .job').evaluateAll(cards =>
      cards.map(card => ({
        id: card.querySelector<HTMLElement>('[data-job]')?.dataset.job ?? '',
        fits: card.querySelector('.job-fits')?.textContent ?? null,
      })),
    )

  test.each(ways)(
    'says what they look for, sees it first and why, hides a job, and sees nothing of a blocked company, $name',
    { timeout: 120_000 },
    async way => {
      const { page, context, complaints, t, at } = await signedIn(way)
      const wanted = await wantedTitle(way)

      await page.getByRole('heading', { level: 2, name: t('personal.forYouInvite') }).waitFor()
      await page.getByRole('link', { name: t('personal.preferenceAdd') }).click()
      await page.waitForURL(/\/job-preferences\/new$/)
      await page.getByRole('button', { name: t('personal.preferenceAdd') }).click()
      await page.getByRole('alert').waitFor()
      await addPreference(page, t, wanted.label)
      expect(await findingsOf(page)).toEqual([])

      await page.goto(at('/job-search'))
      await page.locator('.job-fits').first().waitFor()
      const first = await fitting(page)
      const fits = Math.min(wanted.count, first.length)
      for (const { fits: reason } of first.slice(0, fits)) expect(reason).toContain(wanted.label)
      expect(await findingsOf(page)).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)

      const own = await openOrder(page)
      await own.getByText(t('personal.fittingFirst')).waitFor()
      await own.getByRole('link', { name: t('personal.fittingPlain') }).click()
      await page.waitForURL(/\?sort=newest$/)
      const plain = await openOrder(page)
      await plain.getByRole('link', { name: t('personal.fittingShow') }).click()
      await page.waitForURL(at('/job-search'))
      await expect.poll(() => fitting(page)).toEqual(first)

      const id = first[0]?.id ?? ''
      const card = cardOf(page, id)
      const title = (await card.getByRole('heading').textContent()) ?? ''
      const hide = card.getByRole('button', { name: t('personal.hide') })
      const undo = card.getByRole('button', { name: t('personal.undo') })
      await hide.click()
      await card.getByText(t('personal.hidden')).waitFor()
      await expect.poll(() => undo.evaluate(button => button === document.activeElement)).toBe(true)
      // Else the head of the page may cover a part of what is above the card.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findingsOf(page)).toEqual([])
      await undo.click()
      await card.locator('.job-fits').waitFor()
      const isHidden = page.waitForResponse('**/hidden-jobs/create')
      await hide.click()
      await card.getByText(t('personal.hidden')).waitFor()
      expect((await isHidden).status()).toBe(200)
      await page.reload()
      await page.locator('.job-fits').first().waitFor()
      expect((await fitting(page)).map(each => each.id)).not.toContain(id)
      await page.goto(at('/hidden-jobs'))
      await page.getByRole('link', { name: title }).waitFor()
      expect(await findingsOf(page)).toEqual([])

      await page.goto(at('/onsite-job'))
      const forYou = page.locator('section', {
        has: page.getByRole('heading', { name: t('personal.forYou') }),
      })
      const link = forYou.locator('[data-job]').first()
      const seen = (await link.getAttribute('data-job')) ?? ''
      expect(seen).not.toBe(id)
      const isViewed = page.waitForResponse(`**/api/jobs/${seen}/view`)
      await link.click()
      expect((await isViewed).status()).toBe(200)
      await page.goto(at('/onsite-job'))
      await page.getByText(t('personal.forYou'), { exact: true }).waitFor()
      await expect.poll(() => forYou.locator(`[data-job="${seen}"]`).count()).toBe(0)
      await page.goto(at('/job-search'))
      await cardOf(page, seen).getByText(t('personal.seen'), { exact: true }).waitFor()

      const found = await ask(`/api/search/jobs?function_job_title_ids=${wanted.id}&size=30`, way)
      const other = found.jobs.find((job: Card) => job.id !== id && job.company_url !== null)
      await page.goto(at(other.company_url))
      await page.locator('summary', { hasText: t('personal.block') }).click()
      await page
        .locator('details')
        .getByRole('button', { name: t('personal.block') })
        .click()
      await page.getByText(t('personal.isBlocked')).waitFor()
      await expect.poll(() => page.locator('.job-rows .job').count()).toBe(0)
      await page.goto(at(`/job-search?query=${encodeURIComponent(other.job_title)}`))
      await page.locator('.search-list .job, .search-list .empty').first().waitFor()
      await expect.poll(() => cardOf(page, other.id).count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('without script hiding and deleting are forms, each with a way back', {
    timeout: 60_000,
  }, async () => {
    const way = { ...english, options: { ...desk, javaScriptEnabled: false } }
    const { page, context, t, at } = await signedIn(way)
    const { label } = await wantedTitle(way)
    await page.goto(at('/job-preferences/new'))
    await addPreference(page, t, label)

    await page.goto(at('/job-search?jobType=full-time'))
    const id = (await page.locator('[data-job]').first().getAttribute('data-job')) ?? ''
    await cardOf(page, id)
      .getByRole('button', { name: t('personal.hide') })
      .click()
    await page.waitForURL(/\/hidden-jobs\?/)
    await page.getByRole('button', { name: t('personal.undo') }).click()
    await page.waitForURL(/\/job-search\?jobType=full-time$/)
    await expect.poll(() => cardOf(page, id).count()).toBe(1)

    await page.goto(at('/job-preferences'))
    await page.getByRole('button', { name: t('personal.preferenceDelete') }).click()
    await page.getByText(t('personal.preferencesEmptyTitle')).waitFor()
    await page.getByRole('button', { name: t('personal.undo') }).click()
    await page.getByRole('heading', { level: 2, name: label }).waitFor()
    await page.getByText(t('personal.preferenceMain'), { exact: true }).waitFor()
    await context.close()
  })

  test('a job that could not be hidden stays, and the reason is said', { timeout: 60_000 }, async () => {
    const { page, context, t, at } = await signedIn(english)
    await page.goto(at('/job-search'))
    const card = page.locator('.job').first()
    const hide = card.getByRole('button', { name: t('personal.hide') })
    await takenOver(hide)
    await page.route('**/hidden-jobs/create', route => route.abort())
    await hide.click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.network') })
      .waitFor()
    await card.getByRole('button', { name: t('personal.hide') }).waitFor()
    await context.close()
  })

  test('a visitor’s pages carry nothing of it', async () => {
    const t = interfaceTexts('en')
    for (const path of ['/', '/job-search', '/nurse-jobs']) {
      const html = await (await fetch(site.at(path).replace('ph.localhost', '127.0.0.1'))).text()
      expect(html).toContain('data-job')
      for (const text of [t('personal.hide'), t('personal.seen'), t('personal.hiddenHeading'), 'own-order'])
        expect(html).not.toContain(text)
    }
  })
})
