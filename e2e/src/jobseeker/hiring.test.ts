import { describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { recruitersJob } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { beginInterview, setPhone } from '../harness/database.ts'
import { timeIn } from '../harness/days.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  japaneseOnDesk,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useOwnSite } from '../harness/site.ts'

const PHONE = '+639171234567'
const FRAUD = 'Please pay the training fee of 800 pesos by GCash today, so that I can keep your slot.'
const variants = [englishOnDesk, arabicOnPhone, japaneseOnDesk, japaneseWithoutScript]

describe.skipIf(!browserPath)(`from a visit to an interview${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  // Two processes answer: the two are not on the same one's word.
  const site = useOwnSite({ WEB_PROCESSES: '2' })

  test.each(variants)(
    'applies with a message → is answered → shares the phone → interview taken, moved, held → takes the phone back → reports a fraud, which an operator sees, $name',
    async variant => {
      const { language, prefix, options } = variant
      const t = interfaceTexts(language)
      const en = interfaceTexts('en')
      const { job } = await recruitersJob(site)
      const place = variants.indexOf(variant)
      const email = `journey${place}@example.com`
      const name = `Mara Reyes${place}`
      const hello = `I would like this job, number ${place}.`

      const seeker = await openWithWorker(site.browser, options)
      const { page } = seeker
      const hasScript = options.javaScriptEnabled !== false
      await page.goto(site.at(prefix + job.job_url))
      await page
        .getByRole('link', { name: t('job.apply'), exact: true })
        .first()
        .click()
      await page.locator('#email').fill(email)
      await page.locator('#first_name').fill('Mara')
      await page.locator('#last_name').fill(`Reyes${place}`)
      await page.locator('#first_message').fill(hello)
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.waitForURL(/\/apply\/success$/)
      await setPhone(site.dataDir, email, PHONE)
      await page.goto(site.at(`${prefix}/chat`))
      await page.locator('.chat-item').first().getByRole('link').click()
      await page.locator('.chat-message', { hasText: hello }).waitFor()
      const chatPath = new URL(page.url()).pathname
      const seeChat = () => page.goto(site.at(chatPath))
      if (hasScript) await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })

      const recruiter = await openWithWorker(site.browser, desk)
      const employer = recruiter.page
      await logIn(employer, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
      await employer.goto(site.at('/chats', 'employer'))
      await employer.locator('.chat-item', { hasText: hello }).getByRole('link').click()
      await employer.locator('.chat-message', { hasText: hello }).waitFor()
      const employersChat = employer.url()
      const write = async (text: string) => {
        await employer.getByRole('textbox', { name: en('chats.writeLabel') }).fill(text)
        await employer.getByRole('button', { name: en('chats.send') }).click()
        await employer.locator('.chat-message-own:not(.chat-message-unsent)', { hasText: text }).waitFor()
      }
      await write('Good day, Mara.')
      if (!hasScript) await seeChat()
      await page.locator('.chat-message', { hasText: 'Good day, Mara.' }).waitFor()

      await employer.getByText(en('chats.askFor')).click()
      await employer.getByRole('button', { name: en('chats.asked_phone') }).click()
      await employer.getByText(en('chats.askedByYou', { what: en('chats.asked_phone') })).waitFor()
      await seeChat()
      await page.getByText(t('chats.consentNote')).waitFor()
      await page.getByRole('button', { name: t('chats.share'), exact: true }).click()
      await page
        .getByRole('button', { name: t('chats.stopSharing') })
        .first()
        .waitFor()
      await employer.goto(employersChat)
      await employer
        .getByRole('link', { name: en('chats.showShared') })
        .last()
        .click()
      await employer.getByRole('link', { name: PHONE }).waitFor()

      await employer.goto(site.at(`/jobs/${job.id}/applicants`, 'employer'))
      await employer.getByRole('link', { name }).click()
      await employer.getByRole('link', { name: en('interviews.propose') }).click()
      await employer.locator('#slot_1').fill(timeIn(3))
      await employer.locator('summary', { hasText: en('interviews.moreTimes') }).click()
      await employer.locator('#slot_2').fill(timeIn(4))
      await employer.locator('#place').fill('Room 5, Ayala Avenue')
      await employer.getByRole('button', { name: en('interviews.send') }).click()
      await employer.waitForURL(/\/interviews\/\w+\?sent$/)
      const interviewId = new URL(employer.url()).pathname.split('/').at(-1) ?? ''
      const seeInterview = () => page.goto(site.at(`${prefix}/interviews/${interviewId}`))
      const take = async () => {
        await page.getByRole('button', { name: t('interviews.accept') }).click()
        await page.locator('.badge', { hasText: t('interviews.state_accepted') }).waitFor()
      }
      const readNotice = async () => {
        await page.goto(site.at(`${prefix}/notifications`))
        const subject = t('interviews.mailSubject_proposed', { job: job.job_title })
        return page.locator('main li', { has: page.getByRole('link', { name: subject }) }).first()
      }
      const notice = await readNotice()
      await notice.locator('.unseen', { hasText: t('notifications.unread') }).waitFor()
      await notice.getByRole('link').click()
      await page.waitForURL(`**/interviews/${interviewId}`)
      await expect.poll(async () => (await readNotice()).locator('.unseen').count()).toBe(0)
      await page.goto(site.at(`${prefix}/applied-jobs/${job.id}`))
      await page.getByRole('link', { name: t('interviews.answerNow') }).click()
      await page.waitForURL(`**/interviews/${interviewId}`)
      await page.getByRole('radio').nth(1).check()
      await take()
      await employer.goto(employer.url())
      await employer.getByText(en('interviews.move'), { exact: true }).click()
      await employer.locator('#slot_1').fill(timeIn(5))
      await employer.locator('#move-reason').fill('The room is taken.')
      await employer.getByRole('button', { name: en('interviews.send') }).click()
      await employer.locator('.badge', { hasText: en('interviews.state_proposed') }).waitFor()
      await seeInterview()
      await page.getByText('The room is taken.').waitFor()
      await take()
      await beginInterview(site.dataDir, interviewId)
      await employer.goto(employer.url())
      await employer.getByRole('radio', { name: en('interviews.outcome_held') }).check()
      await employer.getByRole('button', { name: en('common.save') }).click()
      await employer.locator('.badge', { hasText: en('interviews.state_held') }).waitFor()
      await seeInterview()
      await page.locator('.badge', { hasText: t('interviews.state_held') }).waitFor()

      await seeChat()
      const shared = page.locator('li', { hasText: t('chats.askedOfYou', { what: t('chats.asked_phone') }) })
      await shared.getByRole('button', { name: t('chats.stopSharing') }).click()
      await page.getByText(t('chats.requestIsRevoked'), { exact: true }).waitFor()
      await employer.goto(employersChat)
      await employer.getByText(en('chats.requestIsRevoked'), { exact: true }).waitFor()
      await expect.poll(() => employer.getByRole('link', { name: PHONE }).count()).toBe(0)

      await write(FRAUD)
      await seeChat()
      await page.getByText(t('chats.riskTitle')).waitFor()
      await page.getByRole('button', { name: t('chats.more') }).click()
      await page.getByRole('link', { name: t('chats.report'), exact: true }).click()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: t('chats.reportSend') }).click()
      await page.getByText(t('chats.reportThanks')).waitFor()
      const queue = await admin(site, 'chat-reports')
      expect(queue).toContain(FRAUD)
      // The demo's own reports wait beside it.
      const own = queue.slice(0, queue.lastIndexOf(FRAUD))
      const reportId = [...own.matchAll(/^(\w+) {2}chat /gm)].at(-1)?.[1] ?? ''
      expect(await admin(site, 'chat-reports', reportId, 'uphold')).toContain('The chat is blocked.')
      await seeChat()
      await page.getByText(t('chats.closed')).waitFor()

      expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
      await seeker.context.close()
      await recruiter.context.close()
    },
  )
})
