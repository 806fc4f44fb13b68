import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { englishOnDesk } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const { language, prefix, options } = englishOnDesk
const t = interfaceTexts(language)
let count = 0

describe.skipIf(!browserPath)(`what is saved as it is typed${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  const at = (path: string) => site.at(`${prefix}${path}`, 'employer')

  const open = async (path: string) => {
    count += 1
    const owner = await registerOwner(site, `Kept Words ${count}`)
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const { job } = await askAs(site, 'POST', '/api/recruiters/jobs', owner.token, {
      job_title: `Kept ad ${count}`,
      is_draft: true,
    })
    const signIn = (on: Page) => logIn(on, at('/log-in'), { ...owner, password: JOURNEY_PASSWORD })
    await signIn(page)
    await page.goto(at(path.replace('{job}', job.id)))
    await untilStarted(page)
    const description = async (): Promise<string> =>
      (await askAs(site, 'GET', `/api/recruiters/jobs/${job.id}`, owner.token)).job.description
    const draft = () => askAs(site, 'GET', '/api/recruiters/company/draft', owner.token)
    return { ...opened, ...owner, jobId: job.id, signIn, description, draft }
  }

  const loggedOut = (page: Page) => page.getByText(t('ads.loggedOut'))
  const saved = (page: Page) => page.getByRole('status').filter({ hasText: /\d\d/ })

  describe.each([
    ['an ad', '/jobs/{job}/edit', '[name="description"]'],
    ['the company’s page', '/company', '#about'],
  ])('%s', (_name, path, field) => {
    test('stays where its writer is logged out, and is saved once they are logged in again', async () => {
      const { page, context, signIn, description, draft, complaints } = await open(path)
      const said = async () => (path === '/company' ? (await draft()).about : description())
      const cookies = await context.cookies()
      await context.clearCookies()
      const answered = page.waitForResponse('**/autosave')
      await page.locator(field).fill('Written while logged out.')
      await page.locator('button[value="publish"]').click()
      await answered
      await loggedOut(page).waitFor()
      const tried = page.waitForResponse('**/autosave')
      await page.locator('button[value="publish"]').click()
      await tried
      await loggedOut(page).waitFor()
      expect(await page.locator(field).inputValue()).toBe('Written while logged out.')
      const opening = context.waitForEvent('page')
      await page
        .getByRole('status')
        .getByRole('link', { name: t('common.logIn') })
        .click()
      const other = await opening
      expect(cookies.length).toBeGreaterThan(0)
      await signIn(other)
      await other.close()
      await page.bringToFront()
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await saved(page).waitFor()
      await expect.poll(said).toBe('Written while logged out.')
      expect(await page.locator(field).inputValue()).toBe('Written while logged out.')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is saved once where the answer of its saving was lost, and is nobody else’s change', async () => {
      const { page, context, description, draft } = await open(path)
      const said = async () => (path === '/company' ? (await draft()).about : description())
      let lost = 0
      await page.route('**/autosave', async (route: Route) => {
        if (lost > 0) return route.continue()
        lost += 1
        const { host, pathname } = new URL(route.request().url())
        const url = `http://127.0.0.1:${site.server.port}${pathname}`
        await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } })
        await route.abort()
      })
      await page.locator(field).fill('First words.')
      await page.getByText(t('ads.notSaved')).waitFor()
      await expect.poll(said).toBe('First words.')
      await page.locator(field).fill('First words, and more.')
      await saved(page).waitFor()
      await expect.poll(said).toBe('First words, and more.')
      await expect.poll(() => page.getByText(t('ads.openAgain')).count()).toBe(0)
      await context.close()
    })

    test('is saved where its page is left at once, by a link or to another site', async () => {
      const { page, context, description, draft } = await open(path)
      const said = async () => (path === '/company' ? (await draft()).about : description())
      await page.locator(field).fill('Left by a link.')
      await page.locator('header a').first().click()
      await page.locator(field).waitFor({ state: 'detached' })
      await expect.poll(said).toBe('Left by a link.')
      await page.goBack()
      await expect.poll(() => page.locator(field).inputValue()).toBe('Left by a link.')
      await page.locator(field).fill('Left for another site.')
      await page.goto('about:blank')
      await expect.poll(said).toBe('Left for another site.')
      await context.close()
    })

    test('is saved where its page is loaded anew at once, which makes nobody else’s change of it', async () => {
      const { page, context, description, draft } = await open(path)
      const said = async () => (path === '/company' ? (await draft()).about : description())
      await page.locator(field).fill('Before.')
      await page.reload()
      await untilStarted(page)
      await expect.poll(said).toBe('Before.')
      await expect.poll(() => page.locator(field).inputValue()).toBe('Before.')
      await page.locator(field).fill('Before and after.')
      await expect.poll(said).toBe('Before and after.')
      expect(await page.getByText(t('ads.openAgain')).count()).toBe(0)
      await context.close()
    })

    test('keeps what is typed while its form is on its way', async () => {
      const { page, context, description, draft } = await open(path)
      const said = async () => (path === '/company' ? (await draft()).about : description())
      await page.locator(field).fill('Sent.')
      await saved(page).waitFor()
      let release = () => {}
      const released = new Promise<void>(done => {
        release = done
      })
      await page.route(at(path === '/company' ? path : '/jobs/*/edit'), async route => {
        if (route.request().method() === 'POST') await released
        await route.continue()
      })
      const sending = page.waitForRequest(request => request.method() === 'POST')
      await page.locator('button[value="save"]').click()
      await sending
      await page.locator(field).evaluate(element => element.setAttribute('data-before', ''))
      await page.locator(field).fill('Sent. Typed meanwhile.')
      release()
      await page.locator(`${field}:not([data-before])`).waitFor()
      expect(await page.locator(field).inputValue()).toBe('Sent. Typed meanwhile.')
      await expect.poll(() => page.locator(`${field}:focus`).count()).toBe(1)
      await expect.poll(said).toBe('Sent. Typed meanwhile.')
      await context.close()
    })
  })

  test('the preview of the company’s page shows what was just typed', async () => {
    const { page, context } = await open('/company')
    await page.locator('#about').fill('Just typed.')
    await page.getByRole('link', { name: t('names.preview'), exact: true }).click()
    await page.getByText(t('names.previewText')).waitFor()
    await page.getByText('Just typed.').waitFor()
    await context.close()
  })

  test('a picture of the company’s page takes nothing of what was typed with it', async () => {
    const { page, context, draft } = await open('/company')
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await page.locator('#about').fill('Typed before the picture.')
    await page.locator('#picture-logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await page.getByText(t('names.draftNote')).waitFor()
    await expect.poll(async () => (await draft()).pictures).toHaveLength(1)
    expect(await page.locator('#about').inputValue()).toBe('Typed before the picture.')
    await expect.poll(async () => (await draft()).about).toBe('Typed before the picture.')
    expect(await page.getByText(t('names.changedElsewhere')).count()).toBe(0)
    await context.close()
  })

  test('where somebody else has changed the company’s page, sending it once more takes its place', async () => {
    const { page, context, token, draft } = await open('/company')
    await askAs(site, 'PATCH', '/api/recruiters/company/draft', token, { revision: 0, about: 'Elsewhere.' })
    await page.locator('#about').fill('Here.')
    await page.locator('button[value="save"]').click()
    await page.getByRole('alert').getByText(t('names.changedElsewhere')).waitFor()
    expect(await page.locator('#about').inputValue()).toBe('Here.')
    await page.locator('button[value="save"]').click()
    await page.waitForURL('**/company?draft')
    expect((await draft()).about).toBe('Here.')
    await context.close()
  })
})
