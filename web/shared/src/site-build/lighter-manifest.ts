const BEFORE = 'window.__reactRouterManifest='

/** Of a route, what only servers and prefetching links ask for. */
const UNREAD = new Set(['imports', 'hasDefaultExport'])

const isRead = ([key, value]: [string, unknown]) =>
  value !== false && !UNREAD.has(key) && !(key === 'css' && Array.isArray(value) && value.length === 0)

/** The list of routes without what no browser reads: flags that are not set, empty lists, the scripts of scripts. */
export const lightManifest = (text: string): string => {
  if (!text.startsWith(BEFORE)) throw new Error('The list of routes is not what it was')
  const manifest: { routes: Record<string, object> } = JSON.parse(
    text.slice(BEFORE.length).replace(/;\s*$/, ''),
  )
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(isRead)),
  ])
  return `${BEFORE}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}
