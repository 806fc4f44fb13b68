import { describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { applyToJob, askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`notes on jobs${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** A seeker at a job that they have saved and applied to. */
  const atJob = async ({ language, prefix, options }: JourneyVariant) => {
    const { email, token } = await registerSeeker(site)
    const { jobs } = await askAs(site, 'GET', '/api/search/jobs?size=30', token)
    const job: { id: string; job_url: string } = jobs.find(
      (each: { external_apply_url: string | null }) => each.external_apply_url === null,
    )
    await askAs(site, 'POST', '/api/jobs/saved-jobs', token, { job_id: job.id })
    await applyToJob(site, job.id, token)
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const path = prefix + job.job_url
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(path)}`))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(url => url.pathname.includes('/job/'))
    const field = page.locator(`#note-${job.id}`)
    const hasScript = options.javaScriptEnabled !== false
    return {
      ...opened,
      t: interfaceTexts(language),
      field,
      form: page.locator('form', { has: field }),
      job: { ...job, path },
      hasScript,
      open: async (to: string) => {
        await page.goto(site.at(prefix + to))
        if (hasScript) await takenOver(field)
      },
    }
  }

  test.each([englishOnDesk, arabicOnPhone, englishWithoutScript])(
    'one is written on the job page, read on the cards of saved and applied jobs, and deleted, $name',
    async way => {
      const { page, context, complaints, t, field, form, job, hasScript, open } = await atJob(way)
      const said = form.getByRole('status')
      const save = form.getByRole('button', { name: t('personal.noteSave') })

      await open(job.job_url)
      await page.getByText(t('personal.noteAdd'), { exact: true }).click()
      await field.fill('Ask for the night shift.\nBring papers.')
      if (hasScript) {
        await field.press('Tab')
        await page.getByRole('heading', { level: 1 }).click()
        await said.getByText(t('personal.noteSaved')).waitFor()
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
        await page.evaluate(() => scrollTo(0, 0))
        expect(await findingsOf(page)).toEqual([])
      } else {
        await save.click()
        await page.waitForURL(/#note-/)
      }

      for (const path of ['/saved-jobs', '/applied-jobs', job.job_url]) {
        await open(path)
        await expect.poll(() => field.inputValue()).toBe('Ask for the night shift.\nBring papers.')
        await page.getByText(t('personal.noteHelp')).waitFor()
      }

      await open('/applied-jobs')
      await field.fill('They called.')
      await save.click()
      if (hasScript) await said.getByText(t('personal.noteSaved')).waitFor()
      else await page.waitForURL(/\/applied-jobs#note-/)
      await open('/saved-jobs')
      await expect.poll(() => field.inputValue()).toBe('They called.')

      await form.getByRole('button', { name: t('personal.noteDelete') }).click()
      if (hasScript) await said.getByText(t('personal.noteDeleted')).waitFor()
      else await page.waitForURL(/\/saved-jobs#note-/)
      await open(job.job_url)
      await page.getByText(t('personal.noteAdd'), { exact: true }).waitFor()
      await expect.poll(() => field.inputValue()).toBe('')

      const visitor = await openPage(site.browser, way.options)
      await visitor.page.goto(site.at(job.path))
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => visitor.page.locator(`#note-${job.id}`).count()).toBe(0)
      await visitor.context.close()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('what could not be saved stays in the field and says so, and is saved by another try', async () => {
    const { page, context, t, field, form, job, open } = await atJob(englishOnDesk)
    await open(job.job_url)
    await page.getByText(t('personal.noteAdd'), { exact: true }).click()
    await page.route('**/api/jobs/*/note', route => route.abort('connectionreset'))
    await field.fill('Salary was 30,000.')
    await page.getByRole('heading', { level: 1 }).click()
    await form.getByText(t('personal.noteNotSaved')).waitFor()
    await expect.poll(() => field.inputValue()).toBe('Salary was 30,000.')
    await expect.poll(() => form.getByRole('status').textContent()).toBe('')
    await page.goto(site.at(job.path))
    await form.getByText(t('personal.noteNotSaved')).waitFor()
    await expect.poll(() => field.inputValue()).toBe('Salary was 30,000.')
    await page.unroute('**/api/jobs/*/note')
    await form.getByRole('button', { name: t('personal.noteSave') }).click()
    await form.getByText(t('personal.noteSaved')).waitFor()
    await open(job.job_url)
    await expect.poll(() => field.inputValue()).toBe('Salary was 30,000.')
    await context.close()
  })

  test.each([
    { name: 'before the next page', held: '**/job-search' },
    { name: 'after the next page', held: '**/api/jobs/*/note' },
  ])(
    'one that could not be saved as its page was left is told on the next, and is back in its field: its answer comes $name',
    async ({ held }) => {
      const { page, context, t, field, form, job, open } = await atJob(englishOnDesk)
      await open(job.job_url)
      await page.getByText(t('personal.noteAdd'), { exact: true }).click()
      const limited = {
        status: 429,
        contentType: 'application/json',
        body: '{"message":"Too much.","errors":{}}',
      }
      await page.route('**/api/jobs/*/note', route => route.fulfill(limited))
      const { promise: hasCome, resolve: release } = Promise.withResolvers<void>()
      await page.route(held, async route => {
        await hasCome
        await route.fallback()
      })
      await field.fill('Ask for Ana.')
      await page.getByRole('contentinfo').getByRole('link').first().click()
      if (held.endsWith('/job-search')) await form.getByText(t('personal.noteNotSaved')).waitFor()
      else await page.waitForURL(site.at('/job-search'))
      release()
      await page.waitForURL(site.at('/job-search'))
      await page.getByRole('alert').getByText(t('personal.noteNotSaved')).waitFor()
      await page.goto(site.at(job.path))
      await form.getByText(t('personal.noteNotSaved')).waitFor()
      await expect.poll(() => field.inputValue()).toBe('Ask for Ana.')
      await page.locator('.my-account').click()
      await page.getByRole('button', { name: t('common.logOut') }).click()
      await page.waitForURL(site.at('/'))
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
        .not.toContain('Ask for Ana.')
      await context.close()
    },
  )

  test('one on a job that has closed is read and deleted on its page', async () => {
    const { page, context, t, field, form, job, open } = await atJob(englishOnDesk)
    await open(job.job_url)
    await page.getByText(t('personal.noteAdd'), { exact: true }).click()
    await field.fill('They were kind.')
    await form.getByRole('button', { name: t('personal.noteSave') }).click()
    await form.getByText(t('personal.noteSaved')).waitFor()
    await admin(site, 'close-ad', job.id)
    await open(job.job_url)
    await page.getByText(t('job.closedTitle')).first().waitFor()
    await expect.poll(() => field.inputValue()).toBe('They were kind.')
    await form.getByRole('button', { name: t('personal.noteDelete') }).click()
    await form.getByText(t('personal.noteDeleted')).waitFor()
    await page.goto(site.at(job.path))
    await page.getByText(t('job.closedTitle')).first().waitFor()
    await expect.poll(() => field.count()).toBe(0)
    await context.close()
  })

  test('one that is left by a link is saved with the page', async () => {
    const { page, context, t, field, job, open } = await atJob(englishOnDesk)
    await open(job.job_url)
    await page.getByText(t('personal.noteAdd'), { exact: true }).click()
    await field.fill('Leaving now.')
    const sent = page.waitForResponse(answer => answer.url().endsWith('/note'))
    await page.getByRole('contentinfo').getByRole('link').first().click()
    expect((await sent).status()).toBe(200)
    await open(job.job_url)
    await expect.poll(() => field.inputValue()).toBe('Leaving now.')
    await context.close()
  })

  test('one that is too long comes back whole, with what is wrong', async () => {
    const { page, context, t, job, open } = await atJob(englishWithoutScript)
    const text = `${'long '.repeat(400)}end.`
    const field = page.locator('#text')
    const save = page.getByRole('button', { name: t('personal.noteSave') })
    await open(`${job.job_url}/note`)
    // The field itself takes no more than it may have.
    await page.route('**/note', route =>
      route.request().method() === 'POST'
        ? route.continue({ postData: String(new URLSearchParams({ text })) })
        : route.continue(),
    )
    await field.fill('x')
    await save.click()
    await page.getByRole('alert').waitFor()
    await page.locator('#text-error', { hasText: t('errors.too_long', { max: 2000 }) }).waitFor()
    await expect.poll(() => field.inputValue()).toBe(text)
    await page.unroute('**/note')
    await field.fill('Short enough.')
    await save.click()
    await page.waitForURL(/#note-/)
    await expect.poll(() => page.locator(`#note-${job.id}`).inputValue()).toBe('Short enough.')
    await context.close()
  })
})
