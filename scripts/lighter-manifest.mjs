import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BEFORE = 'window.__reactRouterManifest='

/**
 * Takes out of a site's list of routes, which every page loads, what says nothing: flags that are not set, and scripts that the
 * entry and the root have loaded by the time anything is looked up.
 */
export const lightenManifest = folder => {
  const assets = join(folder, 'build', 'client', 'assets')
  for (const name of readdirSync(assets).filter(each => /^manifest-\w+\.js$/.test(each))) {
    const text = readFileSync(join(assets, name), 'utf8')
    if (!text.startsWith(BEFORE)) throw new Error(`${name} is not the list of routes that it was`)
    const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, ''))
    const { entry, routes } = manifest
    const loaded = new Set([...entry.imports, ...routes.root.imports])
    for (const [id, route] of Object.entries(routes)) {
      for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
      if (id !== 'root') route.imports = route.imports.filter(each => !loaded.has(each))
    }
    writeFileSync(join(assets, name), `${BEFORE}${JSON.stringify(manifest)};`)
  }
}
