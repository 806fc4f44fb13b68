import { describe, expect, test } from 'vitest'
import { recruitersJob } from '../harness/api.ts'
import { findingsAt, findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  japaneseOnDesk,
} from '../harness/journey-variants.ts'
import { applyToJob, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`the command bar${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Somebody whose name nobody else has, among the demo recruiter's applicants. */
  const apply = async (last_name: string) => {
    const { job } = await recruitersJob(site)
    const { token } = await registerSeeker(site, { first_name: 'Quirina', last_name })
    await applyToJob(site, job.id, token)
    return job
  }

  test.each([englishOnDesk, arabicOnPhone, japaneseOnDesk])(
    'finds a page, an applicant and what can be done with them by the keyboard alone, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const name = `Bar${language}`
      await apply(name)
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      await untilStarted(page)
      const bar = page.getByRole('dialog', { name: t('commands.heading') })
      const field = bar.getByRole('combobox')
      await page.keyboard.press('Control+k')
      await field.waitFor()
      expect(await findingsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await bar.waitFor({ state: 'detached' })

      await page.getByRole('link', { name: t('commands.open') }).click()
      await field.waitFor()
      await page.keyboard.type(t('interviews.heading'))
      await bar.getByRole('option', { name: t('interviews.heading'), selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname === `${prefix}/interviews`)
      await page.getByRole('heading', { level: 1, name: t('interviews.heading') }).waitFor()

      await page.keyboard.press('Control+k')
      // What was opened last comes first.
      await bar.getByRole('group', { name: t('commands.recent') }).waitFor()
      expect((await bar.getByRole('option').first().textContent())?.trim()).toBe(t('interviews.heading'))
      await page.keyboard.type(name)
      const people = bar.getByRole('group', { name: t('commands.applicants') }).getByRole('option')
      await people.first().waitFor()
      await expect.poll(() => people.first().getAttribute('aria-selected')).toBe('true')
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => people.last().getAttribute('aria-selected')).toBe('true')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname.endsWith('/interview'))
      await page.keyboard.press('Control+k')
      await bar.getByRole('group', { name: t('commands.recent') }).waitFor()
      await expect.poll(() => bar.getByRole('option', { name }).count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('is a page without script, with the same list', async () => {
    const { options } = englishWithoutScript
    const t = interfaceTexts('en')
    const { job_title } = await apply('Barwithout')
    const { page, context } = await openPage(site.browser, options)
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await page.getByRole('link', { name: t('commands.open') }).click()
    await page.getByRole('heading', { level: 1, name: t('commands.heading') }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('commands.post') }).waitFor()
    await main.getByRole('searchbox').fill('barwithout')
    await main.getByRole('button', { name: t('commands.submit') }).click()
    await main.getByRole('link', { name: `Quirina Barwithout ${job_title}`, exact: true }).waitFor()
    await main.getByRole('link', { name: t('commands.write', { name: 'Quirina Barwithout' }) }).waitFor()
    expect(await findingsAt(page, options)).toEqual([])
    await main.getByRole('searchbox').fill('<script>alert(1)</script>')
    await main.getByRole('button', { name: t('commands.submit') }).click()
    await page.getByText(t('commands.none')).waitFor()
    await context.close()
  })

  test('shows another company nothing of its applicants, and who has none only what is theirs', async () => {
    await apply('Barhidden')
    const owner = await registerOwner(site, 'Bar and sons')
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await logIn(page, site.at('/log-in', 'employer'), {
      email: owner.email,
      password: JOURNEY_PASSWORD,
    })
    await page.goto(site.at('/go?query=barhidden', 'employer'))
    await page.getByText(interfaceTexts('en')('commands.none')).waitFor()
    await context.close()
  })

  test('“?” shows the keys of every page, unless single keys were turned off', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await untilStarted(page)
    const keys = page.getByRole('region', { name: t('chats.keys') })
    await page.keyboard.press('?')
    await keys.getByText(t('commands.open')).waitFor()
    await keys.getByLabel(t('applicants.keysOn')).uncheck()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.reload()
    await untilStarted(page)
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: t('commands.heading') }).waitFor()
    await expect.poll(() => keys.isVisible()).toBe(false)
    await context.close()
  })
})
