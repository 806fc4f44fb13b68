import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from './bucket.ts'

/** A whole upload as a file of this machine's, for programs that read it by themselves. */
interface StagedFile {
  path: string
  release(): Promise<void>
}

/** Uploads that come in parts, each part perhaps to another process. */
export interface UploadStage {
  /** Parts come in order; one that comes again takes the place of the first. */
  write(id: string, offset: number, bytes: Uint8Array): Promise<void>
  gather(id: string): Promise<StagedFile>
  remove(id: string): Promise<void>
  /** Removes uploads of which nothing has come for so long. */
  sweep(olderThanMs: number): Promise<void>
}

/** Uploads in a folder, each a file that grows. */
export const createFolderStage = (folder: string): UploadStage => {
  const pathOf = (id: string) => join(folder, id)
  return {
    write: async (id, offset, bytes) => {
      await mkdir(folder, { recursive: true })
      const handle = await open(pathOf(id), offset === 0 ? 'w' : 'r+')
      try {
        await handle.write(bytes, 0, bytes.byteLength, offset)
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    gather: async id => ({ path: pathOf(id), release: async () => undefined }),
    remove: id => rm(pathOf(id), { force: true }),
    sweep: async olderThanMs => {
      await mkdir(folder, { recursive: true })
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(pathOf(name))
        if (Date.now() - mtimeMs > olderThanMs) await rm(pathOf(name), { force: true })
      }
    },
  }
}

/** So many digits that parts are listed in their order. */
const OFFSET_DIGITS = 12

/** Uploads in a bucket, each part an object; gathered in a folder of this machine's. */
export const createBucketStage = (bucket: Bucket, prefix: string, folder: string): UploadStage => {
  const partsOf = (id: string) => bucket.list(`${prefix}/${id}/`)

  const content = async function* (id: string) {
    for await (const { key } of partsOf(id)) {
      const { body } = await bucket.get(key)
      if (body) yield* body
    }
  }

  return {
    write: (id, offset, bytes) =>
      bucket.put(`${prefix}/${id}/${String(offset).padStart(OFFSET_DIGITS, '0')}`, bytes),
    gather: async id => {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}.${randomBytes(6).toString('hex')}`)
      try {
        await pipeline(Readable.from(content(id)), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { path, release: () => rm(path, { force: true }) }
    },
    remove: async id => {
      for await (const { key } of partsOf(id)) await bucket.remove(key)
    },
    sweep: async olderThanMs => {
      for await (const { key, modifiedAt } of bucket.list(`${prefix}/`))
        if (Date.now() - modifiedAt > olderThanMs) await bucket.remove(key)
    },
  }
}
