import { options } from '@hanap/markets/lists'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { recruitersJobs } from '../harness/api.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { mailedCode, mailsTo } from '../harness/mails.ts'
import { JOURNEY_PASSWORD } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { fillRecruiter, sendForm, signUpRecruiter } from './sign-up-recruiter.ts'

const ways = [englishOnDesk, arabicOnPhone, englishWithoutScript]
const NEW = 'battery staple'

let count = 0
const nextAddress = () => {
  count += 1
  return `hiring${count}@example.com`
}

const roleName = (role: string, { language }: JourneyVariant) =>
  options('recruiter_role_permissions', language).find(({ key }) => key === role)?.value ?? role

const logIn = async (
  page: Page,
  site: JourneySite,
  { prefix }: JourneyVariant,
  email: string,
  password: string,
) => {
  await page.goto(site.at(`${prefix}/log-in`, 'employer'))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await sendForm(page)
}

const home = (site: JourneySite, { prefix }: JourneyVariant) => site.at(prefix || '/', 'employer')

/** Until the recruiter's own page has taken the log-in's place, its header too. */
const isHome = async (page: Page, site: JourneySite, way: JourneyVariant) => {
  await page.waitForURL(home(site, way))
  await page
    .getByRole('heading', { level: 1, name: interfaceTexts(way.language)('employer.myJobs') })
    .waitFor()
}

/** Follows a link of the header, on a phone by its menu. */
const follow = async (page: Page, { language }: JourneyVariant, name: string) => {
  const menu = page.getByRole('button', { name: interfaceTexts(language)('common.menu') })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

/** A visitor applies to a job of the demo recruiter's; answers the application's id. */
const applyTo = async (site: JourneySite, jobId: string): Promise<string> => {
  const answer = await fetch(
    `http://127.0.0.1:${site.server.port}/api/data/jobs/${jobId}/quick-applications`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: nextAddress(), first_name: 'Mara', terms_and_condition: 1 }),
    },
  )
  return (await answer.json()).data.id
}

