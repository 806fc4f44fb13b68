import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BEFORE = 'window.__reactRouterManifest='

/** Of a route, what only servers and prefetching links ask for. */
const UNREAD = ['imports', 'hasDefaultExport']

/**
 * Takes out of a site's list of routes, which every page loads, what no browser reads: flags that are not set, empty lists of
 * stylesheets, and the scripts that a route's script loads by itself.
 */
export const lightenManifest = folder => {
  const assets = join(folder, 'build', 'client', 'assets')
  for (const name of readdirSync(assets).filter(each => /^manifest-\w+\.js$/.test(each))) {
    const text = readFileSync(join(assets, name), 'utf8')
    if (!text.startsWith(BEFORE))
      throw new Error(`${name} does not have the expected form; did React Router change it?`)
    const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, ''))
    for (const route of Object.values(manifest.routes)) {
      for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
      for (const key of UNREAD) delete route[key]
      if (route.css?.length === 0) delete route.css
    }
    writeFileSync(join(assets, name), `${BEFORE}${JSON.stringify(manifest)};`)
  }
}
