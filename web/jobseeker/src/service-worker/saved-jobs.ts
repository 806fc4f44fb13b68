import { savedBy } from './cache-names.ts'
import {
  type CacheOwner,
  fetchForOwner,
  NOBODY,
  ownerOfAnswer,
  ownerTurn,
  whileOwner,
} from './cache-owner.ts'
import { cachedAt, cachePage } from './cached-pages.ts'
import { jobsIn } from './saved-list.ts'

const FRESH_MS = 24 * 3600 * 1000

/** A page asked for to be kept: the server counts it as nobody's search. */
export const fetchForCache = (path: string): Promise<Response> =>
  fetch(path, { headers: { accept: 'text/html', purpose: 'prefetch' }, priority: 'low' })

/** A page as the browser itself still has it, however old; refused where it has none. The server is not asked. */
export const fetchFromBrowser = (path: string): Promise<Response> =>
  fetch(path, { cache: 'only-if-cached', mode: 'same-origin', headers: { accept: 'text/html' } })

/** Keeps the list of saved jobs, as it is now, and the pages of its jobs. */
export const cacheSavedJobs = async (prefix: string): Promise<void> => {
  const path = `${prefix}/saved-jobs`
  const fetched = await fetchForOwner(() => fetchForCache(path))
  if (!fetched || fetched.reader.id === NOBODY) return
  const { reader, answer } = fetched
  const html = await cachePage(reader, new URL(path, location.href).href, answer)
  if (html !== undefined) await syncSavedJobs(reader, html)
}

/** Brings the kept pages in step with a list of saved jobs: new ones are kept, those that are gone from it forgotten. */
export const syncSavedJobs = async (reader: CacheOwner, html: string): Promise<void> => {
  const pages = jobsIn(html).flatMap(path => [path, `${path}/apply`])
  const addresses = new Set(pages.map(path => new URL(path, location.href).href))
  await whileOwner(reader, async () => {
    const cache = await caches.open(savedBy(reader.id))
    for (const page of await cache.keys())
      if (!addresses.has(page.url)) await cache.delete(page, { ignoreVary: true })
  })
  for (const address of addresses) {
    const at = await cachedAt(address)
    if (at && Date.now() - at.getTime() < FRESH_MS) continue
    const turnAtStart = ownerTurn()
    const answer = await fetchForCache(address)
    if ((await ownerOfAnswer(answer, turnAtStart))?.turn !== reader.turn) return
    await cachePage(reader, address, answer, 'saved')
  }
}
