import type { RouterStart } from '../page/render-document.ts'
import './leaving.ts'
import { type TurboValue, turboLine } from './turbo-line.ts'

let started: Promise<void> | undefined

/** Loads the router and hands it the page's data. Once, however often it is called; `hydrate` mounts React. */
export const startRouter = (hydrate: () => Promise<unknown>): Promise<void> => {
  started ??= start(hydrate)
  return started
}

const start = async (hydrate: () => Promise<unknown>): Promise<void> => {
  const text = document.getElementById('router')?.textContent
  if (!text) return
  const page: RouterStart & { state: TurboValue } = JSON.parse(text)
  for (const href of page.imports) preload(href)
  const ids = Object.keys(page.modules)
  const [, ...modules] = await Promise.all([
    import(/* @vite-ignore */ page.manifest),
    ...ids.map(id => import(/* @vite-ignore */ page.modules[id] ?? '')),
  ])
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
    __reactRouterContext: { ...page.context, stream: new Blob([turboLine(page.state)]).stream() },
  })
  await hydrate()
}

const preload = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
