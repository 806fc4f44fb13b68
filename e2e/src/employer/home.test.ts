import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishWithoutScript, japaneseOnDesk } from '../harness/journey-variants.ts'
import { applyTo, askAs, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

const DAY_MS = 86_400_000

describe.skipIf(!browserPath)(`a recruiter’s first page${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  let waiting: Promise<{ interviewId: string; endingTitle: string }> | undefined
  /** Somebody applies, somebody writes, an interview of today is agreed on, an ad is about to end. */
  const makeWaiting = async () => {
    const token = await recruiterToken(site)
    const seeker = await registerSeeker(site)
    const { id } = await applyTo(site, token, seeker.token)
    const { jobs } = await askAs(site, 'GET', '/api/job-applications/recruiters/jobs', token)
    const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
    await askAs(site, 'POST', '/api/chats', seeker.token, {
      job_id: job.id,
      text: 'Is the job still open?',
      client_id: `home-message-${seeker.id}`,
    })
    const soon = new Date(Date.now() + 120_000).toISOString()
    const { interview } = await askAs(site, 'POST', '/api/job-applications/interviews', token, {
      application_id: id,
      slots: [{ starts_at: soon, minutes: 15 }],
      place: 'Room 5',
    })
    await askAs(site, 'PATCH', `/api/job-applications/interviews/${interview.id}`, seeker.token, {
      answer: 'accept',
      slot_id: interview.slots[0].id,
    })
    const { job: ad } = await askAs(site, 'GET', `/api/recruiters/jobs/${job.id}`, token)
    await askAs(site, 'PATCH', `/api/recruiters/jobs/${job.id}`, token, {
      revision: ad.revision,
      expired_at: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    })
    return { interviewId: String(interview.id), endingTitle: String(ad.job_title) }
  }

  test.each([englishWithoutScript, arabicOnPhone, japaneseOnDesk])(
    'says what waits, and each line leads to as much of it, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      waiting ??= makeWaiting()
      const { interviewId, endingTitle } = await waiting
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(`${prefix}${path}`, 'employer')
      await logIn(page, at('/log-in'), site.server.logIn('recruiter'))
      const main = page.getByRole('main')
      const home = async () => {
        await page.goto(at(prefix === '' ? '/' : ''))
        await page.getByRole('heading', { name: t('employer.waiting') }).waitFor()
      }
      /** What a line says, once the page to which it leads is there. */
      const follow = async (part: string) => {
        await home()
        const line = main.locator(`a[href*="${part}"]`).first()
        const text = ((await line.textContent()) ?? '').trim()
        await line.click()
        await page.waitForURL(url => (url.pathname + url.search).includes(part))
        return text
      }
      await home()
      expect(await findingsAt(page, options)).toEqual([])

      const unopened = await follow('/applicants?stage=1')
      const count = Number(await page.locator('input[name="expected_num"]').getAttribute('value'))
      expect(count).toBeGreaterThan(0)
      expect(unopened).toBe(t('employer.waitingApplicants', { count }))

      const chats = await follow('/chats?box=unread')
      const unread = await page.locator('.chat-unread > [aria-hidden]').allTextContents()
      const unreadNum = unread.reduce((sum, number) => sum + Number(number), 0)
      expect(chats).toBe(t('chats.unreadNum', { count: unreadNum }))

      const interviews = await follow('/interviews?day=today')
      const items = await main.locator('a[href*="/interviews/"]').count()
      expect(interviews).toBe(t('employer.waitingInterviews', { count: items }))
      await main.locator(`a[href$="/interviews/${interviewId}"]`).waitFor()
      await page.getByRole('link', { name: t('interviews.all'), exact: true }).click()
      await page.waitForURL(url => url.search === '')

      await home()
      const [beforeTitle = '', afterTitle = ''] = t('employer.waitingEnds', { job: '…', date: '…' }).split(
        '…',
      )
      const ending = main.getByRole('link').filter({ hasText: endingTitle }).first()
      await expect.poll(() => ending.textContent()).toContain(beforeTitle)
      await expect.poll(() => ending.textContent()).toContain(afterTitle)
      await ending.click()
      await page.getByRole('heading', { level: 1, name: endingTitle }).waitFor()

      // What would better the response clock is to answer those that wait.
      await home()
      await main.locator('.desk-clock a').click()
      await page.waitForURL(url => url.search === '?stage=1')
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
