import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone } from '../harness/journey-variants.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`a recruiter reads reports${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  const sections = ['funnel', 'times', 'dropOut', 'weeks', 'sources'] as const

  const numberIn = (text: string | null) => Number((text ?? '').replaceAll(',', ''))

  test('from the menu, of the company and of one job, and takes a table away, without script', async () => {
    const t = interfaceTexts('en')
    const { page, context, complaints } = await openPage(site.browser, { ...desk, javaScriptEnabled: false })
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await page
      .getByRole('link', { name: t('reports.heading') })
      .first()
      .click()
    for (const name of sections) await page.getByRole('heading', { name: t(`reports.${name}`) }).waitFor()
    const views = page.getByRole('row', { name: t('reports.step_views') }).locator('td')
    const ofCompany = numberIn(await views.first().textContent())
    expect(ofCompany).toBeGreaterThan(100)

    const file = page.getByRole('link', { name: t('reports.download', { table: t('reports.byJob') }) })
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toMatch(/^jobs-.*\.csv$/)
    expect(readFileSync(await download.path(), 'utf8').split('\r\n').length).toBeGreaterThan(5)

    const job = page.getByRole('region', { name: t('reports.byJob') }).getByRole('link')
    const title = await job.first().textContent()
    await job.first().click()
    await page.waitForURL(/job=/)
    await expect.poll(() => page.locator('select[name=job] option:checked').textContent()).toBe(title)
    const ofJob = numberIn(await views.first().textContent())
    expect(ofJob).toBeLessThan(ofCompany)
    expect(ofJob).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('on a phone, from right to left, with nothing cut off', async () => {
    const { language, prefix, options } = arabicOnPhone
    const t = interfaceTexts(language)
    const { page, context, complaints } = await openPage(site.browser, options)
    await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
    await page.goto(site.at(`${prefix}/reports`, 'employer'))
    for (const name of sections) await page.getByRole('heading', { name: t(`reports.${name}`) }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    const tables = page.getByRole('region')
    for (const table of await tables.all())
      await expect.poll(() => table.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
    // In words of its own, though their heads are not seen.
    await expect.poll(() => page.getByRole('columnheader', { name: t('reports.share') }).count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('in Japanese, of days that are none, and of days without anything', async () => {
    const t = interfaceTexts('ja')
    const { page, context, complaints } = await openPage(site.browser, desk)
    await logIn(page, site.at('/ja/log-in', 'employer'), site.server.logIn('recruiter'))
    await page.goto(site.at('/ja/reports?from=2026-02-01&to=2026-01-01', 'employer'))
    await page.getByText(t('reports.badPeriod')).waitFor()
    await page.getByRole('heading', { name: t('reports.funnel') }).waitFor()
    await page.getByLabel(t('reports.from')).fill('2020-01-01')
    await page.getByLabel(t('reports.to')).fill('2020-01-28')
    await page.getByRole('button', { name: t('reports.show') }).click()
    await page.getByText(t('reports.noneTitle')).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
