import type { PageConnection } from '../../../sockets/sockets.ts'

/** A browser tells so often that somebody types; what comes sooner is dropped. */
const TYPING_EVERY_MS = 1000

/** Whether what a page says of typing is passed on now. */
export const createTypingGate = (now: () => number = Date.now) => {
  const passedAt = new WeakMap<PageConnection, number>()
  return (page: PageConnection): boolean => {
    const at = now()
    if (at - (passedAt.get(page) ?? Number.NEGATIVE_INFINITY) < TYPING_EVERY_MS) return false
    passedAt.set(page, at)
    return true
  }
}
