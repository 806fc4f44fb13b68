import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, japaneseOnDesk } from '../harness/journey-variants.ts'
import { askAs, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`a recruiter finds people${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Somebody with this job who lets companies find them. */
  const registerTalent = async (first_name: string, job_title: string) => {
    const seeker = await registerSeeker(site, { first_name })
    await askAs(site, 'POST', '/api/jobseekers/work-experiences/create', seeker.token, {
      job_title,
      company_name: 'Honey House',
      from: '2021-03',
      is_currently_working: true,
    })
    await askAs(site, 'POST', '/api/jobseekers/user-settings', seeker.token, { is_findable: true })
    return seeker
  }

  test('searches, opens a profile and greets; the seeker accepts, sees who looked, and turns it off', async () => {
    const t = interfaceTexts('en')
    const { token } = await registerTalent('Xenia', 'Beekeeper at Honey House')
    // Without script.
    const { page, context, complaints } = await openPage(site.browser, { ...desk, javaScriptEnabled: false })
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await page
      .getByRole('link', { name: t('talents.heading') })
      .first()
      .click()
    await expect
      .poll(async () => {
        await page.goto(site.at('/talents', 'employer'))
        await page.getByLabel(t('talents.query')).fill('beekeeper')
        await page.getByRole('button', { name: t('talents.search') }).click()
        await page.waitForURL(/query=beekeeper/)
        return page.locator('.talent-link').count()
      })
      .toBe(1)
    await expect.poll(() => page.content()).not.toMatch(/Xenia|Honey/)
    await page.locator('.talent-link').click()
    await page.getByRole('heading', { name: /Beekeeper/ }).waitFor()
    await expect.poll(() => page.content()).not.toMatch(/Xenia|Honey/)
    const address = page.url()
    await page.locator('#greeting select[name=job]').selectOption({ index: 1 })
    await page.getByRole('button', { name: t('talents.greetButton') }).click()
    await page.locator('textarea').fill('We have forty hives and no keeper. Shall we talk?')
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/\/chats\//)
    const chatId = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(address)
    await page.getByText(t('talents.openChat')).waitFor()
    await askAs(site, 'PATCH', `/api/chats/${chatId}`, token, { state: 'open' })
    await page.goto(address)
    await page.getByRole('heading', { name: /Xenia/ }).waitFor()

    const { accesses } = await askAs(site, 'GET', '/api/jobseekers/data-access', token)
    expect(accesses.map(({ kind }: { kind: string }) => kind)).toContain('profile')
    await askAs(site, 'POST', '/api/jobseekers/user-settings', token, { is_findable: false })
    expect((await page.goto(address))?.status()).toBe(404)
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
    await context.close()
  })

  test.each([
    { ...arabicOnPhone, family: 'Falconer' },
    { ...japaneseOnDesk, family: 'Glassblower' },
  ])('compares with a job, narrows, and reports a profile, $name', async variant => {
    const { language, prefix, options, family } = variant
    const t = interfaceTexts(language)
    await registerTalent('Yara', family)
    const { page, context, complaints } = await openPage(site.browser, options)
    await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
    await expect
      .poll(async () => {
        await page.goto(site.at(`${prefix}/talents?query=${family.toLowerCase()}`, 'employer'))
        return page.locator('.talent-link').count()
      })
      .toBe(1)
    await page.locator('.filter-open, .filter-sheet summary').filter({ visible: true }).click()
    await page.locator('select[name=job]').selectOption({ index: 1 })
    await page.locator('select[name=languages]').selectOption({ index: 1 })
    await page.locator('.filter-acts [type=submit]').click()
    await page.waitForURL(/languages=1/)
    await page.locator('.talent-link').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.locator('.talent-link').click()
    await page.getByText(t('talents.report')).click()
    await page.locator('input[name=reason]').first().waitFor()
    await page.getByRole('button', { name: t('talents.reportSend') }).click()
    await page.locator('.field-error').waitFor()
    await page.locator('input[name=reason]').first().check()
    await page.getByRole('button', { name: t('talents.reportSend') }).click()
    await page.getByText(t('talents.reported')).waitFor()
    expect(complaints.filter(text => !text.includes('422'))).toEqual([])
    await context.close()
  })
})
