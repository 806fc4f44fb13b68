/** Safari has no idle callback; by then a page of ours has long been drawn. */
const IDLE_GUESS_MS = 1500
/** A page that is never idle starts all the same. */
const IDLE_LIMIT_MS = 4000
/** After its load a page has this long for itself. */
const QUIET_MS = 6000

const onceLoaded = (task: () => void): void => {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

/** Runs `task` once the page is idle. */
export const idle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: IDLE_LIMIT_MS })
  else setTimeout(task, IDLE_GUESS_MS)
}

/** Runs `task` once the page is loaded and idle. */
export const whenIdle = (task: () => void): void => onceLoaded(() => idle(task))

/** Runs `task` once the page has long been loaded, and is idle: what nobody waits for. */
export const whenQuiet = (task: () => void): void => onceLoaded(() => setTimeout(() => idle(task), QUIET_MS))
