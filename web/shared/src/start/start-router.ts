import { isLeaving } from '../page/leaving.ts'
import { type PageHandover, preload, routesOf } from '../page/open-page.ts'
import type { HeldInput } from './held-input.ts'
import type { HeldLogOut } from './held-log-out.ts'
import type { HeldPress } from './held-press.ts'

/** The module that mounts React; the start itself carries none of it. */
export type Hydration = typeof import('../hydration/hydrate.ts')

/** A page whose form is on its way to the server is soon another one; it has this long. */
const LEAVE_MS = 4000

/** What the page says to its router; undefined where it failed and has none. */
export const readHandover = (): PageHandover | undefined => {
  const text = document.getElementById('router')?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Fetches what the start will want, without running it. */
export const preloadRouter = ({ imports, modules }: PageHandover): void =>
  preload([...imports, ...Object.values(modules)])

/** Loads the router, hands it the page's data and mounts React. */
export const startRouter = async (
  start: PageHandover,
  load: () => Promise<Hydration>,
  press: HeldPress,
  input: HeldInput,
  logOut: HeldLogOut,
): Promise<void> => {
  const [{ hydrate }, routes] = await Promise.all([load(), routesOf(start)])
  // Pressed once more, a form's button would be the router's, and send what is on its way already.
  if (isLeaving()) await new Promise(resolve => setTimeout(resolve, LEAVE_MS))
  // A press may be what has just made React begin: it has it first.
  hydrate(start, routes, press.end, () => {
    input.release()
    logOut.release()
    setTimeout(press.release)
  })
}
