import type { RouterStart } from '../page/render-document.ts'
import type { HeldPress } from './held-press.ts'
import { isLeaving } from './leaving.ts'
import { type TurboValue, turboLine } from './turbo-line.ts'

/** The module that mounts React; the start itself carries none of it. */
export type Hydration = typeof import('../hydration/hydrate.ts')

/** A page whose form is on its way to the server is soon another one; it has this long. */
const LEAVE_MS = 4000

/** What the page says of its router. */
export type RouterPage = Omit<RouterStart, 'state'> & {
  state: { loaderData: TurboValue; actionData?: TurboValue }
}

/** Undefined where the page failed and has no router. */
export const readRouterPage = (): RouterPage | undefined => {
  const text = document.getElementById('router')?.textContent
  return text ? JSON.parse(text) : undefined
}

const preload = (hrefs: readonly string[]): void => {
  for (const href of hrefs) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

/** Fetches what the start will want, without running it. */
export const preloadRouter = ({ manifest, modules, imports }: RouterPage): void =>
  preload([...new Set([...imports, manifest, ...Object.values(modules)])])

/** Loads the router, hands it the page's data and mounts React. */
export const startRouter = async (
  page: RouterPage,
  load: () => Promise<Hydration>,
  press: HeldPress,
): Promise<void> => {
  preload(page.imports)
  const ids = Object.keys(page.modules)
  const [{ hydrate }, , ...modules] = await Promise.all([
    load(),
    import(/* @vite-ignore */ page.manifest),
    ...ids.map(id => import(/* @vite-ignore */ page.modules[id] ?? '')),
  ])
  // Pressed once more, a form's button would be the router's, and send what is on its way already.
  if (isLeaving()) await new Promise(resolve => setTimeout(resolve, LEAVE_MS))
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
    __reactRouterContext: { ...page.context, stream: new Blob([turboLine(page.state)]).stream() },
  })
  // A press may be what has just made React begin: it has it first.
  hydrate(press.end, () => setTimeout(press.release))
}
