import { describe, expect, test } from 'vitest'
import { recruitersJob } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { screenReaderOn } from '../harness/screen-reader.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone]

describe.skipIf(!browserPath)(`what a screen reader says${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  test.each(ways)('of a search: landmarks, headings, a filter, a job, $name', async way => {
    const { page, context, complaints } = await openPage(site.browser, way.options)
    await page.goto(site.at(`${way.prefix}/nurse-jobs`))
    await untilStarted(page)
    const sheet = page.locator('.search-tools [popovertarget="filters"]')
    if (await sheet.isVisible()) await sheet.click()
    else await page.locator('.search-pane[aria-busy="false"] .ad').waitFor()
    const { walk, jump } = await screenReaderOn(page, way.language)
    const orders = async () => {
      const opener = page.locator('[popovertarget="sorts"]')
      if (await opener.isVisible()) {
        // The sheet of filters lies over it.
        await page.keyboard.press('Escape')
        await opener.click()
      }
      return walk('.sorts')
    }
    const said = [
      ['Landmarks', await jump('moveToNextLandmark')],
      ['Headings', await jump('moveToNextHeading')],
      ['The search form', await walk('main search')],
      ['The filter of workplaces', await walk('#filters details:has([name="workplace"])')],
      ['The orders', await orders()],
      ['The first job', await walk('.job-list > li')],
    ]
    await expect(said.map(([title, text]) => `# ${title}\n${text}`).join('\n')).toMatchFileSnapshot(
      `snapshots/spoken-search.${way.language}.txt`,
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(ways)('of an application: the form, a refusal, the fields that it names, $name', async way => {
    const { page, context, complaints } = await openPage(site.browser, way.options)
    const t = interfaceTexts(way.language)
    const { job } = await recruitersJob(site)
    await page.goto(site.at(`${way.prefix}${job.job_url}/apply`))
    await untilStarted(page)
    const { walk, announced } = await screenReaderOn(page, way.language)
    const submit = page.getByRole('button', { name: t('apply.submit') })
    const said = [
      ['The form', await walk('form.form')],
      ['Sent empty', await announced(() => submit.click(), t('common.formProblems', { count: 2 }))],
      ['What is wrong', await walk('[role="alert"]')],
      ['A field that is wrong', await walk('.field:has(#email)')],
    ]
    await expect(said.map(([title, text]) => `# ${title}\n${text}`).join('\n')).toMatchFileSnapshot(
      `snapshots/spoken-apply.${way.language}.txt`,
    )
    await expect
      .poll(() => page.getByRole('alert').evaluate(alert => alert === document.activeElement))
      .toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })
})
