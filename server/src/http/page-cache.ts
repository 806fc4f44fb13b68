/** A page as it goes out, for one encoding. */
export interface CachedPage {
  status: number
  headers: [string, string][]
  body: Buffer
}

interface Entry extends CachedPage {
  tags: readonly string[]
  /** Changes that had happened before the page was begun. */
  begunAfter: number
  madeAt: number
}

const MAX_BYTES = 48 * 1024 * 1024
/** Pages tell how long ago a job was posted: after this they are made anew. */
const MAX_AGE_MS = 60_000
/** Changed tags that are remembered apart; an import changes as many as it has ads. */
const MAX_TAGS = 10_000

/**
 * Visitors' pages by their address, encoding and host. A page is answered again only while nothing that it
 * depends on has changed; the least recently used go first.
 */
export const createPageCache = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>()
  /** The last change of each tag, by its number. */
  const lastChanges = new Map<string, number>()
  /** Of tags that are no longer remembered apart, the last change. */
  let forgotten = 0
  let changes = 0
  let bytes = 0

  const drop = (key: string, entry: Entry) => {
    entries.delete(key)
    bytes -= entry.body.byteLength
  }
  const isFresh = ({ tags, begunAfter, madeAt }: Entry) =>
    now() - madeAt < MAX_AGE_MS && tags.every(tag => (lastChanges.get(tag) ?? forgotten) <= begunAfter)

  return {
    find: (key: string): CachedPage | undefined => {
      const entry = entries.get(key)
      if (!entry) return undefined
      drop(key, entry)
      if (!isFresh(entry)) return undefined
      entries.set(key, entry)
      bytes += entry.body.byteLength
      return entry
    },
    /** The moment, to be taken before a page is made: what changes meanwhile makes it stale. */
    moment: () => changes,
    keep: (key: string, page: CachedPage, tags: Iterable<string>, begunAfter: number) => {
      const old = entries.get(key)
      if (old) drop(key, old)
      entries.set(key, { ...page, tags: [...tags], begunAfter, madeAt: now() })
      bytes += page.body.byteLength
      for (const [oldest, entry] of entries) {
        if (bytes <= MAX_BYTES) break
        drop(oldest, entry)
      }
    },
    /** Tells that what the tags name has changed. */
    changed: (tags: readonly string[]) => {
      changes += 1
      for (const tag of tags) lastChanges.set(tag, changes)
      if (lastChanges.size <= MAX_TAGS) return
      forgotten = changes
      lastChanges.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
