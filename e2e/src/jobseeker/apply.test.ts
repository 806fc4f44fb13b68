import { options, optionText } from '@hanap/markets/lists'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openWithWorker, untilStarted } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { arabicOnPhone, englishOnDesk, englishWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { waitUntil } from '../harness/server.ts'
import { desk, interfaceTexts, useOwnSite } from '../harness/site.ts'

const ways = [
  englishOnDesk,
  arabicOnPhone,
  { ...englishWithoutScript, name: 'in English, the seeker without script' },
]

/** A job of the company whose demo recruiter the start names. */
const companyJob = async (site: JourneySite, index: number) => {
  const origin = `http://127.0.0.1:${site.server.port}`
  const session = await fetch(`${origin}/api/auth/recruiters/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(site.server.logIn('recruiter')),
  })
  const { token } = (await session.json()).data.session
  const own = await fetch(`${origin}/api/job-applications/recruiters/jobs`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { jobs } = (await own.json()).data
  const open = jobs.filter((job: { status_key: string }) => job.status_key === 'active')
  return open[index % open.length]
}

const fillQuestions = async (page: Page) => {
  for (const group of await page.locator('fieldset:has([name^="question-"])').all())
    await group.getByRole('radio').first().check()
  for (const field of await page
    .locator('input[name^="question-"]:not([type="radio"]), textarea[name^="question-"]')
    .all())
    await field.fill('3')
}

describe.skipIf(!browserPath)(
  `a visitor applies and is answered${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite()

    test.each(ways)(
      'visitor → quick apply → success → recruiter moves the stage → seeker sees it → withdraw → apply again, $name',
      async ({ language, prefix, options: device }) => {
        const t = interfaceTexts(language)
        const job = await companyJob(
          site,
          ways.findIndex(way => way.language === language && way.options === device),
        )
        const email = `mara.${language}.${ways.findIndex(way => way.options === device)}@example.com`
        const seeker = await openWithWorker(site.browser, device)
        const { page } = seeker

        await page.goto(site.at(prefix + job.job_url))
        await page
          .getByRole('link', { name: t('job.apply'), exact: true })
          .first()
          .click()
        await page.locator('#email').fill(email)
        await page.locator('#first_name').fill('Mara')
        await page.locator('#last_name').fill('Santos')
        await page.locator('#first_message').fill('I would like this job.')
        await page.locator('#resume').setInputFiles({
          name: 'mara.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
        })
        await fillQuestions(page)
        await page.getByRole('button', { name: t('apply.submit') }).click()
        await page.waitForURL(/\/apply\/success$/)
        await page.getByRole('heading', { level: 1, name: t('apply.successTitle') }).waitFor()

        const mails = () => fetch(`http://127.0.0.1:${site.server.port}/mail`).then(answer => answer.text())
        await waitUntil('the confirmation is in the catcher', async () => (await mails()).includes(email))

        const recruiter = await openWithWorker(site.browser, desk)
        await recruiter.page.goto(site.at('/log-in', 'employer'))
        const logIn = site.server.logIn('recruiter')
        await recruiter.page.locator('#email').fill(logIn.email)
        await recruiter.page.locator('#password').fill(logIn.password)
        await recruiter.page.getByRole('button').last().click()
        await recruiter.page.waitForURL(site.at('/', 'employer'))
        await recruiter.page.goto(site.at(`/jobs/${job.id}/applicants`, 'employer'))
        await recruiter.page.getByRole('link', { name: 'Mara Santos' }).first().click()
        const en = interfaceTexts('en')
        await recruiter.page.getByRole('link', { name: en('search.openJob') }).click()
        await recruiter.page.getByRole('heading', { level: 1, name: 'Mara Santos' }).waitFor()
        const interview = options('pipeline_stage_lists', 'en').find(stage => stage.key === 'interview')
        const save = recruiter.page
          .locator('form', { has: recruiter.page.locator('#pipeline_stage_id') })
          .getByRole('button', { name: en('common.save') })
        await untilStarted(recruiter.page)
        await expect.poll(() => save.isDisabled()).toBe(true)
        await recruiter.page.locator('#pipeline_stage_id').selectOption(String(interview?.id))
        const letter = recruiter.page.getByLabel(en('employer.messageTo', { name: 'Mara Santos' }))
        await letter.fill('See you on Monday.')
        await save.click()
        await recruiter.page.locator('.toast', { hasText: 'Mara Santos' }).waitFor()
        await expect.poll(() => letter.inputValue()).toBe('')
        await expect.poll(() => save.isDisabled()).toBe(true)
        await recruiter.page
          .locator('.badge', { hasText: optionText('pipeline_stage_lists', interview?.id ?? 0, 'en') })
          .first()
          .waitFor()

        await page.goto(site.at(`${prefix}/applied-jobs`))
        await page.locator('.badge', { hasText: t('common.stage_interview') }).waitFor()
        await page.getByRole('link', { name: job.job_title }).first().click()
        await page.getByRole('heading', { name: t('account.timeline') }).waitFor()
        await page.locator('summary', { hasText: t('account.withdraw') }).click()
        await page
          .locator('details')
          .getByRole('button', { name: t('account.withdraw') })
          .click()
        await page.locator('.badge', { hasText: t('common.stage_withdrawn') }).waitFor()

        await page.getByRole('link', { name: t('account.applyAgain') }).click()
        await page.waitForURL(/\/apply$/)
        // Whoever has a resume may send it, another file or none.
        await page.getByRole('radio', { name: 'mara.pdf' }).waitFor()
        await page.getByLabel(t('apply.resumeNew')).waitFor({ state: 'attached' })
        await fillQuestions(page)
        await page.getByRole('button', { name: t('apply.submit') }).click()
        await page.waitForURL(/\/apply\/success$/)

        expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
        await seeker.context.close()
        await recruiter.context.close()
      },
    )

    test('an address that has an account keeps the draft, and a password sends it', async () => {
      const t = interfaceTexts('en')
      const job = await companyJob(site, 4)
      const { page, context, complaints } = await openWithWorker(site.browser, desk)
      const { email } = await registerSeeker(site)
      await page.goto(site.at(`${job.job_url}/apply`))
      await page.locator('#email').fill(email)
      await page.locator('#first_name').fill('Sam')
      await page.locator('#first_message').fill('A long and careful message.')
      await fillQuestions(page)
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.getByText(t('apply.emailTakenTitle')).waitFor()
      await page.getByText(t('errors.email_taken')).first().waitFor()
      await expect.poll(() => page.locator('#first_message').inputValue()).toBe('A long and careful message.')
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.waitForURL(/\/apply\/success$/)
      await page.goto(site.at(`/applied-jobs/${job.id}`))
      await page.getByText('A long and careful message.').waitFor()
      expect(complaints).toEqual([])
      await context.close()
    })

    test.each(ways)(
      'what is wrong with an application is listed by field, each a link to it, $name',
      async ({ language, prefix, options: device }) => {
        const t = interfaceTexts(language)
        const job = await companyJob(site, 1)
        const { page, context } = await openWithWorker(site.browser, device)
        await page.goto(site.at(`${prefix}${job.job_url}/apply`))
        await page.getByRole('button', { name: t('apply.submit') }).click()
        const wrong = page.getByRole('alert').getByRole('link')
        await wrong.first().waitFor()
        const named = (field: string, problem: string) => t('common.fieldProblem', { field, problem })
        await expect
          .poll(() => wrong.allTextContents())
          .toEqual([
            named(t('apply.email'), t('errors.invalid_email')),
            named(t('apply.firstName'), t('errors.required')),
          ])
        await wrong.filter({ hasText: t('apply.firstName') }).click()
        await expect.poll(() => page.evaluate(() => location.hash)).toBe('#first_name')
        await context.close()
      },
    )

    test('an act that needs log-in completes after it: saving a job', async () => {
      const t = interfaceTexts('en')
      const job = await companyJob(site, 0)
      const { page, context } = await openWithWorker(site.browser, desk)
      await page.goto(site.at(job.job_url))
      await page.locator('.save-wide:visible').click()
      await page.waitForURL(/\/get-started/)
      await page.locator('main a[href*="mode=signup"]').click()
      await page.locator('#first_name').fill('Ana')
      await page.locator('#email').fill('ana@example.com')
      await page.locator('#password').fill('a long password')
      await page.locator('#terms').check()
      await page.getByRole('button', { name: t('auth.signUpSubmit') }).click()
      await page.waitForURL(/\/job\//)
      await page.goto(site.at('/saved-jobs'))
      await page.getByRole('link', { name: job.job_title }).first().waitFor()
      await context.close()
    })
  },
)
