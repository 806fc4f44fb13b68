import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageContext } from '@hanap/contracts/page'
import { createAssets } from '../pages/assets.ts'
import type { PageAnswer, SiteBuild, SiteName, Sites } from '../pages/sites.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

interface SiteModule {
  handle(request: Request, page: PageContext): Promise<PageAnswer>
}

const isBuild = (module: unknown): module is SiteModule =>
  typeof module === 'object' && module !== null && 'handle' in module && typeof module.handle === 'function'

const load = async (name: SiteName, paths: readonly string[]): Promise<SiteBuild | undefined> => {
  const file = at(`web/${name}/build/server/index.js`)
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isBuild(module)) throw new Error(`${file} does not export a function named "handle"`)
  const assets = createAssets([
    { folder: at(`web/${name}/build/client`), at: paths, immutable: 'assets/' },
    { folder: at('markets/src/flags'), at: ['/flags/'] },
  ])
  return { handle: module.handle, assets }
}

/** The sites that are built. */
export const loadSites = async (): Promise<Sites> => {
  const [jobseeker, employer, resumeBuilder, academy, operator] = await Promise.all([
    // Its pages name files below `jobseeker/`; a worker reaches the whole site from the root alone.
    load('jobseeker', ['/', '/jobseeker/']),
    load('employer', ['/']),
    load('resume-builder', ['/']),
    load('academy', ['/']),
    load('operator', ['/']),
  ])
  return { jobseeker, employer, 'resume-builder': resumeBuilder, academy, operator }
}
