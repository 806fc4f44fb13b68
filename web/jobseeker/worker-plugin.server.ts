import { fileURLToPath } from 'node:url'
import { pickMessages } from '@hanap/i18n/catalogues'
import { languages } from '@hanap/markets/languages'
import { classicScripts } from '@hanap/shared/site-build/classic-scripts-plugin'
import { build, type Rolldown } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** Each becomes one classic script of this name, without a hash. */
const scripts = {
  'service-worker.js': at('service-worker/index.ts'),
  'service-worker-off.js': at('service-worker/off.ts'),
  'service-worker-start.js': at('offline/start.ts'),
  'notifications-worker.js': at('shared-worker/index.ts'),
}

/** Messages that the worker says. */
const texts = [
  'offline',
  'common.tryAgain',
  'common.logOut',
  'common.brand',
  'common.logIn',
  'common.appliedJobs',
  'common.close',
] as const

/** Pages that open without a connection; the worker keeps what they run. */
const RETAINED_PAGES = [
  'entry.client',
  'root',
  'home/page',
  'search/page',
  'job/page',
  'company/page',
  'apply/page',
  'my-jobs/saved-jobs',
  'my-jobs/applied-jobs',
].map(page => at(`${page}.tsx`))

/** The files that these pages load, at once or when they are needed. A page that the build does not know throws. */
const loadedBy = (bundle: Rolldown.OutputBundle, pages: readonly string[]): string[] => {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const starts = pages.map(page => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/\?.*$/, '') === page)
    if (!chunk) throw new Error(`${page} is no page of this build`)
    return chunk.fileName
  })
  const seen = new Set(starts)
  for (const name of seen) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const each of [...file.imports, ...file.dynamicImports]) seen.add(each)
  }
  return [...seen].sort()
}

/** Vite plugin: the service worker, built as one file with what it must know of the site's build. */
export const workerPlugin = () =>
  classicScripts<Rolldown.OutputBundle>({
    build,
    scripts,
    defineOf: bundle => ({
      BUILT: JSON.stringify({
        scripts: loadedBy(bundle, RETAINED_PAGES).map(name => name.replace(/^assets\//, '')),
        texts: Object.fromEntries(languages.map(({ code }) => [code, pickMessages(code, texts)])),
      }),
    }),
  })
