import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnPhone } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(
  `a greeting to somebody who did not apply${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test.each([
      { ...englishOnPhone, name: 'Gina', last_name: 'Vale', answer: 'decline' },
      { ...arabicOnPhone, name: 'Hala', last_name: 'Noor', answer: 'accept' },
    ] as const)('waits until they answer: $language, $answer', async variant => {
      const { language, prefix, options, answer } = variant
      const t = interfaceTexts(language)
      const { id, email, token } = await registerSeeker(site, {
        first_name: variant.name,
        last_name: variant.last_name,
      })
      const { jobs } = await askAs(
        site,
        'GET',
        '/api/job-applications/recruiters/jobs',
        await recruiterToken(site),
      )
      const job = jobs.find(({ status_key }: { status_key: string }) => status_key === 'active')

      const seeker = await openPage(site.browser, options)
      await logIn(seeker.page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await seeker.page.goto(site.at(`${prefix}/account-settings`))
      const findable = seeker.page.getByLabel(t('privacy.findableLabel'))
      await expect.poll(() => findable.isChecked()).toBe(false)
      await findable.check()
      await findable.locator('xpath=ancestor::form').locator('[type="submit"]').first().click()
      await expect
        .poll(async () => (await askAs(site, 'GET', '/api/jobseekers/account-setting', token)).is_findable)
        .toBe(true)

      const recruiter = await openPage(site.browser, options)
      await logIn(recruiter.page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      await recruiter.page.goto(site.at(`${prefix}/jobs/${job.id}/greet/${id}`, 'employer'))
      await recruiter.page.getByText(t('chats.greetNote')).waitFor()
      expect(await findingsOf(recruiter.page)).toEqual([])
      await recruiter.page.getByLabel(t('chats.writeLabel')).fill('Shall we talk?')
      await recruiter.page.getByRole('button', { name: t('chats.send') }).click()
      await recruiter.page.getByText(t('chats.waiting')).waitFor()
      expect(await findingsOf(recruiter.page)).toEqual([])
      await expect.poll(() => recruiter.page.getByText(variant.last_name).count()).toBe(0)
      const chatPath = new URL(recruiter.page.url()).pathname

      await seeker.page.goto(site.at(chatPath.replace('/chats/', '/chat/')))
      const button = (name: string) => seeker.page.getByRole('button', { name, exact: true })
      await button(t('chats.accept')).waitFor()
      expect(await findingsOf(seeker.page)).toEqual([])
      if (answer === 'decline') {
        await button(t('chats.decline')).last().click()
        await seeker.page.getByText(t('chats.declinedByYou')).waitFor()
        expect(await findingsOf(seeker.page)).toEqual([])
        await recruiter.page.reload()
        await recruiter.page.getByText(t('chats.declined')).waitFor()
        await expect.poll(() => recruiter.page.getByText(variant.last_name).count()).toBe(0)
      }
      const opens = button(t(answer === 'decline' ? 'chats.reopen' : 'chats.accept'))
      await opens.click()
      await opens.waitFor({ state: 'detached' })

      await recruiter.page.goto(site.at(chatPath, 'employer'))
      await recruiter.page.getByRole('heading', { name: variant.last_name }).first().waitFor()
      await recruiter.page.getByLabel(t('chats.writeLabel')).waitFor()
      expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
      await Promise.all([seeker.context.close(), recruiter.context.close()])
    })
  },
)
