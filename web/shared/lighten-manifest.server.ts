import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lightManifest } from './src/site-build/lighter-manifest.ts'

interface BuildEnd {
  reactRouterConfig: { buildDirectory: string }
}

/** React Router's `buildEnd`: lightens the list of routes, which every page loads. */
export const lightenManifest = ({ reactRouterConfig }: BuildEnd): void => {
  const assets = join(reactRouterConfig.buildDirectory, 'client', 'assets')
  for (const name of readdirSync(assets).filter(each => /^manifest-\w+\.js$/.test(each))) {
    const file = join(assets, name)
    writeFileSync(file, lightManifest(readFileSync(file, 'utf8')))
  }
}
