import { currentPath } from '../page/current-path.ts'
import type { PageHandover } from '../page/open-page.ts'
import { savesData } from '../page/saves-data.ts'
import { holdInput } from './held-input.ts'
import { holdLogOut } from './held-log-out.ts'
import { holdPress } from './held-press.ts'
import { type Hydration, preloadRouter, readHandover, startRouter } from './start-router.ts'
import { whenIdle, whenQuiet } from './when-idle.ts'

/** What somebody does with a page before anything else; `pointercancel` begins a finger's scrolling. */
const TOUCHES = [
  'pointerover',
  'pointerdown',
  'pointercancel',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

/** What leads away by itself. */
const LEADING = 'a[href], button:not([type="button"]), input[type="submit"]'

/** Whether a finger lies on what leads to another page: that page comes sooner without a start on this one. */
const isTapToLeave = (event: Event): boolean =>
  event.type !== 'pointercancel' &&
  event instanceof PointerEvent &&
  event.pointerType === 'touch' &&
  event.target instanceof Element &&
  event.target.closest(LEADING) !== null

/** Whether the page shows something that comes, or works, with the router alone: `data-router="idle"` or `"quiet"`. */
const isNeeded = (when: 'idle' | 'quiet'): boolean =>
  [...document.querySelectorAll<HTMLElement>(`[data-router="${when}"]`)].some(
    ({ dataset }) => matchMedia(dataset.routerMedia ?? 'all').matches,
  )

/** Whether somebody waits for script: it leads the focus to a form's errors, or to where the address points, and knows what to do offline. */
const isAwaited = ({ state: { actionData } }: PageHandover): boolean =>
  (actionData !== null && actionData !== undefined) ||
  location.hash !== '' ||
  !navigator.onLine ||
  isNeeded('idle')

/**
 * Starts the page's router on the first touch, or before, where a part of the page asks for it; until then the browser itself
 * follows links and sends forms. What it needs is fetched when the page is idle, but for who saves data.
 */
export const whenTouched = (load: () => Promise<Hydration>): void => {
  const page = readHandover()
  if (!page) return
  const path = currentPath()
  const press = holdPress()
  const input = holdInput(press.isOver)
  let isBegun = false

  const begin = () => {
    if (isBegun) return
    isBegun = true
    for (const touch of TOUCHES) removeEventListener(touch, onTouch, true)
    startRouter(page, load, press, input, logOut).catch(error => {
      logOut.send()
      throw error
    })
  }
  const logOut = holdLogOut(begin)
  const onTouch = (event: Event) => {
    if (!isTapToLeave(event)) begin()
  }
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true, passive: true })

  // Entries of the history that the router of an earlier load made belong to this document: only a load brings their page.
  addEventListener('popstate', () => {
    if (!press.isOver() && currentPath() !== path) location.reload()
  })

  if (savesData()) return
  whenIdle(() => {
    if (navigator.onLine) preloadRouter(page)
    if (isAwaited(page)) begin()
  })
  whenQuiet(() => {
    if (isNeeded('quiet')) begin()
  })
}
