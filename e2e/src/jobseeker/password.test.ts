import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { mailedCode } from '../harness/mails.ts'
import { isSignedIn, registerSeeker } from '../harness/people.ts'
import { desk, interfaceTexts, useOwnSite, useSite } from '../harness/site.ts'

const NEW = 'battery staple'

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

/** A page as it comes over HTTP, redirects not followed. */
const raw = (site: JourneySite, path: string, cookie = '') =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: site.server.port, path, headers: { host: 'ph.localhost', cookie } },
        answer => {
          let text = ''
          answer.on('data', chunk => (text += chunk))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sent.on('error', reject)
      sent.end()
    },
  )

describe.skipIf(!browserPath)(`passwords${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a forgotten password is reset with the mailed code, other sessions end, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      const asked: string[] = []
      page.on('request', sent => asked.push(`${sent.url()} ${sent.headers().referer ?? ''}`))

      await page.goto(site.at(`${prefix}/get-started`))
      await page.getByRole('link', { name: t('security.forgotLink') }).click()
      await page.getByRole('heading', { level: 1, name: t('security.forgotHeading') }).waitFor()
      await page.locator('#email').fill(email)
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').waitFor()
      const code = await mailedCode(site.server.port, email, 1)

      await page.locator('#otp').fill(code === '000000' ? '000001' : '000000')
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByRole('alert').getByText(t('errors.code_wrong')).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#otp').fill(code)
      await page.getByRole('button', { name: t('security.checkCode') }).click()

      await page.getByRole('heading', { level: 1, name: t('security.changeHeading') }).waitFor()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${prefix}/change-password`)
      await page.locator('#new_password').fill('password1')
      await page.getByRole('button', { name: t('auth.setPasswordSubmit') }).click()
      await page.getByRole('alert').getByText(t('errors.password_common')).waitFor()
      await page.locator('#new_password').fill(NEW)
      await page.getByRole('button', { name: t('auth.setPasswordSubmit') }).click()
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))

      await expect.poll(() => isSignedIn(site, token)).toBe(false)
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(email).waitFor()
      expect(asked.filter(line => line.includes(code) || line.includes(encodeURIComponent(email)))).toEqual(
        [],
      )
      expect(asked.filter(line => !line.startsWith(site.at('/')))).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('an address without an account sees the same page', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openPage(site.browser, desk)
    const email = 'no.such.person@example.com'
    await page.goto(site.at('/forgot-password'))
    await page.locator('#email').fill(email)
    await page.getByRole('button', { name: t('security.sendCode') }).click()
    await page.getByText(t('security.codeSent', { email, minutes: 10 })).waitFor()
    await page.locator('#otp').fill('123456')
    await page.getByRole('button', { name: t('security.checkCode') }).click()
    await page.getByRole('alert').getByText(t('errors.code_wrong')).waitFor()
    await context.close()
  })

  test('/change-password strips its query at once, is kept nowhere and tells its address to nobody', async () => {
    const stripped = await raw(site, '/change-password?email=ana%40example.com&otp=123456')
    expect([stripped.status, stripped.headers.location]).toEqual([303, '/change-password'])
    const [cookie = ''] = stripped.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^change_code=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
    const page = await raw(site, '/change-password', cookie.split(';')[0])
    expect(page.status).toBe(200)
    expect(page.text).toContain('ana@example.com')
    expect(page.text).not.toContain('123456')
    for (const { headers } of [stripped, page]) {
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-store')
    }
    // Another visitor at once: nothing was kept of it.
    const other = await raw(site, '/change-password')
    expect([other.status, other.headers.location]).toEqual([303, '/forgot-password'])
    const wrong = await raw(site, '/change-password?email=ana&otp=%3Cscript%3E')
    expect([wrong.status, wrong.headers.location]).toEqual([303, '/forgot-password'])
    const link = await raw(site, '/set-password?token=0123456789abcdef')
    expect([link.headers['referrer-policy'], link.headers['cache-control']]).toEqual([
      'no-referrer',
      'no-store',
    ])
  })

  test('a password can be shown and hidden, pasted, and is hidden to begin with', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openPage(site.browser, desk)
    await page.goto(site.at('/get-started?mode=signup'))
    const field = page.locator('#password')
    await field.fill('something secret')
    await expect.poll(() => field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: t('security.showPassword') }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: t('security.hidePassword') }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
    await field.fill('')
    await field.evaluate((input: HTMLInputElement) => {
      input.focus()
      const pasted = new ClipboardEvent('paste', { cancelable: true, bubbles: true })
      if (input.dispatchEvent(pasted)) document.execCommand('insertText', false, 'a pasted one')
    })
    await expect.poll(() => field.inputValue()).toBe('a pasted one')
    await context.close()
  })
})

describe.skipIf(!browserPath)(`limits${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite({ LIMIT_SCALE: '1' })

  test.each(['en', 'ar'] as const)(
    'the sixth code in ten minutes is refused with an alert, in %s',
    async language => {
      const t = interfaceTexts(language)
      const { page, context } = await openPage(site.browser, desk)
      // Codes are counted by the device that asks: it is one from the first on only where the guest log-in came before it.
      const isGuest = page.waitForResponse(response => response.url().endsWith('/api/auth/guest/login'))
      await page.goto(site.at(language === 'en' ? '/forgot-password' : `/${language}/forgot-password`))
      await page.locator('#email').focus()
      await isGuest
      await page.locator('#email').fill(`eager.${language}@example.com`)
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').waitFor()
      for (let sent = 1; sent <= 5; sent += 1) {
        const answered = page.waitForResponse(
          response => response.request().method() === 'POST' && response.url().includes('/forgot-password'),
        )
        await page.getByRole('button', { name: t('security.sendAgain') }).click()
        expect((await answered).status()).toBe(sent < 5 ? 200 : 429)
      }
      await page.getByRole('alert').getByText(t('errors.too_many_attempts')).waitFor()
      await context.close()
    },
  )
})
