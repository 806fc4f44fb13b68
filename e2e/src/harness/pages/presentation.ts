import type { CDPSession, Page } from 'playwright-core'

/** Widths in CSS pixels and the browser's text size: of 400 % and 200 % zoom on a desk, and of text twice as large. */
const sizes = [
  { width: 320, text: 16 },
  { width: 640, text: 16 },
  { width: 1280, text: 32 },
] as const

/** Texts that are cut off, that lie beside the screen or that do not grow with the browser's text size (WCAG 1.4.4, 1.4.10). */
const cutOff = (size: number) => {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} of ${clientWidth} px`] : []
  const isForEyes = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.unseen, [aria-hidden="true"], option, .my-account')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  texts: for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || !isForEyes(parent)) continue
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right <= left) continue
    let [from, to, above, below] = [0, clientWidth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    // What scrolls sideways is moved into sight, whatever clips around it.
    let isMovable = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath, webkitLineClamp } = getComputedStyle(box)
      // For those who hear the page, or the beginning of what another page says in full.
      if (clipPath === 'inset(50%)' || webkitLineClamp !== 'none') continue texts
      const edge = box.getBoundingClientRect()
      if (overflowX === 'auto' || overflowX === 'scroll') {
        isMovable = true
        from = Number.NEGATIVE_INFINITY
        to = Number.POSITIVE_INFINITY
      } else if (overflowX !== 'visible' && !isMovable)
        [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)]
      if (overflowY === 'hidden' || overflowY === 'clip')
        [above, below] = [Math.max(above, edge.top), Math.min(below, edge.bottom)]
      if (position === 'fixed') break
    }
    if (left < from - 1.5 || right > to + 1.5 || top < above - 1.5 || bottom > below + 1.5)
      found.push(`cuts off “${text.slice(0, 40)}”`)
    // A drawing's own pixels grow with it.
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
    if (Math.abs(scale) * Number.parseFloat(getComputedStyle(parent).fontSize) < 0.75 * size)
      found.push(`too small: “${text.slice(0, 40)}”`)
  }
  return found
}

/** Borders, icons and marks of what is chosen that a page of forced colours would lose (WCAG 1.4.11). */
const lostInForcedColours = () => {
  const found: string[] = []
  const nameOf = (element: Element) => element.outerHTML.slice(0, 90)
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
  const isClear = (colour: string) => colour === canvas || /^rgba.*, 0\)$/.test(colour)
  const bordered =
    '.btn-primary, .btn-line, .btn-danger, .chip, .input, .header-search input, .card, .toast, .dialog'
  for (const element of shown(bordered)) {
    const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element)
    if (borderBlockStartStyle === 'none' || borderBlockStartWidth === '0px')
      found.push(`without a border: ${nameOf(element)}`)
  }
  for (const element of shown('body *'))
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      if ((part && style.content === 'none') || style.maskImage === 'none') continue
      if (isClear(style.backgroundColor)) found.push(`icon not to be seen: ${nameOf(element)}`)
    }
  const marks = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'outlineStyle',
    'outlineColor',
    'textDecorationLine',
    'fontWeight',
  ] as const
  for (const element of shown('[aria-current], [data-chosen]')) {
    const other = [...(element.parentElement?.children ?? [])].find(
      each =>
        each.tagName === element.tagName &&
        each !== element &&
        !each.matches('[aria-current], [data-chosen]'),
    )
    if (!other) continue
    const [own, others] = [getComputedStyle(element), getComputedStyle(other)]
    if (marks.every(mark => own[mark] === others[mark])) found.push(`chosen as any other: ${nameOf(element)}`)
  }
  return found
}

/** What still moves for somebody who asked for less motion, and icons that look the wrong way. */
const movesOrMisleads = () => {
  const found: string[] = []
  const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat))
  const nameOf = (element: Element) => element.outerHTML.slice(0, 90)
  for (const element of document.querySelectorAll('body *')) {
    for (const part of [null, '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, part)
      const animation = style.animationName === 'none' ? 0 : seconds(style.animationDuration)
      if (Math.max(animation, seconds(style.transitionDuration)) > 0.01)
        found.push(`moves: ${nameOf(element)}`)
    }
  }
  const isMirrored = document.documentElement.dir === 'rtl'
  for (const icon of [...document.querySelectorAll('.icon-directed')].filter(each => each.checkVisibility()))
    if (getComputedStyle(icon).transform.startsWith('matrix(-1') !== isMirrored)
      found.push(`looks the wrong way: ${nameOf(icon)}`)
  if (document.getAnimations().length > 0) found.push('is animated')
  return found
}

const connections = new WeakMap<Page, Promise<CDPSession>>()

const setTextSize = async (page: Page, standard: number) => {
  const known = connections.get(page) ?? page.context().newCDPSession(page)
  connections.set(page, known)
  await (await known).send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Motion and direction of a page as it stands. */
export const motionFindings = (page: Page): Promise<string[]> => page.evaluate(movesOrMisleads)

/** What a page loses when it is zoomed in, when text is larger and when colours are forced; then it is as before. */
export const adaptionFindings = async (page: Page): Promise<string[]> => {
  const findings: string[] = []
  const viewport = page.viewportSize()
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, text)
    findings.push(
      ...(await page.evaluate(cutOff, text)).map(each => `at ${width} px, text of ${text} px: ${each}`),
    )
  }
  await setTextSize(page, 16)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ forcedColors: 'active' })
  findings.push(...(await page.evaluate(lostInForcedColours)).map(each => `forced colours: ${each}`))
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(findings)]
}
