import { beforeAll, describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInCompanion } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { courseWords, publishWrittenCourse, WRITTEN_COURSE } from './written-course.ts'

describe.skipIf(!browserPath)(`going on with a course${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  beforeAll(() => publishWrittenCourse(site))

  test.each([
    { ...englishOnDesk, words: courseWords.en },
    { ...arabicOnPhone, words: courseWords.ar },
    { ...japaneseWithoutScript, words: courseWords.ja },
  ])(
    '“My courses” leads straight to what is next, up to the quiz and then to the certificate, $name',
    { timeout: 120_000 },
    async ({ language, prefix, options, words }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const { email } = await registerSeeker(site, { first_name: 'Lina', last_name: 'Haddad' })
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(prefix + path, 'academy')
      const course = `/courses/${WRITTEN_COURSE}`
      const submit = async (name: string) => {
        if (hasScript) await untilStarted(page)
        await page.getByRole('button', { name, exact: true }).click()
      }
      await logInCompanion(page, at('/get-started'), { email, password: JOURNEY_PASSWORD })
      await page.goto(at(course))
      await submit(t('academy.start'))
      await page
        .getByText(t('academy.progress', { done: 0, total: 4 }))
        .first()
        .waitFor()

      const goOn = page.getByRole('link', {
        name: t('resumes.labelled', { label: t('academy.goOn'), value: words.title }),
      })
      const next = [words.lesson, words.exercise, words.video]
      for (const [done, lesson] of next.entries()) {
        await page.goto(at('/my-courses'))
        await page
          .getByText(t('academy.progress', { done, total: 4 }))
          .first()
          .waitFor()
        expect(await findingsAt(page, options)).toEqual([])
        await goOn.click()
        await page.getByRole('heading', { level: 1, name: lesson, exact: true }).waitFor()
        await submit(t('academy.markDone'))
        await page.getByRole('button', { name: t('academy.markUndone') }).waitFor()
      }

      await page.goto(at(course))
      await page.getByRole('link', { name: t('academy.goOn'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: words.quiz, exact: true }).waitFor()
      await page.goto(at('/my-courses'))
      await goOn.click()
      await page.getByRole('heading', { level: 1, name: words.quiz, exact: true }).waitFor()
      for (const choice of await page.getByRole('radio', { name: words.no, exact: true }).all())
        await choice.check()
      await submit(t('academy.sendAnswers'))
      await page.getByRole('link', { name: t('academy.newTry'), exact: true }).click()
      await page.waitForURL(url => url.hash === '#again')
      await expect.poll(() => page.getByText(t('academy.wrong'), { exact: true }).count()).toBe(2)
      for (const choice of await page.getByRole('radio', { name: words.yes, exact: true }).all())
        await choice.check()
      await submit(t('academy.sendAnswers'))
      await page.getByText(t('academy.passed', { right: 2, total: 2 })).waitFor()
      expect(await findingsAt(page, options)).toEqual([])

      await page.goto(at('/my-courses'))
      await expect.poll(() => goOn.count()).toBe(0)
      await page.getByRole('link', { name: t('academy.viewCertificate') }).click()
      await page.getByText('Lina Haddad').waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