/** A call of the API as the demo recruiter. */
const asDemoRecruiter = async (site: JourneySite) => {
  const origin = `http://127.0.0.1:${site.server.port}`
  const session = await fetch(`${origin}/api/auth/recruiters/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(site.server.logIn('recruiter')),
  })
  const { token } = (await session.json()).data.session
  return async (path: string) =>
    (await (await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })).json()).data
}

describe.skipIf(!browserPath)(`recruiters’ accounts${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'sign-up with a new company → code → details → a colleague is invited, promoted and removed, $name',
    async way => {
      const { language, prefix, options: device } = way
      const t = interfaceTexts(language)
      const [email, invited] = [nextAddress(), nextAddress()]
      const company = `Lantern Works ${count}`
      const { page, context, complaints } = await openPage(site.browser, device)

      await page.goto(site.at(`${prefix}/sign-up`, 'employer'))
      await sendForm(page)
      const missing = page.getByRole('alert').getByRole('link')
      await missing.getByText(t('errors.terms_required')).waitFor()
      // All at once: in Arabic the country, too, which the language does not tell.
      await expect.poll(() => missing.count()).toBe(language === 'ar' ? 8 : 7)
      expect(await findingsAt(page, device)).toEqual([])
      await signUpRecruiter(page, site, way, email, company)
      await isHome(page, site, way)
      await page.getByText(t('employer.myJobsEmptyTitle')).waitFor()

      await follow(page, way, t('employer.company'))
      await page.getByRole('heading', { level: 1, name: company }).waitFor()
      await page.getByText(t('employer.missingHeading')).waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      await page.locator('#website').fill('not an address')
      await page.getByRole('button', { name: t('names.publish') }).click()
      await page.getByRole('alert').waitFor()
      await page.locator('#website').fill('https://example.com/')
      await page.locator('#industry_id').selectOption({ index: 1 })
      await page.locator('#size_id').selectOption({ index: 1 })
      await page.locator('#about').fill('We make lanterns.')
      await page.getByRole('button', { name: t('names.publish') }).click()
      await page.getByText(t('employer.companySaved')).waitFor()

      await follow(page, way, t('employer.team'))
      await page.locator('#email').fill(invited)
      await page.locator('#role').selectOption('viewer')
      await page.getByRole('button', { name: t('employer.inviteSubmit') }).click()
      await page.getByText(t('employer.inviteSent', { email: invited })).waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      const [mail = ''] = await mailsTo(site.server.port, invited, 1)
      const link = /\/sign-up\?invitation=[\w-]+/.exec(mail)?.[0] ?? ''

      const other = await openPage(site.browser, device)
      await other.page.goto(site.at(prefix + link, 'employer'))
      await other.page.getByRole('heading', { level: 1, name: t('employer.join', { company }) }).waitFor()
      expect(await findingsAt(other.page, device)).toEqual([])
      await fillRecruiter(other.page, undefined, 'Omar')
      await sendForm(other.page)
      await isHome(other.page, site, way)
      const team = other.page.locator('header a[href$="/members"]').first()
      await expect.poll(() => team.count()).toBe(0)
      await other.page.goto(site.at(`${prefix}/company`, 'employer'))
      await other.page.getByText(t('employer.managersOnly')).waitFor()
      const refused = await other.page.goto(site.at(`${prefix}/members`, 'employer'))
      expect(refused?.status()).toBe(403)
      await other.page.goto(site.at(prefix + link, 'employer'))
      await other.page.getByText(t('errors.link_expired')).waitFor()

      await page.goto(site.at(`${prefix}/members`, 'employer'))
      const colleague = page.getByRole('listitem').filter({ hasText: invited })
      await colleague.locator('select').selectOption('admin')
      await colleague.getByRole('button', { name: t('common.save') }).click()
      await colleague.getByRole('status').getByText(t('common.saved')).waitFor()
      await expect.poll(() => colleague.locator('option:checked').textContent()).toBe(roleName('admin', way))
      await other.page.goto(home(site, way))
      await team.waitFor({ state: 'attached' })

      for (const fold of [0, 1]) await colleague.locator('summary').nth(fold).click()
      await colleague.locator('.btn-danger').first().click()
      await colleague.waitFor({ state: 'detached' })
      await other.page.goto(home(site, way))
      await other.page.waitForURL(site.at(`${prefix}/log-in`, 'employer'))
      await logIn(other.page, site, way, invited, JOURNEY_PASSWORD)
      await other.page.getByRole('heading', { level: 1, name: t('employer.chooseHeading') }).waitFor()
      expect([...complaints, ...other.complaints]).toEqual([])
      await other.context.close()
      await context.close()
    },
  )

  test.each(ways)(
    'a company that is here is asked; let in as a viewer one sees applicants and moves nobody, $name',
    async way => {
      const { prefix, options: device } = way
      const t = interfaceTexts(way.language)
      const ask = await asDemoRecruiter(site)
      const { company } = await ask('/api/recruiters/me')
      const open = (await recruitersJobs(site)).jobs[ways.indexOf(way)]
      const applicationId = await applyTo(site, open.id)
      const email = nextAddress()
      const { page, context, complaints } = await openPage(site.browser, device)
      await signUpRecruiter(page, site, way, email, company.name)
      await page
        .getByRole('heading', { level: 1, name: t('employer.waitingHeading', { company: company.name }) })
        .waitFor()
      await page.getByText(t('employer.waitingText', { company: company.name })).waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      await page.goto(site.at(`${prefix}/jobs/${open.id}/applicants`, 'employer'))
      await page.waitForURL(site.at(`${prefix}/company`, 'employer'))

      const owner = await openPage(site.browser, device)
      const { email: ownEmail, password } = site.server.logIn('recruiter')
      await logIn(owner.page, site, way, ownEmail, password)
      await isHome(owner.page, site, way)
      await follow(owner.page, way, t('employer.team'))
      const request = owner.page.getByRole('listitem').filter({ hasText: email })
      await request.locator('select').selectOption('viewer')
      expect(await findingsAt(owner.page, device)).toEqual([])
      await request.locator('.btn-primary').click()
      await owner.page
        .getByRole('button', { name: t('employer.letIn', { name: 'Nora Lim' }) })
        .waitFor({ state: 'detached' })
      await owner.context.close()

      await page.goto(site.at(`${prefix}/applicants/${applicationId}`, 'employer'))
      await page.getByText(t('employer.viewOnly')).waitFor()
      await expect.poll(() => page.locator('#pipeline_stage_id').count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'a forgotten password is reset with the mailed code; then password, address and devices are changed, $name',
    async way => {
      const { prefix, options: device } = way
      const t = interfaceTexts(way.language)
      const email = nextAddress()
      const { page, context, complaints } = await openPage(site.browser, device)
      await signUpRecruiter(page, site, way, email, `Harbour House ${count}`)
      await isHome(page, site, way)

      const forgetful = await openPage(site.browser, device)
      const other = forgetful.page
      await other.goto(site.at(`${prefix}/log-in`, 'employer'))
      await other.getByRole('link', { name: t('security.forgotLink') }).click()
      await other.getByRole('heading', { level: 1, name: t('security.forgotHeading') }).waitFor()
      await other.locator('#email').fill(email)
      await sendForm(other)
      await other.locator('#otp').fill('12')
      await other.locator('#new_password').fill(NEW)
      await sendForm(other)
      await other.getByRole('alert').first().waitFor()
      expect(await findingsAt(other, device)).toEqual([])
      await other.locator('#otp').fill(await mailedCode(site.server.port, email, 2))
      await other.locator('#new_password').fill(NEW)
      await sendForm(other)
      await isHome(other, site, way)

      await page.goto(home(site, way))
      await page.waitForURL(site.at(`${prefix}/log-in`, 'employer'))
      await logIn(page, site, way, email, NEW)
      await isHome(page, site, way)
      await follow(page, way, t('security.settingsHeading'))
      await page.getByText(t('security.emailVerified'), { exact: true }).waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      await page.getByRole('button', { name: t('security.endOthers') }).click()
      await page.getByRole('button', { name: t('security.endOthers') }).waitFor({ state: 'detached' })
      await other.goto(home(site, way))
      await other.waitForURL(site.at(`${prefix}/log-in`, 'employer'))

      await page.getByRole('link', { name: t('security.changePassword') }).click()
      await page.locator('#password').fill(NEW)
      await page.locator('#new_password').fill(JOURNEY_PASSWORD)
      await sendForm(page)
      await page.getByText(t('security.passwordChanged')).waitFor()

      const moved = nextAddress()
      await page.goto(site.at(`${prefix}/account/email`, 'employer'))
      await page.locator('#email').fill(moved)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await sendForm(page)
      await page.locator('#otp').fill(await mailedCode(site.server.port, moved, 1))
      await sendForm(page)
      await page.waitForURL(site.at(`${prefix}/account`, 'employer'))
      await page.getByText(moved).waitFor()
      expect([...complaints, ...forgetful.complaints]).toEqual([])
      await forgetful.context.close()
      await context.close()
    },
  )
})
