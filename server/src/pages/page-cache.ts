/** A page as it goes out, for one encoding. */
export interface CachedPage {
  status: number
  headers: [string, string][]
  body: Buffer
  /** Of the same page as it was packed before. */
  formerEtag?: string | undefined
}

export interface FoundPage {
  page: CachedPage
  /** It is past its time, and to be made anew while it is answered. */
  isStale: boolean
}

interface CacheEntry extends CachedPage {
  tags: readonly string[]
  /** Changes that had happened before the page was begun. */
  begunAfter: number
  madeAt: number
  bytes: number
}

export const MAX_BYTES = 48 * 1024 * 1024
export const MAX_ENTRIES = 5000
/** Pages tell how long ago a job was posted: after this they are made anew. */
const MAX_AGE_MS = 60_000
/** While it is made anew, a page that nothing has changed is answered for so long. */
const MAX_STALE_MS = 60_000
/** Changed tags that are remembered apart; an import changes as many as it has ads. */
const MAX_TAGS = 10_000
/** What an entry takes beside its texts and its body: objects, and the slack of a small buffer. */
const ENTRY_BYTES = 1024
const CHARACTER_BYTES = 2

/** Without what its buffer has beside it: compressed bodies lie in pieces of 16 KB, small ones in a pool. */
const exactly = (body: Buffer) =>
  body.buffer.byteLength === body.byteLength ? body : Buffer.from(new Uint8Array(body).buffer)

const bytesOf = (key: string, { headers, body }: CachedPage, tags: readonly string[]) => {
  const texts = [key, ...headers.flat(), ...tags]
  return ENTRY_BYTES + body.byteLength + CHARACTER_BYTES * texts.reduce((sum, { length }) => sum + length, 0)
}

export interface PageCacheOptions {
  now?: () => number
  /** Of all that is kept: keys, headers and bodies. */
  maxBytes?: number
}

/**
 * Visitors' pages by their address, encoding and host. A page is answered again only while nothing that it
 * depends on has changed; the least recently used go first.
 */
export const createPageCache = ({ now = Date.now, maxBytes = MAX_BYTES }: PageCacheOptions = {}) => {
  const entries = new Map<string, CacheEntry>()
  /** The last change of each tag, by its number. */
  const lastChanges = new Map<string, number>()
  /** Of tags that are no longer remembered apart, the last change. */
  let forgotten = 0
  let changes = 0
  let bytes = 0

  const put = (key: string, entry: CacheEntry) => {
    entries.set(key, entry)
    bytes += entry.bytes
  }
  const drop = (key: string, entry: CacheEntry) => {
    entries.delete(key)
    bytes -= entry.bytes
  }
  const haveChanged = (tags: readonly string[], since: number) =>
    tags.some(tag => (lastChanges.get(tag) ?? forgotten) > since)

  return {
    find: (key: string): FoundPage | undefined => {
      const entry = entries.get(key)
      if (!entry) return undefined
      drop(key, entry)
      const age = now() - entry.madeAt
      if (age >= MAX_AGE_MS + MAX_STALE_MS || haveChanged(entry.tags, entry.begunAfter)) return undefined
      put(key, entry)
      return { page: entry, isStale: age >= MAX_AGE_MS }
    },
    /** Whether something that these tags name has changed since a moment. */
    haveChanged,
    /** The moment, to be taken before a page is made: what changes meanwhile makes it stale. */
    moment: () => changes,
    keep: (key: string, page: CachedPage, named: Iterable<string>, begunAfter: number) => {
      const old = entries.get(key)
      if (old) drop(key, old)
      const tags = [...named]
      put(key, {
        ...page,
        body: exactly(page.body),
        tags,
        begunAfter,
        madeAt: now(),
        bytes: bytesOf(key, page, tags),
      })
      for (const [oldest, entry] of entries) {
        if (bytes <= maxBytes && entries.size <= MAX_ENTRIES) break
        drop(oldest, entry)
      }
    },
    /** Puts the same page in another form where it is still kept. */
    replace: (key: string, page: CachedPage, form: CachedPage) => {
      const entry = entries.get(key)
      if (entry !== page) return
      drop(key, entry)
      const body = exactly(form.body)
      put(key, { ...entry, ...form, body, bytes: bytesOf(key, form, entry.tags) })
    },
    /** Tells that what the tags name has changed. */
    changed: (tags: readonly string[]) => {
      changes += 1
      for (const tag of tags) lastChanges.set(tag, changes)
      if (lastChanges.size <= MAX_TAGS) return
      forgotten = changes
      lastChanges.clear()
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
