import { openBarePage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { boxesOf, type LayoutBox, setOtherLetters } from './boxes.ts'
import { lieAlike, mirrored } from './compare.ts'
import type { LayoutPage } from './pages.ts'

export const layoutLanguages = ['en', 'ar', 'ja'] as const
export const layoutWidths = [360, 768, 1280] as const
export const layoutSchemes = ['light', 'dark'] as const

/** One look at a page; `boxes` as they would lie where one reads from left to right. */
export interface Look {
  language: (typeof layoutLanguages)[number]
  width: number
  scheme: (typeof layoutSchemes)[number]
  boxes: LayoutBox[]
  /** Names of those that lie where they do whatever the letters are. */
  steady: ReadonlySet<string>
}

/** A page in three languages, at three widths, light and dark: one load for each language. */
export const looksAt = async (site: JourneySite, { path, host, token }: LayoutPage): Promise<Look[]> => {
  const looks: Look[] = []
  const { page, context } = await openBarePage(site.browser, { colorScheme: 'light' })
  if (token) await context.addCookies([{ name: 'sessionid', value: token, url: site.at('/', host) }])
  for (const language of layoutLanguages) {
    const prefix = language === 'en' ? '' : `/${language}`
    const answer = await page.goto(site.at(path === '/' ? prefix || '/' : prefix + path, host))
    if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`)
    const read = async () => {
      const boxes = await boxesOf(page)
      return language === 'ar' ? mirrored(boxes) : boxes
    }
    for (const width of layoutWidths) {
      await page.setViewportSize({ width, height: 900 })
      await setOtherLetters(page, true)
      const others = new Map((await read()).map(box => [box.name, box]))
      await setOtherLetters(page, false)
      for (const scheme of layoutSchemes) {
        await page.emulateMedia({ colorScheme: scheme })
        const boxes = await read()
        const isSteady = (box: LayoutBox) => {
          const other = others.get(box.name)
          return other !== undefined && lieAlike(box, other)
        }
        const steady = new Set(boxes.filter(isSteady).map(({ name }) => name))
        looks.push({ language, width, scheme, boxes, steady })
      }
    }
  }
  await context.close()
  return looks
}
