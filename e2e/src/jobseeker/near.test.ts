import { languages } from '@hanap/markets/languages'
import { locationByKey } from '@hanap/markets/locations'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

const makati = { latitude: 14.554729, longitude: 121.024445 }
const permissions = ['geolocation']

/** The orders of a search page; on a phone a button opens them. */
const pressNearMe = async (page: Page, text: string) => {
  const opener = page.locator('[popovertarget="sorts"]')
  if (await opener.isVisible()) await opener.click()
  await page.locator('.sorts').getByText(text).click()
}

/** Presses the way there on a search page, and then the button. */
const press = async (page: Page, language: (typeof languages)[number]['code']) => {
  const t = interfaceTexts(language)
  await pressNearMe(page, t('search.nearMe'))
  await page.waitForURL(/\/near-me\?/)
  const button = page.getByRole('button', { name: t('search.nearUse') })
  await takenOver(button)
  await button.click()
}

describe.skipIf(!browserPath)(`jobs near me${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test('in ten languages: asked after a press, nearest first, the address rounded', async () => {
    const options = { ...phone, permissions, geolocation: makati }
    const { page, context, complaints } = await openPage(site.browser, options)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    for (const { code, slug } of languages) {
      await page.goto(site.at(`${code === 'en' ? '' : `/${slug}`}/job-search`))
      asked.length = 0
      await press(page, code)
      await page.waitForURL(/sort=distance/)
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('near'), code).toBe('14.55,121.02')
      await page.locator('.chip-on').waitFor()
      const t = interfaceTexts(code)
      const place = locationByKey('ph', 'makati')?.names[code] ?? ''
      expect(await page.locator('h1').textContent(), code).toBe(t('search.nearTitlePlace', { place }))
      expect(await page.locator('.job-facts').first().textContent(), code).toContain(
        t('job.away', { km: '1' }),
      )
      expect(asked.filter(url => /geo-location/.test(url)).length, code).toBe(1)
      expect(
        asked.filter(url => /14\.55\d|121\.02\d/.test(url)),
        code,
      ).toEqual([])
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a wider circle finds more, and the filters keep it', async () => {
    const { page, context, complaints } = await openPage(site.browser, desk)
    const total = async () =>
      Number(((await page.locator('.search-head p').textContent()) ?? '').replaceAll(/\D/g, ''))
    await page.goto(site.at('/job-search?near=14.55,121.02&radius=5&sort=distance'))
    const near = await total()
    await page.getByRole('link', { name: '100 km', exact: true }).click()
    await page.waitForURL(/radius=100/)
    await page.locator('.chip-on', { hasText: '100 km' }).waitFor()
    await expect.poll(() => total()).toBeGreaterThan(near)
    await page.locator('#filters [name="jobType"]').first().check()
    await page.waitForURL(/jobType=/)
    expect(page.url()).toMatch(/near=14\.55,121\.02&radius=100&sort=distance/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('refused, a place can be chosen; elsewhere in the world, the site of that country is offered', async () => {
    const { page, context, complaints } = await openPage(site.browser, desk)
    const t = interfaceTexts('en')
    await page.goto(site.at('/nurse-jobs'))
    await press(page, 'en')
    await page.getByText(t('search.nearDenied')).waitFor()
    await page.getByLabel(t('search.nearPlace')).selectOption({ label: 'Makati' })
    await page.getByRole('button', { name: t('search.nearShow') }).click()
    await page.waitForURL(/\/nurse-jobs\?near=14\.55,121\.03&sort=distance/)
    await context.grantPermissions(permissions)
    await context.setGeolocation({ latitude: 35.68, longitude: 139.77 })
    await page.goto(site.at('/near-me'))
    const button = page.getByRole('button', { name: t('search.nearUse') })
    await takenOver(button)
    await button.click()
    const link = page.getByRole('link', { name: t('search.nearElsewhereLink', { country: 'Japan' }) })
    await expect.poll(() => link.getAttribute('href')).toContain('//jp.localhost')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without script a place is chosen, and its jobs are listed', async () => {
    const { page, context } = await openPage(site.browser, { ...phone, javaScriptEnabled: false })
    const t = interfaceTexts('ar')
    await page.goto(site.at('/ar/job-search'))
    await pressNearMe(page, t('search.nearMe'))
    await expect.poll(() => page.getByRole('button', { name: t('search.nearUse') }).count()).toBe(0)
    const place = locationByKey('ph', 'makati')?.names.ar ?? ''
    await page.getByLabel(t('search.nearPlace')).selectOption({ label: place })
    await page.getByRole('button', { name: t('search.nearShow') }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe(t('search.nearTitlePlace', { place }))
    await expect.poll(() => page.locator('[data-job]').count()).toBeGreaterThan(10)
    await context.close()
  })
})
