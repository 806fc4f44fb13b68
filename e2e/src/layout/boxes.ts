import type { Page } from 'playwright-core'

/** Where a part of a page lies, in percent of the window's width, and its background where it has one. */
export interface LayoutBox {
  /** Tag and first class, with a number where several are alike. */
  name: string
  left: number
  width: number
  background: string
}

const PARTS = [
  'body > *',
  'header, nav, main, aside, footer, section, article, form, fieldset, h1',
  'main > *, main > * > *',
  '.card, .input, .btn-primary',
].join()

/** Lists have more or fewer of a kind from day to day. */
const SHOWN_OF_A_KIND = 2

const measure = ({ parts, shown }: { parts: string; shown: number }) => {
  const counts = new Map<string, number>()
  const window = document.documentElement.clientWidth
  const percent = (px: number) => Math.round((px / window) * 1000) / 10
  return [...document.querySelectorAll(parts)].flatMap(element => {
    const { left, width, height } = element.getBoundingClientRect()
    // An ad has more or fewer parts than another.
    if (width < 2 || height < 2 || element.matches('.unseen') || element.closest('.search-pane > *'))
      return []
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const [first] = element.classList
    const kind = element.localName + (first ? `.${first}` : '')
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count > shown) return []
    const { backgroundColor } = getComputedStyle(element)
    return {
      name: count > 1 ? `${kind}:${count}` : kind,
      left: percent(left),
      width: percent(width),
      background: /, 0\)$/.test(backgroundColor) ? '-' : backgroundColor.replaceAll(' ', ''),
    }
  })
}

/** The parts of a page as they lie. */
export const boxesOf = (page: Page): Promise<LayoutBox[]> =>
  page.evaluate(measure, { parts: PARTS, shown: SHOWN_OF_A_KIND })

/** Writes a page in other letters, which are wider; a policy of the page's own allows no style of ours but this way. */
export const setOtherLetters = (page: Page, areOther: boolean): Promise<void> =>
  page.evaluate(other => {
    const sheet = new CSSStyleSheet()
    if (other) sheet.replaceSync('* { font-family: monospace !important; letter-spacing: .05em !important }')
    document.adoptedStyleSheets = [sheet]
  }, areOther)
