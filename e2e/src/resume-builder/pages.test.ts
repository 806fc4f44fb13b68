import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { openDocument, writtenSection } from './open-document.ts'

const tabs = [
  'builder.edit',
  'builder.tailoring',
  'builder.reading',
  'builder.link',
  'builder.versions',
  'builder.compare',
] as const

describe.skipIf(!browserPath)(`the pages of a resume${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'one row leads to each of them, and stays where it is, $name',
    { timeout: 120_000 },
    async variant => {
      const t = interfaceTexts(variant.language)
      const { page, context, show, complaints } = await openDocument(site, variant, {
        language: variant.language,
        sections: [writtenSection('s1', 'summary', [{ text: 'Keeper of forty hives.' }])],
      })
      await show()
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      const row = page.getByRole('navigation', { name: name ?? '', exact: true })
      const places = () =>
        Promise.all(
          [
            page.getByRole('heading', { level: 1 }),
            page.getByRole('link', { name: t('making.openPdf') }),
            row,
          ].map(each => each.boundingBox()),
        )
      const first = await places()
      for (const tab of [...tabs.slice(1), tabs[0]]) {
        await row.getByRole('link', { name: t(tab), exact: true }).click()
        const current = row.locator('[aria-current="page"]')
        await current.and(row.getByRole('link', { name: t(tab), exact: true })).waitFor()
        await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
        await expect.poll(() => places()).toEqual(first)
        const box = await current.boundingBox()
        const width = page.viewportSize()?.width ?? 0
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        await expect.poll(() => findingsAt(page, variant.options)).toEqual([])
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
