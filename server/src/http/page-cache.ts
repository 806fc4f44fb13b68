/** A page as it goes out, for one encoding. */
export interface CachedPage {
  status: number
  headers: [string, string][]
  body: Buffer
}

interface Entry extends CachedPage {
  /** Versions that the tags had when the page was made. */
  versions: Map<string, number>
  madeAt: number
}

const MAX_BYTES = 48 * 1024 * 1024
/** Pages tell how long ago a job was posted: after this they are made anew. */
const MAX_AGE_MS = 60_000

/**
 * Visitors' pages by their address, encoding and host. A page is answered again only while nothing that it
 * depends on has changed; the least recently used go first.
 */
export const createPageCache = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>()
  const versions = new Map<string, number>()
  let bytes = 0
  const versionOf = (tag: string) => versions.get(tag) ?? 0

  const drop = (key: string, entry: Entry) => {
    entries.delete(key)
    bytes -= entry.body.byteLength
  }

  return {
    find: (key: string): CachedPage | undefined => {
      const entry = entries.get(key)
      if (!entry) return undefined
      const isFresh =
        now() - entry.madeAt < MAX_AGE_MS &&
        [...entry.versions].every(([tag, version]) => versionOf(tag) === version)
      if (!isFresh) {
        drop(key, entry)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** Versions of now, to be taken before a page is made: what changes meanwhile makes it stale. */
    snapshot: () => {
      const at = new Map(versions)
      return (tags: Iterable<string>) => new Map([...tags].map(tag => [tag, at.get(tag) ?? 0]))
    },
    keep: (key: string, page: CachedPage, made: Map<string, number>) => {
      const old = entries.get(key)
      if (old) drop(key, old)
      entries.set(key, { ...page, versions: made, madeAt: now() })
      bytes += page.body.byteLength
      for (const [oldest, entry] of entries) {
        if (bytes <= MAX_BYTES) break
        drop(oldest, entry)
      }
    },
    /** Tells that what the tags name has changed. */
    changed: (tags: readonly string[]) => {
      for (const tag of tags) versions.set(tag, versionOf(tag) + 1)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
