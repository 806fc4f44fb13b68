import { beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { courseWords, finishWrittenCourse, publishWrittenCourse, WRITTEN_COURSE } from './written-course.ts'

describe.skipIf(!browserPath)(`what a job asks for${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  beforeAll(() => publishWrittenCourse(site))

  /** A job that asks for what the course teaches. */
  const askingJob = async (token: string): Promise<{ id: string; job_url: string }> => {
    const { jobs } = await askAs(site, 'GET', '/api/search/jobs?query=customer%20service&size=30', '')
    for (const job of jobs) {
      const { courses } = await askAs(site, 'GET', `/api/academy/jobs/${job.id}/courses`, token)
      if (courses.some(({ key }: { key: string }) => key === WRITTEN_COURSE)) return job
    }
    throw new Error('no job of the demo asks for customer service')
  }

  test.each([
    { ...englishOnDesk, words: courseWords.en },
    { ...arabicOnPhone, words: courseWords.ar },
    { ...japaneseWithoutScript, words: courseWords.ja },
  ])(
    'and the profile lacks leads to a course; its certificate goes to the profile and the next document, $name',
    async ({ language, prefix, options, words }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const { email, token } = await registerSeeker(site, { first_name: 'Lina', last_name: 'Haddad' })
      const job = await askingJob(token)
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(prefix + job.job_url))
      await page.getByRole('heading', { name: t('academy.forJob') }).waitFor()
      await page.getByRole('link', { name: words.title, exact: true }).click()
      // Browsers see `localhost`s as strangers: arrival is confirmed.
      await page.waitForURL(url => url.pathname.endsWith('/redirect'))
      await page.locator('form button').click()
      await page.waitForURL(url => url.pathname.endsWith(`/courses/${WRITTEN_COURSE}`))
      await page.getByRole('button', { name: t('academy.start'), exact: true }).waitFor()
      if (hasScript) expect(await findingsOf(page)).toEqual([])

      const certificateId = await finishWrittenCourse(site, token)
      await page.goto(site.at(`${prefix}/certificates/${certificateId}`, 'academy'))
      if (hasScript) await untilStarted(page)
      await page.getByRole('button', { name: t('academy.addToProfile'), exact: true }).click()
      await page.getByText(t('academy.onProfile')).waitFor()
      const { document } = await askAs(site, 'POST', '/api/jobseekers/documents', token, { from: 'profile' })
      // A certificate is in the language in which the course was finished.
      expect(JSON.stringify(document.sections)).toContain(courseWords.en.title)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
