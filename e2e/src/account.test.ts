import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { browserPath, NO_BROWSER, openPage } from './browser.ts'
import { mailedCode, mailsTo } from './mails.ts'
import { PASSWORD, register } from './people.ts'
import { desk, type Site, texts, useSite } from './site.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from './ways.ts'

const NEW = 'battery staple'
const root = fileURLToPath(new URL('../..', import.meta.url))

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

const isSignedIn = async (site: Site, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/account-setting`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status === 200
}

const logIn = async (page: Page, site: Site, email: string, password: string, prefix = '') => {
  await page.goto(site.at(`${prefix}/get-started`))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('form.form [type="submit"]').click()
}

/** What axe finds on a step that no address leads to; it needs script. */
const findingsAt = async (page: Page, { javaScriptEnabled }: BrowserContextOptions) =>
  javaScriptEnabled === false ? [] : findingsOf(page)

/** An operator's command beside the running server. */
const admin = (site: Site, ...words: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'server/src/entry/admin.ts'), ...words], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.once('exit', code => (code === 0 ? resolve(output) : reject(new Error(output))))
  })

/** A page as it comes over HTTP, redirects not followed. */
const raw = (site: Site, path: string, cookie = '') =>
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

describe.skipIf(!browserPath)(`accounts${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a forgotten password is reset with the mailed code, other sessions end, $name',
    async ({ language, prefix, options }) => {
      const t = texts(language)
      const { email, token } = await register(site)
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

      expect(await isSignedIn(site, token)).toBe(false)
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
    const t = texts('en')
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
    const t = texts('en')
    const { page, context } = await openPage(site.browser, desk)
    await page.goto(site.at('/get-started?mode=signup'))
    const field = page.locator('#password')
    await field.fill('something secret')
    expect(await field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: t('security.showPassword') }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: t('security.hidePassword') }).click()
    expect(await field.getAttribute('type')).toBe('password')
    await field.fill('')
    await field.evaluate((input: HTMLInputElement) => {
      input.focus()
      const pasted = new ClipboardEvent('paste', { cancelable: true, bubbles: true })
      if (input.dispatchEvent(pasted)) document.execCommand('insertText', false, 'a pasted one')
    })
    expect(await field.inputValue()).toBe('a pasted one')
    await context.close()
  })

  test.each(ways)(
    'a seeker confirms the address, changes it and the password, and ends other devices, $name',
    async ({ language, prefix, options }) => {
      const t = texts(language)
      const { email, token } = await register(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site, email, PASSWORD, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(t('security.emailNotVerified')).waitFor()

      await page.getByRole('link', { name: t('security.verifyEmail') }).click()
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').fill(await mailedCode(site.server.port, email, 1))
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('security.verifyDone')).waitFor()

      const moved = `moved.${email}`
      await page.goto(site.at(`${prefix}/account-settings/email`))
      await page.locator('#email').fill(moved)
      await page.locator('#password').fill('wrong horse')
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.getByRole('alert').getByText(t('errors.password_wrong')).waitFor()
      await page.locator('#password').fill(PASSWORD)
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#otp').fill(await mailedCode(site.server.port, moved, 1))
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('security.emailChanged')).waitFor()
      await mailsTo(site.server.port, email, 2)

      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(t('security.emailVerified'), { exact: true }).waitFor()
      await page.getByText(t('security.thisDevice'), { exact: true }).waitFor()
      expect(await isSignedIn(site, token)).toBe(true)
      await page.getByRole('button', { name: t('security.endOthers') }).click()
      await page.getByRole('button', { name: t('security.endOthers') }).waitFor({ state: 'detached' })
      expect(await isSignedIn(site, token)).toBe(false)

      await page.getByRole('link', { name: t('security.changePassword') }).click()
      await page.locator('#password').fill(PASSWORD)
      await page.locator('#new_password').fill(NEW)
      await page.getByRole('button', { name: t('auth.setPasswordSubmit') }).click()
      await page.getByText(t('security.passwordChanged')).waitFor()
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(moved).waitFor()

      await page
        .getByRole('listitem')
        .getByRole('button', { name: t('common.logOut') })
        .first()
        .click()
      await page.waitForURL(url => url.pathname.endsWith('/get-started'))
      await logIn(page, site, moved, NEW, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'terms that were not accepted are asked for at log-in, once, $name',
    async ({ language, prefix, options }) => {
      const t = texts(language)
      const { email } = await register(site, { terms_and_condition: 0 })
      const { page, context } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/saved-jobs`))
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.getByRole('heading', { level: 1, name: t('security.termsHeading') }).waitFor()
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('errors.terms_required')).first().waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#terms').check()
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.waitForURL(site.at(`${prefix}/saved-jobs`))
      await context.clearCookies()
      await logIn(page, site, email, PASSWORD, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      await context.close()
    },
  )

  test('a suspended account is out, and reads so once its password was right, until it is restored', async () => {
    const t = texts('en')
    const { email, token } = await register(site)
    const { page, context } = await openPage(site.browser, desk)
    expect(await admin(site, 'suspend', 'seeker', email)).toContain('is suspended')
    expect(await isSignedIn(site, token)).toBe(false)
    await logIn(page, site, email, 'wrong horse')
    await page.getByRole('alert').getByText(t('errors.invalid_credential')).first().waitFor()
    await page.locator('#password').fill(PASSWORD)
    const [answer] = await Promise.all([
      page.waitForResponse(
        response => response.request().method() === 'POST' && response.url().includes('/get-started'),
      ),
      page.locator('form.form [type="submit"]').click(),
    ])
    expect(answer.status()).toBe(403)
    await page.getByRole('heading', { name: t('security.suspendedHeading') }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await admin(site, 'restore', 'seeker', email)
    await logIn(page, site, email, PASSWORD)
    await page.waitForURL(site.at('/jobseeker-complete-profile'))
    expect(await admin(site, 'end-sessions', 'seeker', email)).toContain('1 sessions ended')
    await page.goto(site.at('/account-settings'))
    await page.waitForURL(url => url.pathname === '/get-started')
    await context.close()
  })
})

describe.skipIf(!browserPath)(`limits${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite({ LIMIT_SCALE: '1' })

  test.each(['en', 'ar'] as const)(
    'the sixth code in ten minutes is refused with an alert, in %s',
    async language => {
      const t = texts(language)
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at(language === 'en' ? '/forgot-password' : `/${language}/forgot-password`))
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
