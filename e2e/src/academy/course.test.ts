import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInCompanion } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { courseWords, publishWrittenCourse, WRITTEN_COURSE } from './written-course.ts'

describe.skipIf(!browserPath)(`the academy${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  beforeAll(() => publishWrittenCourse(site))

  test.each([
    { ...englishOnDesk, words: courseWords.en },
    { ...arabicOnPhone, words: courseWords.ar },
    { ...japaneseWithoutScript, words: courseWords.ja },
  ])(
    'a course is found and finished, its certificate verified by somebody else and put on the profile, $name',
    async ({ language, prefix, options, words }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const account = await registerSeeker(site, {
        first_name: 'Lina',
        last_name: 'Haddad',
      })
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(path === '/' ? prefix || '/' : prefix + path, 'academy')
      const check = async (seen: Page) => {
        if (hasScript) expect(await findingsOf(seen)).toEqual([])
      }
      const submit = async (name: string) => {
        if (hasScript) await untilStarted(page)
        await page.getByRole('button', { name, exact: true }).click()
      }

      await page.goto(at('/'))
      if (hasScript) await untilStarted(page)
      await page.locator('#query').fill(words.title)
      await page.getByRole('button', { name: t('academy.apply') }).click()
      await page.getByRole('link', { name: words.title, exact: true }).click()
      await page.waitForURL(url => url.pathname.endsWith(`/courses/${WRITTEN_COURSE}`))
      await check(page)
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: t('common.logIn') })
          .count(),
      ).toBe(1)

      const redirect = encodeURIComponent(`${prefix}/courses/${WRITTEN_COURSE}`)
      await logInCompanion(page, at(`/get-started?redirect=${redirect}`), {
        email: account.email,
        password: JOURNEY_PASSWORD,
      })
      await page.waitForURL(url => url.pathname.endsWith(`/courses/${WRITTEN_COURSE}`))
      await submit(t('academy.start'))
      await page.getByRole('link', { name: t('academy.goOn') }).click()

      for (const lesson of [words.lesson, words.exercise, words.video]) {
        await page.getByRole('heading', { level: 1, name: lesson }).waitFor()
        await submit(t('academy.markDone'))
        await page.getByRole('button', { name: t('academy.markUndone') }).waitFor()
        await check(page)
        await page.getByRole('link', { name: t('academy.nextLesson') }).click()
      }
      await page.getByRole('heading', { level: 1, name: words.quiz }).waitFor()
      const answer = async (text: string) => {
        const choices = page.getByRole('radio', { name: text, exact: true })
        await choices.first().waitFor()
        for (const choice of await choices.all()) await choice.check()
        await submit(t('academy.sendAnswers'))
      }
      await answer(words.no)
      await page.getByText(t('academy.notPassed', { right: 0, total: 2 })).waitFor()
      await check(page)
      await answer(words.yes)
      await page.getByText(t('academy.passed', { right: 2, total: 2 })).waitFor()
      await page.getByRole('link', { name: t('academy.newTry') }).click()
      await page.getByRole('button', { name: t('academy.sendAnswers'), exact: true }).waitFor()
      await check(page)

      await page.getByRole('link', { name: t('academy.viewCertificate') }).click()
      await page.waitForURL(url => url.pathname.includes('/certificates/'))
      await page.getByText('Lina Haddad').waitFor()
      await check(page)
      await submit(t('academy.addToProfile'))
      await page.getByText(t('academy.onProfile')).waitFor()
      const certificateId = page.url().split('/').at(-1) ?? ''
      const { user } = await askAs(site, 'GET', '/api/jobseekers/me', account.token)
      expect(user.license_certifications).toMatchObject([
        { title: words.title, credential_id: certificateId, issuing_organisation: 'Hanap' },
      ])

      const stranger = await openPage(site.browser, options)
      await stranger.page.goto(at(`/certificates/${certificateId}`))
      await stranger.page.getByText(t('academy.valid')).waitFor()
      await expect
        .poll(() => stranger.page.getByRole('button', { name: t('academy.addToProfile') }).count())
        .toBe(0)
      const elsewhere = language === 'ja' ? '' : '/ja'
      await stranger.page.goto(site.at(`${elsewhere}/certificates/${certificateId}`, 'academy'))
      await stranger.page.locator('.certificate').getByText(t('academy.certificateLead')).waitFor()
      await check(stranger.page)
      const { credential } = await askAs(site, 'GET', `/api/academy/certificates/${certificateId}`, '')
      await stranger.page.goto(at('/verify'))
      if (hasScript) await untilStarted(stranger.page)
      const verify = async (text: string) => {
        await stranger.page
          .locator('#file')
          .setInputFiles({ name: 'badge.jwt', mimeType: 'text/plain', buffer: Buffer.from(text) })
        await stranger.page.getByRole('button', { name: t('academy.verifyAct'), exact: true }).click()
      }
      await verify(credential)
      await stranger.page.getByText(t('academy.valid')).waitFor()
      await stranger.page.getByText('Lina Haddad').waitFor()
      await check(stranger.page)
      await verify(credential.slice(0, -8))
      await stranger.page.getByText(t('academy.forged')).waitFor()
      expect([...complaints, ...stranger.complaints]).toEqual([])
      await stranger.context.close()
      await context.close()
    },
  )
})
