import { worker } from '@hanap/shared/service-worker/worker'
import { built } from './built.ts'
import { ASSETS, outdated, ownerIn } from './cache-names.ts'

/** Where the site's files are fetched from: another origin only where the operator set one. */
const assetsUrl = new URL(worker.location.href).searchParams.get('assets') ?? worker.location.origin

/** So many files at once, with a pause between: the page that is read shares the line and the processor. */
const BATCH = 3
const PAUSE_MS = 50

const ASSET = /^\/jobseeker\/assets\/[\w.-]+\.(js|css)$/
const ASSET_IN_PAGE = /"([^"\s]*\/jobseeker\/assets\/[\w.-]+\.(?:js|css))"/g

export const isAsset = ({ origin, pathname }: URL): boolean => origin === assetsUrl && ASSET.test(pathname)

/** Keeps the scripts of the pages that open without a connection; one that fails is asked for when it is needed. */
export const installShell = (): Promise<void> =>
  cacheAssets(built.scripts.map(name => `${assetsUrl}/jobseeker/assets/${name}`))

/** Keeps the files that a page names. */
export const cacheAssetsOf = (html: string): Promise<void> =>
  cacheAssets([...html.matchAll(ASSET_IN_PAGE)].map(([, address = '']) => address))

const cacheAssets = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(ASSETS)
  const keep = async (address: string) => {
    if (await cache.match(address)) return
    const answer = await fetch(address, { priority: 'low' }).catch(() => undefined)
    if (answer?.ok) await cache.put(address, answer)
  }
  const hrefs = [...new Set(addresses.map(each => new URL(each, assetsUrl).href))]
  for (let from = 0; from < hrefs.length; from += BATCH) {
    if (from > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    await Promise.all(hrefs.slice(from, from + BATCH).map(keep))
  }
}

/** A file as it is kept, else from the network; its name changes with its content. */
export const asset = async (request: Request): Promise<Response> => {
  const cache = await caches.open(ASSETS)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const answer = await fetch(request)
  // What another origin gave without letting us see it cannot be told from a failure.
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

/** Removes the caches of other formats, and the files that neither this build nor a kept page names. */
export const tidyShell = async (): Promise<void> => {
  const names = await caches.keys()
  const old = outdated(names, ownerIn(names))
  for (const name of old) await caches.delete(name)
  const scripts = new Set(built.scripts.map(name => `/jobseeker/assets/${name}`))
  for (const name of names) {
    if (name === ASSETS || old.includes(name)) continue
    const cache = await caches.open(name)
    for (const page of await cache.matchAll())
      for (const [, address = ''] of (await page.text()).matchAll(ASSET_IN_PAGE))
        scripts.add(new URL(address, assetsUrl).pathname)
  }
  const assets = await caches.open(ASSETS)
  for (const { url } of await assets.keys()) if (!scripts.has(new URL(url).pathname)) await assets.delete(url)
}

/** Address of the site's stylesheet as it is kept. */
export const cachedStylesheet = async (): Promise<string | undefined> => {
  const assets = await (await caches.open(ASSETS)).keys()
  return assets.findLast(({ url }) => /\/app-[\w-]+\.css$/.test(url))?.url
}
