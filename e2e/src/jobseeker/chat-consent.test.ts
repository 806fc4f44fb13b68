import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`what is personal in a chat${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'the recruiter asks for the address → the seeker shares it → it is seen → the seeker takes it back, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const en = interfaceTexts('en')
      const recruiterSession = await recruiterToken(site)
      const { jobs } = await askAs(site, 'GET', '/api/job-applications/recruiters/jobs', recruiterSession)
      const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
      const { email, token } = await registerSeeker(site)
      const { chat } = await askAs(site, 'POST', '/api/chats', token, {
        job_id: job.id,
        text: 'Is the job still open?',
        client_id: `journey-${language}`,
      })

      const recruiter = await openWithWorker(site.browser, desk)
      await logIn(recruiter.page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
      await recruiter.page.goto(site.at(`/chats/${chat.id}`, 'employer'))
      await recruiter.page.getByText(en('chats.askFor')).click()
      await recruiter.page.getByRole('button', { name: en('chats.asked_email') }).click()
      await recruiter.page.getByText(en('chats.askedByYou', { what: en('chats.asked_email') })).waitFor()

      const seeker = await openWithWorker(site.browser, options)
      const { page } = seeker
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/chat/${chat.id}`))
      await page.getByText(t('chats.consentNote')).waitFor()
      await page.getByRole('button', { name: t('chats.share'), exact: true }).click()
      await page.getByRole('button', { name: t('chats.stopSharing') }).waitFor()

      await recruiter.page.goto(site.at(`/chats/${chat.id}`, 'employer'))
      await recruiter.page.getByRole('link', { name: en('chats.showShared') }).click()
      await recruiter.page.getByRole('link', { name: email }).waitFor()

      await page.getByRole('button', { name: t('chats.stopSharing') }).click()
      await page.getByText(t('chats.requestIsRevoked'), { exact: true }).waitFor()
      await recruiter.page.reload()
      await recruiter.page.getByText(en('chats.requestIsRevoked'), { exact: true }).waitFor()
      expect(await recruiter.page.getByRole('link', { name: email }).count()).toBe(0)

      expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
      await seeker.context.close()
      await recruiter.context.close()
    },
  )
})
