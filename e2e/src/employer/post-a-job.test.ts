import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
  japaneseOnDesk,
} from '../harness/journey-variants.ts'
import { applyToJob, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { sendForm, signUpRecruiter } from './sign-up-recruiter.ts'

const variants = [englishOnDesk, arabicOnPhone, japaneseOnDesk, englishWithoutScript]

const fillAd = async (page: Page) => {
  await page.locator('input[name="workplace"][value="on_site"]').check()
  await page.locator('[name="place"]').fill('Manila')
  await page.locator('[name="job_type_id"]').selectOption({ index: 1 })
  await page.locator('[name="salary_range_from"]').fill('25000')
  await page.locator('[name="description"]').fill('# The work\n\n- Feed the bees\n- Count the hives')
}

describe.skipIf(!browserPath)(`posting a job${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(variants)(
    'signs up → writes a draft that is kept → publishes → is found → closes → opens again → the seeker is still interested, $name',
    async variant => {
      const { language, prefix, options } = variant
      const t = interfaceTexts(language)
      const place = variants.indexOf(variant)
      const title = `Beekeeper ${['alpha', 'beta', 'gamma', 'delta'][place]}`
      const { page, context, complaints } = await openPage(site.browser, options)
      await signUpRecruiter(page, site, variant, `poster${place}@example.com`, `Hives of ${title}`)

      await page.getByRole('heading', { level: 1, name: t('employer.myJobs') }).waitFor()
      await page.locator('#job_title').fill(title)
      await sendForm(page)
      await page.getByRole('heading', { level: 1, name: t('ads.draftHeading') }).waitFor()
      await page.getByRole('button', { name: t('ads.publish') }).click()
      await page.getByRole('alert').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      // Workplace and type stand as most have them.
      await expect.poll(() => page.locator('.field-error').count()).toBe(2)
      if (options.javaScriptEnabled !== false) {
        // Refused again after a saving: the draft is still the same person's, and the next saving is taken.
        const saved = page.waitForResponse('**/autosave')
        await page.locator('[name="description"]').fill('You look after forty hives of bees.')
        await saved
        await page.getByRole('button', { name: t('ads.publish') }).click()
        await expect.poll(() => page.locator('.field-error').count()).toBe(1)
        const savedAgain = page.waitForResponse('**/autosave')
        await page.locator('[name="description"]').fill('You look after fifty hives of bees.')
        expect((await savedAgain).status()).toBe(200)
      }

      await fillAd(page)
      if (options.javaScriptEnabled !== false) {
        await page.getByRole('heading', { name: t('ads.ready') }).waitFor()
        await page.locator('[name="description"]').fill('')
        await page
          .locator('#findings')
          .getByRole('link', { name: t('job.description') })
          .waitFor()
        // What is still to be saved when a page is loaded anew comes to it later (`autosave.test.ts`).
        const last = page.waitForRequest(
          request =>
            request.url().endsWith('/autosave') && request.postData()?.includes('Count the hives') === true,
        )
        await fillAd(page)
        await page.getByRole('heading', { name: t('ads.ready') }).waitFor()
        expect((await (await last).response())?.status()).toBe(200)
        await keptAsTyped(page, variant)
        await page.reload()
        await expect.poll(() => page.locator('[name="salary_range_from"]').inputValue()).toBe('25000')
        await expect.poll(() => page.locator('[name="expired_at"]').inputValue()).toBe('')
        // Sent while a draft is being saved: both name the same revision, and neither is refused.
        await page.route('**/autosave', async route => {
          await new Promise(resolve => setTimeout(resolve, 500))
          await route.continue()
        })
        const saving = page.waitForRequest('**/autosave')
        await page.locator('[name="salary_range_to"]').fill('30,000')
        await saving
      }
      await page.getByRole('button', { name: t('ads.preview') }).click()
      await page.getByText(t('ads.previewText')).waitFor()
      await expect
        .poll(() => page.locator('.prose li').allTextContents())
        .toEqual(['Feed the bees', 'Count the hives'])
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('link', { name: t('ads.backToEdit') }).click()
      await page.getByRole('button', { name: t('ads.publish') }).click()
      await page.getByText(t('ads.published')).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      const jobId = /jobs\/([^/?]+)/.exec(page.url())?.[1] ?? ''

      await page.getByRole('button', { name: t('ads.duplicate') }).click()
      await page.getByRole('heading', { level: 1, name: t('ads.draftHeading') }).waitFor()
      await page.locator('summary', { hasText: t('ads.deleteDraft') }).click()
      await page.getByRole('button', { name: t('ads.deleteDraft') }).click()
      await page.getByText(t('ads.draftDeleted')).waitFor()
      await page.goto(new URL(`${prefix}/jobs/${jobId}/edit`, page.url()).href)
      expect(await page.locator('.marks-bar').isVisible()).toBe(options.javaScriptEnabled !== false)
      if (options.javaScriptEnabled !== false) {
        await untilStarted(page)
        await page.locator('[name="description"]').fill('Bees')
        await page.getByRole('button', { name: t('ads.markHeading'), exact: true }).press('Enter')
        expect(await page.locator('[name="description"]:focus').inputValue()).toBe('## Bees')
        const show = page.getByRole('button', { name: t('ads.markShow'), exact: true })
        await show.press('Enter')
        await page.locator('.description-shown .prose').getByRole('heading', { name: 'Bees' }).waitFor()
        await expect.poll(() => page.locator('[name="description"]').isVisible()).toBe(false)
        expect(await findingsAt(page, options)).toEqual([])
        await show.press('Enter')
        await page.locator('[name="description"]').waitFor()
        await page.locator('summary', { hasText: t('ads.questions') }).click()
        // One empty question is offered at a time.
        const more = page.locator('summary', { hasText: t('ads.addQuestion') }).filter({ visible: true })
        await more.click()
        await expect.poll(() => more.count()).toBe(2)
        await expect.poll(() => page.locator('[name="question.0.text"]').isVisible()).toBe(true)
      }
      await page.goto(new URL(`${prefix}/jobs/${jobId}`, page.url()).href)

      const reader = await openPage(site.browser, options)
      await expect
        .poll(async () => {
          await reader.page.goto(site.at(`${prefix}/job-search?query=${encodeURIComponent(title)}`))
          return reader.page.getByText(title, { exact: true }).count()
        })
        .toBeGreaterThan(0)

      const email = `keen${place}@example.com`
      const seeker = await registerSeeker(site, { email, first_name: 'Mara' })
      await applyToJob(site, jobId, seeker.token)
      await page.getByRole('link', { name: t('ads.closeAd') }).click()
      await page.getByRole('heading', { level: 1, name: t('ads.closeAd') }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      const told = page.getByRole('status').filter({ hasText: t('ads.closeTold', { count: 1 }) })
      await expect.poll(() => told.isVisible()).toBe(options.javaScriptEnabled !== false)
      if (options.javaScriptEnabled !== false) {
        await page.locator('[name="keeps"]').first().check()
        await page.getByText(t('ads.closeStay', { count: 1 })).waitFor()
        await page.locator('[name="keeps"]').first().uncheck()
      }
      await page.locator('#message').fill('The bees thank you.')
      await page.locator('#reason').selectOption('filled_here')
      await page.getByRole('button', { name: t('ads.closeAd'), exact: true }).click()
      await page.getByRole('button', { name: t('ads.reopen') }).waitFor()
      await page.getByRole('button', { name: t('ads.reopen') }).click()
      await page.getByText(t('ads.published')).waitFor()

      await logIn(reader.page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await reader.page.goto(site.at(`${prefix}/applied-jobs/${jobId}`))
      await reader.page.getByText('The bees thank you.').waitFor()
      expect(await findingsAt(reader.page, options)).toEqual([])
      await reader.page.getByRole('button', { name: t('account.stillInterestedYes') }).click()
      await reader.page.locator('summary', { hasText: t('account.withdraw') }).waitFor()
      await expect.poll(() => reader.page.getByText(t('account.stillInterested')).count()).toBe(0)

      expect(complaints).toEqual([])
      await reader.context.close()
      await context.close()
    },
  )
})

/** Until what was typed is saved. */
const keptAsTyped = async (page: Page, { language }: JourneyVariant) => {
  const [before] = interfaceTexts(language)('ads.saved', { time: '…' }).split('…')
  await page
    .getByRole('status')
    .filter({ hasText: before?.trim() ?? '' })
    .waitFor()
}
