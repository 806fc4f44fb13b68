import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import {
  applyTo,
  JOURNEY_PASSWORD,
  recruiterToken,
  registerOwner,
  registerSeeker,
} from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { sendForm, signUpRecruiter } from './sign-up-recruiter.ts'

/** Where the summary of a form's errors leads, in its order; each place is on the page, and they stand in the page's order. */
const placesOfErrors = async (page: Page): Promise<string[]> => {
  await page.getByRole('alert').first().waitFor()
  const links = page.locator('[role="alert"] li a')
  return links.evaluateAll(anchors => {
    const ids = anchors.map(anchor => anchor.getAttribute('href')?.slice(1) ?? '')
    const fields = ids.map(id => document.getElementById(id))
    if (fields.some(field => field === null)) throw new Error(`An error leads nowhere: ${ids.join(' ')}`)
    fields.forEach((field, at) => {
      const next = fields[at + 1]
      if (next && !(field?.compareDocumentPosition(next) ?? 0 & Node.DOCUMENT_POSITION_FOLLOWING))
        throw new Error(`Errors are not in the order of the fields: ${ids.join(' ')}`)
    })
    return ids
  })
}

describe.skipIf(!browserPath)(`a newcomer${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'is told that a month’s pay reads like an hour’s, corrects it or publishes anyway, $name',
    async variant => {
      const { language, prefix, options } = variant
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      const name = `Bakery ${variant.name}`
      await signUpRecruiter(page, site, variant, `baker-${language}@example.com`, name)
      const publish = async (title: string) => {
        await page.locator('#job_title').fill(title)
        await sendForm(page)
        await page.getByRole('heading', { level: 1, name: t('ads.draftHeading') }).waitFor()
        await page.locator('[name="place"]').fill('Manila')
        await page.locator('[name="salary_range_from"]').fill('150')
        // The second ad begins with the first one's.
        await page.locator('[name="salary_period"]').selectOption('month')
        await page.locator('[name="description"]').fill('Bake bread from four in the morning.')
        await page.getByRole('button', { name: t('ads.publish'), exact: true }).click()
        await page.getByText(t('ads.checkPay')).waitFor()
      }
      await publish('Baker')
      await expect.poll(() => placesOfErrors(page)).toEqual(['salary_range_from'])
      await expect.poll(() => page.locator('[name="description"]').inputValue()).toContain('Bake bread')
      expect(await findingsAt(page, options)).toEqual([])
      // Other pay that no job has is told of anew.
      await page.locator('[name="salary_range_from"]').fill('160')
      await page.getByRole('button', { name: t('ads.publishAnyway') }).click()
      await page.getByText(t('ads.checkPay')).waitFor()
      await page.locator('[name="salary_period"]').selectOption('hour')
      await page.getByRole('button', { name: t('ads.publishAnyway') }).click()
      await page.getByText(t('ads.published')).waitFor()

      await page.goto(site.at(`${prefix}/jobs/new`, 'employer'))
      await publish('Night baker')
      await page.getByRole('button', { name: t('ads.publishAnyway') }).click()
      await page.getByText(t('ads.published')).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('begins an ad in at most twelve presses outside of text fields, sign-up and code with them', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    const t = interfaceTexts('en')
    await page.addInitScript(() => {
      document.addEventListener(
        'click',
        event => {
          const target = event.target
          if (!event.isTrusted || !(target instanceof Element)) return
          if (target.closest('input:not([type="checkbox"], [type="radio"]), textarea')) return
          // A press on a label is one press, though its box hears of it too.
          if (target instanceof HTMLInputElement && event.detail === 0) return
          sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1))
        },
        true,
      )
    })
    await signUpRecruiter(page, site, englishOnDesk, 'twelve@example.com', 'Bakery of twelve')
    await page.locator('#job_title').fill('Baker')
    await sendForm(page)
    await page.getByRole('heading', { level: 1, name: t('ads.draftHeading') }).waitFor()
    await page.locator('[name="place"]').fill('Manila')
    await page.locator('[name="salary_range_from"]').fill('25000')
    await page.locator('[name="description"]').fill('Bake bread from four in the morning.')
    await page.getByRole('button', { name: t('ads.publish'), exact: true }).click()
    await page.getByText(t('ads.published')).waitFor()
    // The country's list takes two presses by hand: to open it, and to choose.
    const presses = Number(await page.evaluate(() => sessionStorage.getItem('presses'))) + 2
    expect(presses).toBeLessThanOrEqual(12)
    await context.close()
  })

  test('finds what they typed in every form that was refused, and errors that lead to their fields in order', async () => {
    const { options } = englishWithoutScript
    const t = interfaceTexts('en')
    const { page, context } = await openPage(site.browser, options)
    const at = (path: string) => site.at(path, 'employer')

    await page.goto(at('/log-in'))
    await page.locator('#email').fill('nobody@example.com')
    await page.locator('#password').fill('wrong horse')
    await sendForm(page)
    await page.getByText(t('auth.wrongLogIn')).waitFor()
    await expect.poll(() => page.locator('#email').inputValue()).toBe('nobody@example.com')

    await page.goto(at('/sign-up'))
    await page.locator('#title').fill('Head of people')
    await page.locator('#terms').check()
    await sendForm(page)
    await expect
      .poll(() => placesOfErrors(page))
      .toEqual(['first_name', 'last_name', 'company_name', 'email', 'password'])
    await expect.poll(() => page.locator('#title').inputValue()).toBe('Head of people')
    await expect.poll(() => page.locator('#terms').isChecked()).toBe(true)

    const { email } = await registerOwner(site, 'Bakery of forms')
    await logIn(page, at('/log-in'), { email, password: JOURNEY_PASSWORD })

    await page.goto(at('/company/tokens'))
    await page.locator('#name').fill('Payroll')
    await sendForm(page)
    await expect.poll(() => placesOfErrors(page)).toEqual(['scopes'])
    const scopes = t('common.chooseSome', { options: 'Jobs or Applicants' })
    await page.locator('.field-error', { hasText: scopes }).waitFor()
    await expect.poll(() => page.locator('#name').inputValue()).toBe('Payroll')

    await page.goto(at('/company/webhooks'))
    await page.locator('#url').fill('ftp://example.com')
    await page.locator('[name="events"]').first().check()
    await sendForm(page)
    await expect.poll(() => placesOfErrors(page)).toEqual(['url'])
    await expect.poll(() => page.locator('[name="events"]').first().isChecked()).toBe(true)

    await page.goto(at('/company'))
    await page.locator('[name="website"]').fill('no address')
    await page.locator('[name="about"]').fill('We bake.')
    await page.locator('summary', { hasText: t('company.benefits') }).click()
    await page.locator('[name="benefit_ids"]').nth(1).check()
    await page.getByRole('button', { name: t('names.publish') }).click()
    await expect.poll(() => placesOfErrors(page)).toEqual(['website'])
    await expect.poll(() => page.locator('[name="about"]').inputValue()).toBe('We bake.')
    await expect.poll(() => page.locator('[name="benefit_ids"]').nth(1).isChecked()).toBe(true)

    await page.goto(at('/company/verification'))
    await page.locator('summary', { hasText: t('verification.dnsHeading') }).click()
    await page.locator('#value-dns').fill('not a domain')
    await page.locator('form:has(#value-dns) [type="submit"]').click()
    await expect.poll(() => placesOfErrors(page)).toEqual(['value-dns'])
    await expect.poll(() => page.locator('#value-dns').inputValue()).toBe('not a domain')

    await page.goto(at('/jobs/new'))
    await page.locator('#job_title').fill('Baker')
    await sendForm(page)
    await page.locator('[name="job_type_id"]').selectOption('')
    await page.locator('[name="salary_range_from"]').fill('much')
    await page.locator('[name="salary_range_to"]').fill('90000')
    await page.getByRole('button', { name: t('ads.publish'), exact: true }).click()
    expect((await placesOfErrors(page)).slice(0, 1)).toEqual(['salary_range_from'])
    await expect.poll(() => page.locator('[name="salary_range_from"]').inputValue()).toBe('much')
    await page.locator('[name="salary_range_from"]').fill('25000')
    await page.getByRole('button', { name: t('ads.publish'), exact: true }).click()
    await expect.poll(() => placesOfErrors(page)).toEqual(['job_location_id', 'job_type_id', 'description'])
    await page.locator('#job_type_id-error', { hasText: 'Full-time' }).waitFor()
    await expect.poll(() => page.locator('[name="salary_range_to"]').inputValue()).toBe('90000')
    await context.close()
  })

  test.each([englishOnDesk, englishWithoutScript])(
    'corrects and deletes a note, sees five stages first, and proposes an interview by what is usual, $name',
    async ({ options }) => {
      const t = interfaceTexts('en')
      const { token: seeker } = await registerSeeker(site, { first_name: 'Nia' })
      const { id } = await applyTo(site, await recruiterToken(site), seeker)
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(path, 'employer')
      await logIn(page, at('/log-in'), site.server.logIn('recruiter'))
      await page.goto(at(`/applicants/${id}`))
      if (options.javaScriptEnabled !== false) await untilStarted(page)
      await page.locator('#note').fill('Free from Mai.')
      await page.getByRole('button', { name: t('applicants.noteSave') }).click()
      const note = page.locator('#notes-section li').first()
      await note.getByText('Free from Mai.').first().waitFor()
      await note.locator('summary', { hasText: t('applicants.noteEdit') }).click()
      await note.locator('textarea').fill(' ')
      await note.getByRole('button', { name: t('common.save') }).click()
      await note.locator('.field-error').waitFor()
      await note.locator('textarea').fill('Free from May.')
      await note.getByRole('button', { name: t('common.save') }).click()
      await note.locator('p', { hasText: 'Free from May.' }).waitFor()
      const [edited = ''] = t('applicants.noteEdited', { date: '…' }).split('…')
      await note.getByText(edited.trim()).waitFor()
      await note.locator('summary', { hasText: t('applicants.noteDelete') }).click()
      await note.getByRole('button', { name: t('applicants.noteDelete') }).click()
      await page.getByText(t('applicants.noteDeleted')).first().waitFor()
      await expect.poll(() => page.locator('#notes-section li').count()).toBe(0)

      const more = page.locator('#pipeline_stage_id optgroup')
      await expect.poll(() => more.getAttribute('label')).toBe(t('applicants.moreStages'))
      await expect.poll(() => more.locator('option').count()).toBe(4)

      await page.goto(at(`/applicants/${id}/interview`))
      await expect.poll(() => page.locator('#slot_2').isVisible()).toBe(false)
      await page.getByRole('button', { name: t('interviews.send') }).click()
      expect((await placesOfErrors(page))[0]).toBe('slot_1')
      await page
        .locator('#slot_1')
        .fill(`${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T10:00`)
      await page.locator('#place').fill('12 Baker Street')
      await page.getByRole('button', { name: t('interviews.send') }).click()
      await page.waitForURL(/\/interviews\/\w+\?sent$/)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
