import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, englishWithoutScript } from '../harness/journey-variants.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

interface ListedJob {
  id: string
  job_title: string
  status_key: string
}

describe.skipIf(!browserPath)(`a job is sent in a chat${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const chatOf = async () => {
    const recruiter = await recruiterToken(site)
    const person = await registerSeeker(site, { first_name: 'Jo' })
    const application = await applyTo(site, recruiter, person.token)
    const { chat } = await askAs(site, 'POST', '/api/chats', recruiter, {
      application_id: application.id,
      text: 'Hello Jo',
      client_id: `jobs-${application.id}`,
    })
    const { jobs } = await askAs(site, 'GET', '/api/job-applications/recruiters/jobs', recruiter)
    const other = jobs.find(
      ({ job_title, status_key }: ListedJob) => status_key === 'active' && job_title !== application.title,
    )
    return { person, chatId: chat.id, own: application.title, other }
  }

  test.each([englishOnDesk, englishWithoutScript])(
    'by a recruiter, of the company’s open ones, $name',
    async ({ language, options }) => {
      const t = interfaceTexts(language)
      const { person, chatId, other } = await chatOf()
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
      await page.goto(site.at(`/chats/${chatId}`, 'employer'))
      await page.getByRole('link', { name: t('chats.sendJob') }).click()
      const chosen = page.getByRole('button', { name: other.job_title, exact: true }).first()
      await chosen.waitFor()
      if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
      await chosen.click()
      const card = page.locator('.chat-message a.chat-file', { hasText: other.job_title })
      await card.waitFor()
      await expect.poll(() => page.getByText(t('chats.chooseJob')).count()).toBe(0)
      await card.click()
      await page.waitForURL(/\/jobs\/\w+\/applicants$/)
      const { messages } = await askAs(site, 'GET', `/api/chats/${chatId}/messages`, person.token)
      expect(messages.at(-1)).toMatchObject({ kind: 'job', payload: { job_title: other.job_title } })
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('by a seeker, of those that they saved of that company and that the chat is about', async () => {
    const { language, prefix, options } = arabicOnPhone
    const t = interfaceTexts(language)
    const { person, chatId, own, other } = await chatOf()
    await askAs(site, 'POST', '/api/jobs/saved-jobs', person.token, { job_id: other.id })
    const { page, context, complaints } = await openPage(site.browser, options)
    await logIn(page, site.at(`${prefix}/get-started`), { email: person.email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`${prefix}/chat/${chatId}?send=job`))
    const choice = page.locator('section.chat-tool button')
    await choice.first().waitFor()
    expect((await choice.allTextContents()).sort()).toEqual([own, other.job_title].sort())
    expect(await findingsOf(page)).toEqual([])
    await choice.filter({ hasText: other.job_title }).click()
    const card = page.locator('.chat-message-own a.chat-file', { hasText: other.job_title })
    await card.waitFor()
    await page.getByRole('link', { name: t('chats.sendJob') }).waitFor()
    await expect.poll(() => card.getAttribute('href')).toMatch(/^\/ar\/job\//)
    expect(complaints).toEqual([])
    await context.close()
  })
})
