import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(
  `a seeker and a recruiter write to each other${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
      'job → chat now → log-in → message → the recruiter answers → declines → reopens, $name',
      async ({ language, prefix, options }) => {
        const t = interfaceTexts(language)
        const en = interfaceTexts('en')
        const { jobs } = await askAs(
          site,
          'GET',
          '/api/job-applications/recruiters/jobs',
          await recruiterToken(site),
        )
        const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
        const { email } = await registerSeeker(site)
        const question = `Is the job still open? (${language})`

        const seeker = await openWithWorker(site.browser, options)
        const { page } = seeker
        await page.goto(site.at(prefix + job.job_url))
        await page.getByRole('link', { name: t('chats.chatNow') }).click()
        await page.waitForURL(/\/get-started/)
        await page.locator('#email').fill(email)
        await page.locator('#password').fill(JOURNEY_PASSWORD)
        await page.locator('form.form [type="submit"]').click()
        await page.waitForURL(/\/job\/.*\/chat$/)
        await page.getByRole('textbox', { name: t('chats.writeLabel') }).fill(question)
        await page.getByRole('button', { name: t('chats.send') }).click()
        await page.waitForURL(/\/chat\/\w+$/)
        await page.locator('.chat-message', { hasText: question }).waitFor()

        const recruiter = await openWithWorker(site.browser, desk)
        await logIn(recruiter.page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
        await recruiter.page.goto(site.at('/chats', 'employer'))
        const item = recruiter.page.locator('.chat-item', { hasText: question })
        await item.locator('.chat-unread').waitFor()
        await item.getByRole('link').click()
        await recruiter.page.locator('.chat-message', { hasText: question }).waitFor()
        expect(await findingsOf(recruiter.page)).toEqual([])
        await recruiter.page.getByRole('textbox', { name: en('chats.writeLabel') }).fill('Yes, it is.')
        await recruiter.page.getByRole('button', { name: en('chats.send') }).click()
        await recruiter.page.locator('.chat-message-own', { hasText: 'Yes, it is.' }).waitFor()
        await recruiter.page.getByRole('button', { name: en('chats.more') }).click()
        await recruiter.page.getByRole('button', { name: en('chats.decline') }).click()
        await recruiter.page.getByText(en('chats.declinedByYou')).waitFor()

        await page.goto(page.url())
        await page.locator('.chat-message', { hasText: 'Yes, it is.' }).waitFor()
        await page.getByText(t('chats.read'), { exact: true }).waitFor()
        await page.getByText(t('chats.declined')).waitFor()
        if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
        expect(await page.getByRole('button', { name: t('chats.send') }).count()).toBe(0)

        await recruiter.page.getByRole('button', { name: en('chats.reopen') }).click()
        await recruiter.page.getByRole('button', { name: en('chats.send') }).waitFor()
        await page.goto(page.url())
        await page.getByRole('button', { name: t('chats.send') }).waitFor()

        expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
        await seeker.context.close()
        await recruiter.context.close()
      },
    )
  },
)
