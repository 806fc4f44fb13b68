import type { Page } from 'playwright-core'

interface FocusStop {
  /** Markup of what has the focus; none where it is at the page's end. */
  markup: string | null
  problems: string[]
}

/** How the focus shows, whether something lies over it, and whether it came in the order of reading (WCAG 2.4.3, 2.4.7, 2.4.11). */
const readStop = (): FocusStop => {
  const element = document.activeElement
  if (!element || element === document.body) return { markup: null, problems: [] }
  const problems: string[] = []

  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const lightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const behind = (start: Element | null): string => {
    for (let box = start; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (channels(backgroundColor)[3] !== 0) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const shows = (ring: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ring)
    const ground = Number.parseFloat(outlineOffset) < 0 ? ring : ring.parentElement
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      contrast(outlineColor, behind(ground)) >= 3
    )
  }
  // A card's link and a search field show it on what stands around them.
  const rings = [element, element.closest('.job, .company-card'), element.closest('label')]
  if (!rings.some(ring => ring && shows(ring))) problems.push('does not show the focus')

  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = element.getClientRects()[0] ?? { left, top, width, height }
  const [x, y] = [parts.left + parts.width / 2, parts.top + parts.height / 2]
  const over = document.elementFromPoint(x, y)
  if (!over) problems.push(`is not on the screen (${Math.round(x)}, ${Math.round(y)})`)
  else if (
    !element.contains(over) &&
    !over.contains(element) &&
    over.closest('label') !== element.closest('label')
  )
    problems.push(`lies under ${over.outerHTML.slice(0, 80)}`)

  const isMain = element.matches('.btn-primary, .btn-icon, .input')
  const isTouched = matchMedia('(pointer: coarse)').matches && element.matches('.btn, .chip, .menu a')
  if ((isMain || isTouched) && height < 44) problems.push(`is ${height} px high, not 44`)

  const before = document.querySelector('[data-before]')
  if (before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    problems.push('comes before the last in the page, but after it by Tab')
  before?.removeAttribute('data-before')
  element.setAttribute('data-before', '')
  return { markup: element.outerHTML.replace(/<(svg|img).*/s, '').slice(0, 120), problems }
}

const FURTHEST = 400

/** Goes by Tab from the head of a page just opened to its end; answers what is wrong at any stop. A trap is a finding. */
export const walkByTab = async (page: Page): Promise<{ stops: number; findings: string[] }> => {
  const findings: string[] = []
  for (let stops = 0; stops < FURTHEST; stops++) {
    await page.keyboard.press('Tab')
    const { markup, problems } = await page.evaluate(readStop)
    if (markup === null && stops > 0) return { stops, findings }
    findings.push(...problems.map(problem => `${markup} ${problem}`))
  }
  return { stops: FURTHEST, findings: [...findings, 'Tab never came to the end'] }
}

/** Presses Tab until what has the focus matches; what is wrong on the way fails. */
export const tabTo = async (
  page: Page,
  selector: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  for (let stops = 0; stops < FURTHEST; stops++) {
    await page.keyboard.press(key)
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab never came to ${selector}`)
}

/** Waits until what matches has the focus. */
export const hasFocus = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(wanted => document.activeElement?.matches(wanted), selector)
}
