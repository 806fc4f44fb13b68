import { savesData } from '../page/saves-data.ts'

const touches = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const

/** Safari has no idle callback; by then a page of ours has long been drawn. */
const IDLE_GUESS_MS = 1500
/** A page that is never idle starts all the same. */
const IDLE_LIMIT_MS = 4000

/** Runs `task` once the loaded page is idle or the visitor first touches it; for who saves data, on touch alone. */
export const whenIdleOrTouched = (task: () => void): void => {
  const run = () => {
    for (const touch of touches) removeEventListener(touch, run, true)
    task()
  }
  for (const touch of touches) addEventListener(touch, run, { capture: true, passive: true, once: true })
  if (savesData()) return
  if (document.readyState === 'complete') idle(run)
  else addEventListener('load', () => idle(run), { once: true })
}

/** Runs `task` once the page is idle. */
export const idle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: IDLE_LIMIT_MS })
  else setTimeout(task, IDLE_GUESS_MS)
}
