import { translator } from '@hanap/i18n/catalogues'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  japaneseOnDesk,
} from '../harness/journey-variants.ts'
import { useOwnSite } from '../harness/site.ts'
import { askOperator, enterAsOperator, operatorLogIn, operatorToken } from './demo-operator.ts'

/** Who goes which way: each decides on a case of a kind of its own. */
const ways = [
  { ...englishOnDesk, kind: 'job' },
  { ...arabicOnPhone, kind: 'recruiter' },
  { ...japaneseOnDesk, kind: 'interview' },
  { ...englishWithoutScript, kind: 'talent' },
] as const

describe.skipIf(!browserPath)(`operators${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()
  // Before the form's code is used: an earlier one works no more then.
  beforeAll(() => operatorToken(site))

  test('the log-in asks for the code of the authenticator, and a page that was asked for comes after it', async () => {
    const { page, context, complaints } = await openPage(site.browser, englishOnDesk.options)
    const t = translator('en')
    await page.goto(site.at('/log', 'operator'))
    await page.waitForURL(/\/log-in\?next=%2Flog/)
    const { email, password, code } = operatorLogIn(site)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#code').fill('000000')
    await page.locator('form.form [type="submit"]').click()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(t('operator.logInWrong'))
    await page.locator('#password').fill(password)
    await page.locator('#code').fill(code())
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(/\/log$/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(t('operator.log'))
    const answer = await page.goto(site.at('/', 'operator'))
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the link of a new account shows the secret as a QR code and as text, and both set it up', async () => {
    const { page, context, complaints } = await openPage(site.browser, englishOnDesk.options)
    const t = translator('en')
    const [, token = ''] = /token=(\S+)/.exec(await admin(site, 'operator', 'add', 'qr@example.com')) ?? []
    await page.goto(site.at(`/set-up?token=${token}`, 'operator'))
    const drawn = await page.getByRole('img', { name: t('operator.setUpQrCode') }).boundingBox()
    expect([drawn?.width, drawn?.height]).toEqual([208, 208])
    expect(await findingsOf(page)).toEqual([])
    const secret = (await page.locator('.secret-text').textContent()) ?? ''
    const authenticator = new TOTP({ secret: secret.replaceAll(' ', '') })
    await page.locator('#password').fill('twelve letters and more')
    await page.locator('#code').fill(authenticator.generate())
    await page.locator('form.form [type="submit"]').click()
    await page.getByRole('heading', { level: 1, name: t('operator.queue') }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(ways)('decides on a case $name', async ({ kind, prefix, options, language }) => {
    const { page, context, complaints } = await openPage(site.browser, options)
    await enterAsOperator(context, site)
    const t = translator(language)
    const hasScript = options.javaScriptEnabled !== false
    const { cases } = await askOperator(site, `/api/operators/cases?kind=${kind}`)
    await page.goto(site.at(`${prefix || '/'}?kind=${kind}`.replace('//', '/'), 'operator'))
    if (hasScript) expect(await findingsOf(page)).toEqual([])
    await page.locator(`a[href$="/cases/${kind}/${cases[0].id}"]`).first().click()
    await page.waitForURL(new RegExp(`/cases/${kind}/`))
    await expect
      .poll(() => page.locator('.operator-nav [aria-current]').allTextContents())
      .toEqual([t('operator.queue')])
    await page.getByRole('button', { name: t('operator.claim') }).click()
    await page.getByRole('button', { name: t('operator.release') }).waitFor()
    if (hasScript) expect(await findingsOf(page)).toEqual([])
    // Whose company it is, is said where it is not the company that is judged.
    const ofReporter = page.getByRole('heading', { name: t('operator.reporterCompany') })
    expect(await ofReporter.count()).toBe(kind === 'talent' ? 1 : 0)
    if (kind === 'job') {
      await page.getByRole('heading', { name: t('operator.adAsShown') }).click()
      await page.getByRole('link', { name: t('operator.openAd') }).waitFor()
      expect(await findingsOf(page)).toEqual([])
    }
    await page.locator('input[name="verdict"][value="uphold"]').check()
    await page.locator('#reason').selectOption('other')
    await page.getByRole('button', { name: t('operator.decide'), exact: true }).click()
    await page.getByRole('alert').waitFor()
    await page.locator('#words').fill('Somebody looked at it.')
    await page.getByRole('button', { name: t('operator.decide'), exact: true }).click()
    await page.waitForURL(/\?decided/)
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(t('operator.decided'))
    await page.goto(site.at(`${prefix}/log`, 'operator'))
    const entry = page.getByRole('listitem').filter({ hasText: 'Somebody looked at it.' }).first()
    await entry.getByText(t('operator.action_uphold')).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('j, k, Enter and ? do what the list of keys says', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await enterAsOperator(context, site)
    await page.goto(site.at('/', 'operator'))
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-case]')?.textContent ?? '')
    const titles = await page.locator('[data-case]').allTextContents()
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(
      translator('en')('operator.severity_high'),
    )
    await expect
      .poll(async () => {
        await page.keyboard.press('j')
        return focused()
      })
      .not.toBe('')
    const at = titles.indexOf(await focused())
    await page.keyboard.press('j')
    await expect.poll(() => focused()).toBe(titles[at + 1])
    await page.keyboard.press('k')
    await expect.poll(() => focused()).toBe(titles[at])
    await page.keyboard.press('?')
    await page.locator('#case-keys').waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cases\//)
    await context.close()
  })

  test('the document of a verification is shown in its page, and an appeal gives the ad back', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await enterAsOperator(context, site)
    const open = async (kind: string) => {
      const { cases } = await askOperator(site, `/api/operators/cases?kind=${kind}`)
      await page.goto(site.at(`/cases/${kind}/${cases[0].id}`, 'operator'))
    }
    await open('verification')
    const width = () =>
      page.locator('img.case-document').evaluate(image => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(640)
    await open('appeal')
    await page.locator('input[name="verdict"][value="uphold"]').check()
    await page.locator('#reason').selectOption('mistake')
    await page.getByRole('button', { name: 'Decide', exact: true }).click()
    await page.waitForURL(/\?decided/)
    await context.close()
  })
})
