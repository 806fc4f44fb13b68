import type { EntryContext } from 'react-router'

/** What the start script reads from the page; see `start/start-router.ts`. */
export interface RouterStart {
  /** Loader and action data by route, as plain JSON. */
  state: object
  /** Address of each matched route's module, by the route's id. */
  modules: Record<string, string>
  /** Chunks that these modules import, asked for beside them. */
  imports: string[]
}

interface DocumentParts {
  assetsUrl?: string
  /** HTML at the end of the head and of the body, outside of what React draws. */
  inHead?: string
  inBody?: string
}

const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * A rendered document, whose scripts stand below `assetsUrl`, with the router's data and our own small script in place of `<Scripts>`, whose inline
 * scripts a strict content security policy refuses and whose preloads cost 100 KB before the page is idle.
 * A page that failed stays as it was rendered: its links are plain links.
 */
export const completeDocument = (
  html: string,
  entry: EntryContext,
  { assetsUrl = '', inHead = '', inBody = '' }: DocumentParts = {},
): string => {
  const { manifest, staticHandlerContext } = entry
  const boot = `<script type="module" src="${assetsUrl}${manifest.entry.module}"></script>`
  const head = html.indexOf('</head>')
  const body = html.indexOf('</body>', head)
  const beginning = `<!DOCTYPE html>${html.slice(0, head)}${inHead}${boot}`
  if (staticHandlerContext.errors) return `${beginning}${html.slice(head, body)}${inBody}${html.slice(body)}`
  const routes = staticHandlerContext.matches.flatMap(match => manifest.routes[match.route.id] ?? [])
  const start: RouterStart = {
    state: { loaderData: staticHandlerContext.loaderData, actionData: staticHandlerContext.actionData },
    modules: Object.fromEntries(routes.map(route => [route.id, assetsUrl + route.module])),
    imports: [...new Set(routes.flatMap(route => route.imports ?? []))].map(path => assetsUrl + path),
  }
  const data = `<script type="application/json" id="router">${escapeJson(start)}</script>`
  return `${beginning}${html.slice(head, body)}${inBody}${data}${html.slice(body)}`
}
