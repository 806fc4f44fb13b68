import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from './bucket.ts'
import { FILE_KEY, type FileStore, tellOfStoring } from './file-store.ts'

/** Keys that are asked for at once whether a row names them. */
const BATCH = 500

const readRange = async function* (bucket: Bucket, key: string, from: number, to: number) {
  const { body } = await bucket.getRange(key, from, to)
  if (body) yield* body
}

/** Files in a bucket, below a prefix, in the same shape as in a folder: by the first two digits of their keys. */
export const createBucketStore = (bucket: Bucket, prefix: string): FileStore => {
  const objectOf = (key: string) => `${prefix}/${key.slice(0, 2)}/${key}`

  /** Looked at again just before: it may have been stored anew since it was found to be old. */
  const removeOld = async (key: string, olderThanMs: number): Promise<boolean> => {
    const modifiedAt = await bucket.modifiedAt(objectOf(key))
    if (modifiedAt === undefined || Date.now() - modifiedAt < olderThanMs) return false
    await bucket.remove(objectOf(key))
    return true
  }

  return {
    put: async content => {
      tellOfStoring()
      const key = createHash('sha256').update(content).digest('hex')
      await bucket.put(objectOf(key), content)
      return key
    },

    adopt: async path => {
      tellOfStoring()
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const key = hash.digest('hex')
      await bucket.putFile(objectOf(key), path)
      return key
    },

    read: (key, from, to) => ReadableStream.from(readRange(bucket, objectOf(key), from, to)),

    get: async key => new Uint8Array(await (await bucket.get(objectOf(key))).arrayBuffer()),

    sweep: async (areNamed, olderThanMs) => {
      let removed = 0
      const removeUnnamed = async (keys: readonly string[]) => {
        const named = keys.length > 0 ? await areNamed(keys) : new Set<string>()
        for (const key of keys) if (!named.has(key) && (await removeOld(key, olderThanMs))) removed += 1
      }
      let old: string[] = []
      for await (const { key: object, modifiedAt } of bucket.list(`${prefix}/`)) {
        const key = object.slice(object.lastIndexOf('/') + 1)
        if (!FILE_KEY.test(key) || Date.now() - modifiedAt < olderThanMs) continue
        old.push(key)
        if (old.length < BATCH) continue
        await removeUnnamed(old)
        old = []
      }
      await removeUnnamed(old)
      return removed
    },
  }
}
