import { recompress } from '../calls/encoding.ts'
import { etagOf } from '../calls/etag.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

export interface Compaction {
  /** Packs a kept page smaller for those who ask for it later. Resolves when that is over, or had no reason. */
  compact(key: string, page: CachedPage): Promise<void>
}

const headerOf = ({ headers }: CachedPage, name: string) => headers.find(([each]) => each === name)?.[1]

/**
 * A kept page was packed in a hurry for whoever asked first. When it is asked for again it is packed well, on Node's pool threads:
 * one page at a time, as others need these, too, and each once. Pages that nobody asks for twice cost nothing.
 */
export const createCompaction = (cache: Pick<PageCache, 'replace'>): Compaction => {
  const compacted = new WeakSet<Buffer>()
  let isBusy = false

  const compactNow = async (key: string, page: CachedPage) => {
    compacted.add(page.body)
    const encoding = headerOf(page, 'content-encoding')
    if (encoding !== 'br' && encoding !== 'gzip') return
    const body = await recompress(page.body, encoding)
    if (body.byteLength >= page.body.byteLength) return
    compacted.add(body)
    const changed = new Map([
      ['etag', etagOf(body)],
      ['content-length', String(body.byteLength)],
    ])
    const headers = page.headers.map(([name, value]): [string, string] => [name, changed.get(name) ?? value])
    cache.replace(key, page, { status: page.status, headers, body, formerEtag: headerOf(page, 'etag') })
  }

  return {
    compact: async (key, page) => {
      if (isBusy || compacted.has(page.body)) return
      isBusy = true
      await compactNow(key, page).finally(() => {
        isBusy = false
      })
    },
  }
}
