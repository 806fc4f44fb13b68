import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { timeIn } from '../harness/days.ts'
import { arabicOnPhone } from '../harness/journey-variants.ts'
import { mailsTo } from '../harness/mails.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const sequenceOf = (calendar: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(calendar)?.[1] ?? -1)

describe.skipIf(!browserPath)(`an interview is arranged${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  // In other languages and without script: hiring.test.ts.
  test.each([arabicOnPhone])(
    'proposed → mail → taken → in the calendar → moved → taken → cancelled, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const en = interfaceTexts('en')
      const token = await recruiterToken(site)
      const person = await registerSeeker(site)
      const applied = await applyTo(site, token, person.token)

      const recruiter = await openWithWorker(site.browser, desk)
      const employer = recruiter.page
      await logIn(employer, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
      await employer.goto(site.at(`/applicants/${applied.id}`, 'employer'))
      await employer.getByRole('link', { name: en('interviews.propose') }).click()
      await employer.locator('#slot_1').fill(timeIn(3))
      await employer.locator('summary', { hasText: en('interviews.moreTimes') }).click()
      await employer.locator('#slot_2').fill(timeIn(4))
      await employer.getByRole('button', { name: en('interviews.send') }).click()
      await employer.locator('#place-error').waitFor()
      expect(await findingsOf(employer)).toEqual([])
      await employer.locator('#place').fill('Room 5, Ayala Avenue')
      await employer.getByRole('button', { name: en('interviews.send') }).click()
      await employer.waitForURL(/\/interviews\/\w+\?sent$/)
      const sentTo = en('interviews.sentTo', { name: 'Mara' })
      await expect.poll(() => employer.locator('main [role="status"]').first().textContent()).toBe(sentTo)
      expect(await findingsOf(employer)).toEqual([])
      await employer.locator('.badge', { hasText: en('interviews.state_proposed') }).waitFor()
      const id = new URL(employer.url()).pathname.split('/').at(-1) ?? ''

      const mails = await mailsTo(site.server.port, person.email, 2)
      expect(mails.some(mail => mail.includes(`/interviews/${id}`))).toBe(true)
      const red = await askAs(site, 'GET', '/api/go/interview/red_dot', person.token)
      expect(red).toEqual({ count: 1 })

      const seeker = await openWithWorker(site.browser, options)
      const { page } = seeker
      const seen = () => findingsOf(page)
      await page.goto(site.at(`${prefix}/interviews`))
      await page.waitForURL(/\/get-started/)
      await page.locator('#email').fill(person.email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(/\/interviews$/)
      await expect.poll(() => seen()).toEqual([])
      const waiting = page.getByRole('region', { name: t('interviews.yourTurn') })
      await waiting.getByRole('link', { name: t('interviews.answerNow') }).click()
      await page.waitForURL(`**/interviews/${id}`)
      await page.getByRole('radio').nth(1).check()
      await expect.poll(() => seen()).toEqual([])
      await page.getByRole('button', { name: t('interviews.accept') }).click()
      await page.locator('.badge', { hasText: t('interviews.state_accepted') }).waitFor()
      const calendarHref = await page
        .getByRole('link', { name: t('interviews.addToCalendar') })
        .getAttribute('href')
      const calendarNow = async () => {
        const answer = await fetch(`http://127.0.0.1:${site.server.port}${calendarHref}`, {
          headers: { authorization: `Bearer ${person.token}` },
        })
        return answer.text()
      }
      const agreed = await calendarNow()
      expect(agreed).toContain(`UID:interview-${id}@hanap`)
      expect(agreed).toContain('STATUS:CONFIRMED')

      await employer.goto(site.at(`/interviews/${id}`, 'employer'))
      await employer.getByText(en('interviews.move'), { exact: true }).click()
      await employer.locator('#slot_1').fill(timeIn(5))
      await employer.locator('#move-reason').fill('The room is taken.')
      await employer.getByRole('button', { name: en('interviews.send') }).click()
      await employer.locator('.badge', { hasText: en('interviews.state_proposed') }).waitFor()

      await page.goto(page.url())
      await page.getByText('The room is taken.').waitFor()
      await page.getByRole('button', { name: t('interviews.accept') }).click()
      await page.locator('.badge', { hasText: t('interviews.state_accepted') }).waitFor()
      const moved = await calendarNow()
      expect(moved).toContain(`UID:interview-${id}@hanap`)
      expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(agreed))

      const form = page.locator('details', { has: page.locator('#cancel-reason') })
      await form.locator('summary').click()
      await page.locator('#cancel-reason').fill('I found work.')
      await form.locator('button[value="cancel"]').click()
      await page.locator('.badge', { hasText: t('interviews.state_cancelled') }).waitFor()
      await expect.poll(() => seen()).toEqual([])
      expect(await calendarNow()).toContain('METHOD:CANCEL')

      await employer.goto(site.at(`/interviews/${id}`, 'employer'))
      await employer.getByText('I found work.').waitFor()
      expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
      await seeker.context.close()
      await recruiter.context.close()
    },
  )
})
