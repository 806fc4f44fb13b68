import { joinSeries } from '@hanap/i18n/joined'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { mailedCode } from '../harness/mails.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { linesPdf } from '../harness/resume-pdf.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const lines = [
  'Mara Villanueva',
  'Warehouse Supervisor',
  'mara.villanueva@example.com | +63 917 555 0142',
  'Work Experience',
  'Warehouse Supervisor, Bayside Logistics Inc.',
  'March 2019 - Present',
  'Stock Clerk, Mabini Trading Co.',
  'June 2015 - February 2019',
  'Education',
  'University of Batangas',
  'Bachelor of Science in Physics',
  '2011 - 2015',
  'Skills',
  'Forklift, Inventory, Excel',
]

const fileOf = (name: string, shown: readonly string[] = lines) => ({
  name,
  mimeType: 'application/pdf',
  buffer: linesPdf(shown),
})

const ways = [englishOnDesk, arabicOnPhone, englishWithoutScript]

describe.skipIf(!browserPath)(`resumes${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Somebody who has just signed up, at a page of theirs. */
  const signedIn = async ({ language, prefix, options }: JourneyVariant, path: string) => {
    const { email } = await registerSeeker(site, { country_key: 'ph' })
    const opened = await openPage(site.browser, options)
    const { page } = opened
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(prefix + path)}`))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(new RegExp(`${path}$`))
    return { ...opened, email, t: interfaceTexts(language), at: (to: string) => site.at(prefix + to) }
  }

  const fits = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await findingsOf(page)).toEqual([])
  }

  test.each(ways)(
    'are uploaded, looked at, renamed, mailed, deleted and had back, $name',
    { timeout: 120_000 },
    async way => {
      const { page, context, complaints, email, t, at } = await signedIn(way, '/resumes')
      const hasScript = way.options.javaScriptEnabled !== false
      const look = async () => {
        if (hasScript) await fits(page)
      }
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
      await page.getByText(t('resumes.emptyTitle')).waitFor()
      await look()

      // A chosen file is sent at once; without script a button does.
      const choose = async (file: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) => {
        await page.locator('#file').setInputFiles(file)
        if (!hasScript) await button(t('resumes.uploadButton')).click()
      }
      if (hasScript) {
        await expect.poll(() => button(t('resumes.uploadButton')).count()).toBe(0)
      } else {
        await button(t('resumes.uploadButton')).click()
        await expect.poll(() => page.locator('#file-error').textContent()).toBe(t('errors.required'))
      }
      await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') })
      await page
        .getByText(t('errors.file_type', { types: joinSeries(['PDF', 'DOC', 'DOCX'], t.language) }))
        .first()
        .waitFor()
      await choose(fileOf('Mara.pdf'))
      await page.waitForURL(/\/resumes\/\w+$/)
      await page.getByRole('img', { name: t('resumes.page', { number: '1' }) }).waitFor()
      await page.getByText(t('resumes.preview')).click()
      await page.getByText('Bayside Logistics Inc.').waitFor()
      await look()

      await page.locator('#filename').fill('Mara 2026')
      await button(t('resumes.rename')).click()
      await page.getByRole('heading', { level: 1, name: 'Mara 2026.pdf' }).waitFor()

      // Whoever has not confirmed their own address mails nothing to anybody.
      const resume = page.url()
      await expect.poll(() => page.locator('#email').count()).toBe(0)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('security.verifyEmail') })
        .click()
      await button(t('security.sendCode')).click()
      await page.locator('#otp').fill(await mailedCode(site.server.port, email, 1))
      await button(t('security.checkCode')).click()
      await page.getByText(t('security.verifyDone')).waitFor()
      await page.goto(resume)
      await page.locator('#email').fill('stranger@example.com')
      await button(t('resumes.emailSend')).click()
      await page.locator('#email-error').waitFor()
      await expect.poll(() => page.locator('#email-error').textContent()).toBe(t('errors.recipient_unknown'))
      await page.locator('#email').fill(email)
      await button(t('resumes.emailSend')).click()
      await page.getByRole('status').getByText(email).waitFor()
      await look()

      await page.goto(at('/resumes'))
      await choose(fileOf('Scan.pdf', []))
      await page.getByText(t('resumes.problem_image_only')).waitFor()
      await page.goto(at('/resumes'))
      await look()
      await button(
        t('resumes.labelled', { label: t('personal.preferenceMakeMain'), value: 'Scan.pdf' }),
      ).click()
      await button(
        t('resumes.labelled', { label: t('personal.preferenceMakeMain'), value: 'Mara 2026.pdf' }),
      ).waitFor()
      await button(
        t('resumes.labelled', { label: t('personal.preferenceDelete'), value: 'Mara 2026.pdf' }),
      ).click()
      await page.getByText(t('personal.preferenceDeleted', { name: 'Mara 2026.pdf' })).waitFor()
      await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Mara 2026.pdf' }).count()).toBe(0)
      await look()
      await button(t('personal.undo')).click()
      await page.getByRole('heading', { level: 2, name: 'Mara 2026.pdf' }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'fill in a profile with what a person leaves chosen, $name',
    { timeout: 120_000 },
    async way => {
      const { page, context, complaints, t, at } = await signedIn(way, '/jobseeker-complete-profile/10')
      await page.locator('#file').setInputFiles(fileOf('Mara.pdf'))
      if (way.options.javaScriptEnabled === false)
        await page.getByRole('button', { name: t('resumes.uploadButton'), exact: true }).click()
      await page.waitForURL(/\/jobseeker-complete-profile\/1101\?resume=\w+$/)
      await page.getByText(t('resumes.foundText')).waitFor()
      if (way.options.javaScriptEnabled !== false) await fits(page)
      await page
        .getByText(t('resumes.source', { text: 'Mara Villanueva' }))
        .first()
        .waitFor()
      const clerk = page.getByRole('checkbox', { name: /Stock Clerk/ })
      await clerk.uncheck()
      await page.getByRole('checkbox', { name: 'Inventory', exact: true }).uncheck()
      // What there is to correct of each thing is folded away until one asks for it.
      await page.getByText(t('resumes.change')).first().click()
      await page.locator('[name$=":job_title"]').first().fill('Warehouse lead')
      await page.getByRole('button', { name: t('resumes.foundSave') }).click()
      await page.waitForURL(/\/jobseeker-complete-profile\/3$/)
      await page.goto(at('/profile'))
      const work = page.locator('#experience-section')
      await work.getByRole('heading', { name: 'Warehouse lead' }).waitFor()
      await expect.poll(() => work.textContent()).not.toContain('Stock Clerk')
      await expect
        .poll(() => page.locator('#education-section').textContent())
        .toContain('University of Batangas')
      await expect.poll(() => page.locator('#skills-section').textContent()).toContain('Forklift')
      await expect.poll(() => page.locator('#skills-section').textContent()).not.toContain('Inventory')

      // What was left out is offered again, the rest is not.
      await page.goto(at('/jobseeker-complete-profile/1101'))
      await clerk.waitFor()
      await expect.poll(() => page.getByRole('checkbox', { name: /Forklift|Batangas/ }).count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('from a quick upload to a finished profile takes at most 12 taps and 40 typed characters', async () => {
    const { page, context, t, at } = await signedIn(arabicOnPhone, '/jobseeker-complete-profile/10')
    let taps = 0
    const tap = async (name: string) => {
      taps += 1
      await page.getByRole('main').getByRole('button', { name, exact: true }).tap()
    }
    // Opening the phone's list of files, and one of them.
    taps += 2
    await page.locator('#file').setInputFiles(fileOf('Mara.pdf'))
    await page.waitForURL(/1101\?resume=\w+$/)
    await tap(t('resumes.foundSave'))
    for (const step of [3, 4]) {
      await page.waitForURL(new RegExp(`/${step}$`))
      taps += 1
      await page
        .getByRole('main')
        .getByRole('link', { name: t('profile.wizardNext') })
        .tap()
    }
    await page.waitForURL(/\/5$/)
    await tap(t('profile.wizardFinish'))
    await page.waitForURL(/\/onsite-job$|\/ar$/)
    expect(taps).toBeLessThanOrEqual(12)
    await page.goto(at('/profile'))
    await expect.poll(() => page.locator('#experience-section h3').count()).toBe(2)
    await page.locator('#education-section').getByText('University of Batangas').waitFor()
    await context.close()
  })

  test('are nobody else’s: a visitor is led to log in, and another’s is not found', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}/resumes`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/get-started?redirect=%2Fresumes')
    const mine = await signedIn(englishOnDesk, '/resumes')
    await mine.page.locator('#file').setInputFiles(fileOf('Mara.pdf'))
    await mine.page.waitForURL(/\/resumes\/\w+$/)
    const path = new URL(mine.page.url()).pathname
    const other = await signedIn(englishOnDesk, '/resumes')
    expect((await other.page.goto(other.at(path)))?.status()).toBe(404)
    const id = path.split('/').at(-1)
    for (const step of [`1101?resume=${id}`, `1101/${id}`, `10/${id}`])
      expect((await other.page.goto(other.at(`/jobseeker-complete-profile/${step}`)))?.status(), step).toBe(
        404,
      )
    for (const step of [id, `10/${id}`, `1101/${id}`]) {
      expect((await mine.page.goto(mine.at(`/jobseeker-complete-profile/${step}`)))?.status(), step).toBe(200)
      expect(new URL(mine.page.url()).search).toBe(`?resume=${id}`)
      await mine.page.getByText(mine.t('resumes.foundText')).waitFor()
    }
    // What is no resume of theirs leads to where they go on.
    expect((await other.page.goto(other.at(`/jobseeker-complete-profile/${id}`)))?.status()).toBe(200)
    expect(new URL(other.page.url()).pathname).toMatch(/^\/jobseeker-complete-profile\/\d+$/)
    await mine.context.close()
    await other.context.close()
  })
})
