import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'
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
          ].map(async each => {
            const box = await each.boundingBox()
            return { x: box?.x, y: box?.y, height: box?.height }
          }),
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
        expect(await findingsAt(page, variant.options)).toEqual([])
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('on a wide screen the paper keeps its place, and typed bullets stand below each other', async () => {
    const wide = { ...desk, viewport: { width: 1920, height: 1080 } }
    const { page, context, show } = await openDocument(
      site,
      { ...arabicOnPhone, options: wide },
      {
        language: 'en',
        sections: [
          writtenSection('s1', 'experience', [
            {
              title: 'Keeper',
              organization: 'Hives',
              text: '• Kept forty hives\n• Sold their honey in town',
            },
          ]),
        ],
      },
    )
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      return { x: box?.x, y: box?.y, width: box?.width }
    }
    await show()
    const edited = await boxOf('.builder-paper')
    await show('/reading')
    expect(await boxOf('.paper img')).toEqual(edited)
    const begins = await page.locator('.typed-list li').evaluateAll(items =>
      items.map(item => {
        const words = document.createRange()
        words.selectNodeContents(item)
        return words.getBoundingClientRect().left
      }),
    )
    expect(begins).toHaveLength(2)
    expect(begins[1]).toBe(begins[0])
    await context.close()
  })
})
