import type { Page } from 'playwright-core'
import type { JourneySite } from '../harness/journey-site.ts'
import type { JourneyVariant } from '../harness/journey-variants.ts'
import { mailedCode } from '../harness/mails.ts'
import { JOURNEY_PASSWORD } from '../harness/people.ts'
import { interfaceTexts } from '../harness/site.ts'

/** Sends the page's first form. */
export const sendForm = (page: Page) => page.locator('form.form [type="submit"]').first().click()

/** Fills in what a recruiter's sign-up asks for beside the company. */
export const fillRecruiter = async (page: Page, email: string | undefined, firstName = 'Nora') => {
  await page.locator('#first_name').fill(firstName)
  await page.locator('#last_name').fill('Lim')
  await page.locator('#title').fill('Head of people')
  if (email !== undefined) await page.locator('#email').fill(email)
  await page.locator('#password').fill(JOURNEY_PASSWORD)
  await page.locator('#terms').check()
}

/** Signs up with a company and confirms the address with the mailed code. */
export const signUpRecruiter = async (
  page: Page,
  site: JourneySite,
  way: JourneyVariant,
  email: string,
  company: string,
) => {
  const t = interfaceTexts(way.language)
  await page.goto(site.at(`${way.prefix}/log-in`, 'employer'))
  await page.locator('form.form a[href$="/sign-up"]').click()
  await page.getByRole('heading', { level: 1, name: t('employer.signUpHeading') }).waitFor()
  await fillRecruiter(page, email)
  await page.locator('#company_name').fill(company)
  // Where the language does not tell the country, nobody is put into one by chance.
  await page.locator('#country_key').selectOption('ph')
  await sendForm(page)
  await page.getByText(t('employer.confirmText')).waitFor()
  await page.locator('#otp:focus').waitFor()
  await page.locator('#otp').fill(await mailedCode(site.server.port, email, 1))
  await sendForm(page)
}
