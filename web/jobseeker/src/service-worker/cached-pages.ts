import { DAY_MS } from '@hanap/contracts/durations'
import { openedBy, savedBy } from './cache-names.ts'
import { type CacheOwner, currentOwner, whileOwner } from './cache-owner.ts'
import { titleIn } from './page-parts.ts'
import { cacheAssetsOf } from './shell.ts'

/** Opened pages; those of saved jobs are counted apart. */
const MAX_OPENED = 30
const MAX_AGE_MS = 30 * DAY_MS

export interface OfflineCopy {
  address: string
  html: string
  headers: Headers
  at: Date
}

const timeOf = (answer: Response) => Number(answer.headers.get('kept-at'))
const isFresh = (answer: Response) => Date.now() - timeOf(answer) < MAX_AGE_MS

/** Whether an answer is a page to keep: one that holds a secret tells its address to nobody. */
const isPage = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
  answer.headers.get('referrer-policy') !== 'no-referrer'

/** Keeps a page for its reader with the files that it names; gives its HTML, or nothing where it is no page to keep. */
export const cachePage = async (
  reader: CacheOwner,
  address: string,
  answer: Response,
  kind: 'opened' | 'saved' = 'opened',
): Promise<string | undefined> => {
  if (!isPage(answer)) return undefined
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set('kept-at', String(Date.now()))
  headers.set('kept-title', encodeURIComponent(titleIn(html)))
  await whileOwner(reader, async () => {
    const cache = await caches.open(kind === 'opened' ? openedBy(reader.id) : savedBy(reader.id))
    // A page that is kept again moves to the end.
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, new Response(html, { headers }))
    if (kind === 'opened') await trim(cache)
  })
  await cacheAssetsOf(html)
  return html
}

const trim = async (cache: Cache): Promise<void> => {
  const pages = await cache.keys()
  const old = pages.slice(0, Math.max(0, pages.length - MAX_OPENED))
  for (const page of old) await cache.delete(page, { ignoreVary: true })
}

/** The copy of a page that its reader has, the newest where there are two; none after 30 days. */
export const cachedPage = async (address: string): Promise<OfflineCopy | undefined> => {
  const reader = await currentOwner()
  if (reader === undefined) return undefined
  const copies: Response[] = []
  for (const name of [openedBy(reader), savedBy(reader)]) {
    // To open a cache would make one, also of a reader who has just gone.
    const page = await caches.match(address, { cacheName: name, ignoreVary: true })
    if (page && isFresh(page)) copies.push(page)
  }
  const [newest] = copies.sort((a, b) => timeOf(b) - timeOf(a))
  if (!newest) return undefined
  return { address, html: await newest.text(), headers: newest.headers, at: new Date(timeOf(newest)) }
}

/** When the reader's copy of a page was made. */
export const cachedAt = async (address: string): Promise<Date | undefined> => (await cachedPage(address))?.at

/** Addresses and titles (as HTML) of all that the reader has, newest first. */
export const cachedList = async (): Promise<{ address: string; title: string }[]> => {
  const reader = await currentOwner()
  if (reader === undefined) return []
  const byAddress = new Map<string, { title: string; at: number }>()
  for (const name of [openedBy(reader), savedBy(reader)]) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const page = await cache.match(request, { ignoreVary: true })
      if (!page || !isFresh(page) || new URL(request.url).pathname.endsWith('/apply')) continue
      const title = decodeURIComponent(page.headers.get('kept-title') ?? '')
      byAddress.set(request.url, { title, at: timeOf(page) })
    }
  }
  return [...byAddress]
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([url, { title }]) => ({ address: new URL(url).pathname + new URL(url).search, title }))
}
