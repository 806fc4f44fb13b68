import { options } from '@hanap/markets/lists'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import { arabicInTheDark, englishOnDesk, type JourneyVariant } from '../harness/journey-variants.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicInTheDark]

describe.skipIf(!browserPath)(`a seeker's profile${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let people = 0

  /** Somebody who has just signed up, at their profile. */
  const atProfile = async ({ language, prefix, options: opening }: JourneyVariant) => {
    people += 1
    const account = { email: `mara.${language}.${people}@example.com`, password: 'a-long-password-7' }
    await fetch(`http://127.0.0.1:${site.server.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, first_name: 'Mara', terms_and_condition: 1, country_key: 'ph' }),
    })
    const opened = await openPage(site.browser, opening)
    const { page } = opened
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(`${prefix}/profile`)}`))
    await page.locator('#email').fill(account.email)
    await page.locator('#password').fill(account.password)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(/\/profile$/)
    return { ...opened, t: interfaceTexts(language), at: (path: string) => site.at(prefix + path) }
  }

  const sectionOf = (page: Page, key: string) => page.locator(`#${key}-section`)
  const percent = (page: Page) => page.locator('.profile-meter svg text').textContent()
  const isSaved = (page: Page) => page.waitForURL(/\/profile#/)
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

  const month = async (page: Page, name: string, value: string) => {
    const [year = '', number = ''] = value.split('-')
    await page.locator(`[name="${name}_month"]`).selectOption(number)
    await page.locator(`[name="${name}_year"]`).selectOption(year)
  }

  const fits = async (page: Page) => {
    // What lies under the header of a scrolled page has no size there.
    await page.evaluate(() => scrollTo(0, 0))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await findingsOf(page)).toEqual([])
  }

  test.each(ways)(
    'is filled in part by part, corrected, and an entry deleted comes back, $name',
    { timeout: 120_000 },
    async way => {
      const { page, context, complaints, t } = await atProfile(way)
      const save = page.getByRole('button', { name: t('common.save'), exact: true })
      await expect.poll(() => percent(page)).toBe('0')
      await fits(page)

      // What would help most leads to the form that adds it.
      await page
        .getByRole('main')
        .getByRole('link', { name: t('profile.work'), exact: true })
        .click()
      await page.waitForURL(/\/profile\/experience\/new#/)
      await expect.poll(() => focused(page)).toBe('job_title')
      await page.locator('#job_title').fill('Beekeeper')
      await month(page, 'from', '2021-03')
      await month(page, 'to', '2020-03')
      await save.click()
      await page.getByRole('alert').waitFor()
      await expect.poll(() => page.locator('#company_name-error').textContent()).toBe(t('errors.required'))
      await fits(page)
      await page.locator('#company_name').fill('Honey House')
      await save.click()
      await page.locator('#to-error').waitFor()
      await expect.poll(() => page.locator('#to-error').textContent()).toBe(t('errors.date_order'))
      await month(page, 'to', '2023-05')
      await page.locator('#description').fill('Twelve hives.')
      await save.click()
      await isSaved(page)
      const work = sectionOf(page, 'experience')
      const entry = work.getByRole('heading', { level: 3, name: 'Beekeeper' })
      await entry.waitFor()
      await expect.poll(() => focused(page)).toBe('experience-section')
      await expect.poll(() => percent(page)).toBe('20')

      await work
        .getByRole('link', {
          name: t('resumes.labelled', { label: t('personal.preferenceChange'), value: 'Beekeeper' }),
        })
        .click()
      await expect.poll(() => page.locator('#company_name').inputValue()).toBe('Honey House')
      await page.locator('#is_currently_working').check()
      await save.click()
      await isSaved(page)
      await work.getByText('Honey House').waitFor()
      await expect.poll(() => work.textContent()).not.toContain('2023')

      await work
        .getByRole('button', {
          name: t('resumes.labelled', { label: t('personal.preferenceDelete'), value: 'Beekeeper' }),
        })
        .click()
      await page.getByText(t('personal.preferenceDeleted', { name: 'Beekeeper' })).waitFor()
      await expect.poll(() => entry.count()).toBe(0)
      await fits(page)
      await page.getByRole('button', { name: t('personal.undo') }).click()
      await isSaved(page)
      await entry.waitFor()
      await work.getByText('Twelve hives.').waitFor()

      await sectionOf(page, 'basics').getByRole('link').click()
      await page.locator('#headline').fill('Keeper of bees')
      await page.locator('#phone_num').fill('call me')
      await save.click()
      await page.locator('#phone_num-error').waitFor()
      await expect.poll(() => page.locator('#headline').inputValue()).toBe('Keeper of bees')
      await page.locator('#phone_num').fill('+63 917 555 0100')
      const notice = options('notice_period_lists', way.language)[1]
      await page.locator('#notice_period_id').selectOption(String(notice?.id))
      await save.click()
      await isSaved(page)
      await sectionOf(page, 'basics').getByText('Keeper of bees').waitFor()
      await sectionOf(page, 'basics')
        .getByText(notice?.value ?? '')
        .waitFor()
      await expect.poll(() => percent(page)).toBe('40')

      await sectionOf(page, 'links').getByRole('link').click()
      await page.locator('#url').fill('javascript:alert(1)')
      await save.click()
      await page.locator('#url-error').waitFor()
      await expect.poll(() => page.locator('#url-error').textContent()).toBe(t('errors.invalid_url'))
      await page.locator('#url').fill('https://bees.example/mara')
      await save.click()
      await isSaved(page)
      await page.getByRole('link', { name: 'https://bees.example/mara' }).waitFor()

      await sectionOf(page, 'skills').getByRole('link').click()
      await page.locator('#skill').fill('Bees, Honey، Wax')
      await sectionOf(page, 'skills')
        .getByRole('button', { name: t('profile.add'), exact: true })
        .click()
      await page.getByText('Wax', { exact: true }).waitFor()
      await expect.poll(() => percent(page)).toBe('55')
      await page
        .getByRole('button', { name: t('resumes.labelled', { label: t('profile.remove'), value: 'Honey' }) })
        .click()
      await page.getByText(t('personal.preferenceDeleted', { name: 'Honey' })).waitFor()
      await expect.poll(() => percent(page)).toBe('40')
      await page.getByRole('button', { name: t('personal.undo') }).click()
      await page.getByText('Honey', { exact: true }).waitFor()
      await fits(page)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('works without script, and is found in the account’s menu with it', { timeout: 90_000 }, async () => {
    const plain = await atProfile({ ...englishOnDesk, options: { ...desk, javaScriptEnabled: false } })
    const { page, t } = plain
    const education = sectionOf(page, 'education')
    await education.getByRole('link').click()
    await page.locator('#school').fill('School of Bees')
    await page.locator('[name="from_month"]').selectOption('09')
    await page.getByRole('button', { name: t('common.save') }).click()
    await expect.poll(() => page.locator('#from-error').textContent()).toBe(t('errors.invalid_date'))
    await expect.poll(() => page.locator('#school').inputValue()).toBe('School of Bees')
    await page.locator('[name="from_year"]').selectOption('2018')
    await page.getByRole('button', { name: t('common.save') }).click()
    await education.getByText('September 2018').waitFor()
    await education
      .getByRole('button', {
        name: t('resumes.labelled', { label: t('personal.preferenceDelete'), value: 'School of Bees' }),
      })
      .click()
    await page.getByRole('button', { name: t('personal.undo') }).click()
    await education.getByText('September 2018').waitFor()
    await plain.context.close()

    const scripted = await atProfile(englishOnDesk)
    await scripted.page.goto(scripted.at('/'))
    await scripted.page.getByRole('button', { name: new RegExp(t('common.myAccount')) }).click()
    await scripted.page.getByRole('link', { name: t('profile.heading') }).click()
    await scripted.page.waitForURL(/\/profile$/)
    await scripted.context.close()
  })

  test.each(ways)(
    'is completed by the wizard step by step, which goes on where it was left, $name',
    { timeout: 90_000 },
    async way => {
      const { page, context, complaints, t, at } = await atProfile(way)
      const wizard = '/jobseeker-complete-profile'
      const go = page.getByRole('button', { name: t('profile.wizardNext') })
      const step = (number: number) =>
        page.getByText(t('profile.wizardStep', { step: number, total: 5 })).waitFor()
      await page.goto(at(`${wizard}?redirect=${encodeURIComponent(`${way.prefix}/saved-jobs`)}`))
      await step(1)
      await page.locator('#headline').fill('Keeper of bees')
      await fits(page)
      await go.click()
      await step(2)
      await fits(page)
      await page.getByRole('link', { name: t('profile.wizardSkip'), exact: true }).click()
      await step(3)
      await go.click()
      await page.locator('#company_name-error').waitFor()
      await page.locator('#job_title').fill('Beekeeper')
      await page.locator('#company_name').fill('Honey House')
      await page.getByRole('button', { name: t('profile.wizardAgain') }).click()
      await page.getByText('Honey House').waitFor()
      await fits(page)
      await page
        .getByRole('link', {
          name: t('resumes.labelled', { label: t('personal.preferenceChange'), value: 'Beekeeper' }),
        })
        .click()
      await page.locator('#job_title').fill('Head beekeeper')
      await page.getByRole('button', { name: t('common.save'), exact: true }).click()
      const entry = page.getByRole('heading', { level: 2, name: 'Head beekeeper' })
      await entry.waitFor()
      await page
        .getByRole('button', {
          name: t('resumes.labelled', { label: t('personal.preferenceDelete'), value: 'Head beekeeper' }),
        })
        .click()
      await page.getByText(t('personal.preferenceDeleted', { name: 'Head beekeeper' })).waitFor()
      await expect.poll(() => entry.count()).toBe(0)
      await page.getByRole('button', { name: t('personal.undo') }).click()
      await entry.waitFor()
      await step(3)
      // Who has an entry goes on without the form, and opens it to add another.
      await expect.poll(() => page.locator('#job_title').isVisible()).toBe(false)
      await page.getByText(t('profile.wizardAnother')).click()
      await expect.poll(() => page.locator('#job_title').inputValue()).toBe('')
      await page.getByRole('link', { name: t('profile.wizardNext') }).click()
      await step(4)

      await page.goto(at(`${wizard}?redirect=${encodeURIComponent(`${way.prefix}/saved-jobs`)}`))
      await step(4)
      await page.getByRole('link', { name: t('profile.wizardSkip'), exact: true }).click()
      await step(5)
      await fits(page)
      await page.getByRole('button', { name: t('profile.wizardFinish') }).click()
      await page.waitForURL(/\/saved-jobs$/)
      await page.goto(at('/profile'))
      await sectionOf(page, 'experience').getByText('Honey House').waitFor()
      await expect.poll(() => page.getByRole('link', { name: t('profile.wizardHeading') }).count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('what is typed and chosen before the script has taken the page over stays', async () => {
    const { page, context, at, t } = await atProfile(englishOnDesk)
    await page.goto(at('/profile/basics'))
    await page.locator('#about').fill('I keep bees.')
    await page.getByRole('button', { name: t('common.save'), exact: true }).click()
    await isSaved(page)

    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/assets/router-*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto(at('/profile/basics'))
    const about = page.locator('#about')
    await expect.poll(() => about.inputValue()).toBe('I keep bees.')
    await about.fill('I keep bees and goats.')
    await page.locator('#first_name').fill('Maria')
    await page.locator('#notice_period_id').selectOption({ index: 2 })
    const chosen = await page.locator('#notice_period_id').inputValue()
    letGo()
    await takenOver(about)
    await expect.poll(() => about.inputValue()).toBe('I keep bees and goats.')
    await expect.poll(() => page.locator('#first_name').inputValue()).toBe('Maria')
    await expect.poll(() => page.locator('#notice_period_id').inputValue()).toBe(chosen)
    await context.close()
  })

  test('is nobody else’s: a visitor is led to log in, and an unknown address is not found', async () => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${site.server.port}${path}`, { redirect: 'manual' })
    const asked = await ask('/profile/experience/new')
    expect(asked.status).toBe(302)
    expect(asked.headers.get('location')).toBe('/get-started?redirect=%2Fprofile')
    const { page, context, at } = await atProfile(englishOnDesk)
    for (const path of [
      '/profile/pets',
      '/profile/experience',
      '/profile/experience/nobody',
      '/jobseeker-complete-profile/2',
    ])
      expect((await page.goto(at(path)))?.status(), path).toBe(404)
    await context.close()
  })
})
