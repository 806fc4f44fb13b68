import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, type JourneyVariant } from '../harness/journey-variants.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { openDocument, writtenSection } from './open-document.ts'

const saving = '**/api/jobseekers/documents/*'

/** A document's changes do not arrive until the answer is called. */
const losingChanges = async (page: Page) => {
  await page.route(saving, route =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.fallback(),
  )
  return () => page.unroute(saving)
}

describe.skipIf(!browserPath)(`what is not saved yet${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const editing = async (variant: JourneyVariant) => {
    const { language } = variant
    const opened = await openDocument(site, variant, {
      language,
      sections: [writtenSection('work', 'experience', [{ title: 'Beekeeper' }])],
    })
    await opened.page.clock.install()
    await opened.show('?open=work')
    const entry = async () => (await opened.sections()).find(({ id }) => id === 'work')?.entries[0]
    return { ...opened, t: interfaceTexts(language), entry, field: fieldOf(opened.page) }
  }
  const fieldOf = (page: Page) => (name: string) => page.locator(`[data-part="work worke0 ${name}"]`)

  test.each([englishOnDesk, arabicOnPhone])(
    'is saved after the editor was left by a link, and asked about before the page is closed, $name',
    async variant => {
      const { page, context, t, entry, field } = await editing(variant)
      const letThrough = await losingChanges(page)
      await field('title').fill('Keeper of forty hives')
      await page.getByText(t('builder.offline')).waitFor()
      await page.getByRole('link', { name: t('builder.mine') }).click()
      await page.locator('.document-card').waitFor()

      const [question] = await Promise.all([
        page.waitForEvent('dialog'),
        page.close({ runBeforeUnload: true }),
      ])
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()
      expect(await entry()).toMatchObject({ title: 'Beekeeper' })

      await letThrough()
      await page.clock.fastForward(60_000)
      await expect.poll(entry).toMatchObject({ title: 'Keeper of forty hives' })

      const isAskedAbout = () =>
        page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
      await expect.poll(isAskedAbout).toBe(false)
      await context.close()
    },
  )

  test.each([englishOnDesk, arabicOnPhone])(
    'stands in the editor that is opened again, with what was written elsewhere meanwhile, $name',
    async variant => {
      const { page, context, t, entry, sections, field, changeElsewhere } = await editing(variant)
      const letThrough = await losingChanges(page)
      await field('title').fill('Keeper of forty hives')
      await page.getByText(t('builder.offline')).waitFor()
      await page.getByRole('link', { name: t('builder.mine') }).click()
      await page.locator('.document-card').waitFor()
      const changed = (await sections()).map(section =>
        section.id === 'work'
          ? writtenSection('work', 'experience', [{ title: 'Beekeeper', organization: 'Honey House' }])
          : section,
      )
      await changeElsewhere({ sections: changed })

      await page.goBack()
      await page.getByText(t('builder.merged')).waitFor()
      expect(await field('title').inputValue()).toBe('Keeper of forty hives')
      expect(await field('organization').inputValue()).toBe('Honey House')
      expect(await entry()).toMatchObject({ title: 'Beekeeper', organization: 'Honey House' })

      await letThrough()
      await page.clock.fastForward(60_000)
      await page.getByText(t('builder.saved'), { exact: true }).waitFor({ state: 'attached' })
      expect(await entry()).toMatchObject({
        title: 'Keeper of forty hives',
        organization: 'Honey House',
      })
      await context.close()
    },
  )

  test.each([englishOnDesk, arabicOnPhone])(
    'waits for a log-in in another tab where the session has ended, and is saved then, $name',
    async variant => {
      const { page, context, account, t, entry, field } = await editing(variant)
      const { options } = variant
      const left: string[] = []
      page.on('dialog', dialog => {
        left.push(dialog.type())
        void dialog.dismiss()
      })
      page.on('request', request => {
        if (request.isNavigationRequest()) left.push(request.url())
      })
      await context.clearCookies({ name: 'sessionid' })
      await field('title').fill('Keeper of forty hives')
      const note = page.getByText(t('builder.ended'))
      await note.waitFor()
      await field('organization').fill('Honey House')
      await page.clock.fastForward(60_000)
      expect(await findingsAt(page, options)).toEqual([])

      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        note.getByRole('link', { name: t('common.logIn') }).click(),
      ])
      await tab.waitForURL(url => url.pathname.endsWith('/get-started'))
      const href = await note.getByRole('link').getAttribute('href')
      await logInBuilder(tab, new URL(href ?? '', page.url()).href, account)
      await tab.locator('.document-card').waitFor()
      expect(await entry()).toMatchObject({ title: 'Beekeeper', organization: '' })

      // A browser without a window never hides a tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await page.getByText(t('builder.saved'), { exact: true }).waitFor({ state: 'attached' })
      expect(await entry()).toMatchObject({ title: 'Keeper of forty hives', organization: 'Honey House' })
      expect(left).toEqual([])
      await context.close()
    },
  )
})
