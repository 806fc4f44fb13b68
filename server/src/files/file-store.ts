import { createHash, randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Files by their content: the same content twice is one file. */
export interface FileStore {
  /** Stores content so that it outlasts a crash, and answers its key. Done before the row that names it commits. */
  put(content: Uint8Array): Promise<string>
  /** The same for a file of this machine's, which stays where it is until its row has committed. */
  adopt(path: string): Promise<string>
  /** Bytes of a file, both ends counted. */
  read(key: string, from: number, to: number): ReadableStream<Uint8Array>
  /** Throws where there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** Removes files older than `olderThanMs` that no row names. Answers how many. */
  sweep(
    areNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
    olderThanMs: number,
  ): Promise<number>
}

export const FILE_KEY = /^[0-9a-f]{64}$/

/** Tells `db/transaction-guard.ts` of each file that is stored: a bucket takes its time for it, and so may a disk. */
const storing = channel('hanap:files:store')
export const tellOfStoring = (): void => storing.publish(undefined)

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keys are SHA-256 in hex; files stand in folders by the key's first two digits. */
export const createFileStore = (root: string): FileStore => {
  const folderOf = (key: string) => join(root, key.slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)

  /** Set aside first, then looked at again: it may have been stored anew since it was found to be old. */
  const removeOld = async (key: string, olderThanMs: number): Promise<boolean> => {
    const aside = `${pathOf(key)}.${randomBytes(6).toString('hex')}`
    await rename(pathOf(key), aside)
    if (Date.now() - (await stat(aside)).mtimeMs < olderThanMs) {
      await rename(aside, pathOf(key))
      return false
    }
    await rm(aside)
    return true
  }

  return {
    put: async content => {
      tellOfStoring()
      const key = createHash('sha256').update(content).digest('hex')
      await mkdir(folderOf(key), { recursive: true })
      const fresh = `${pathOf(key)}.${randomBytes(6).toString('hex')}`
      const handle = await open(fresh, 'wx')
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(fresh, pathOf(key))
      await syncFolder(folderOf(key))
      return key
    },

    adopt: async path => {
      tellOfStoring()
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      const key = hash.digest('hex')
      await mkdir(folderOf(key), { recursive: true })
      const handle = await open(path, 'r+')
      try {
        // Young again, as a file that is stored anew is: the sweep leaves it until its row stands.
        await handle.utimes(new Date(), new Date())
        await handle.sync()
      } finally {
        await handle.close()
      }
      const fresh = `${pathOf(key)}.${randomBytes(6).toString('hex')}`
      // A second name costs nothing; some file systems have no such.
      await link(path, fresh).catch(() => copyFile(path, fresh))
      await rename(fresh, pathOf(key))
      // Two names of one file are left as they are.
      await rm(fresh, { force: true })
      await syncFolder(folderOf(key))
      return key
    },

    read: (key, from, to) => Readable.toWeb(createReadStream(pathOf(key), { start: from, end: to })),

    get: key => readFile(pathOf(key)),

    sweep: async (areNamed, olderThanMs) => {
      await mkdir(root, { recursive: true })
      let removed = 0
      for (const folder of await readdir(root)) {
        const old: string[] = []
        for (const name of await readdir(join(root, folder))) {
          const { mtimeMs } = await stat(join(root, folder, name))
          if (Date.now() - mtimeMs < olderThanMs) continue
          if (FILE_KEY.test(name)) old.push(name)
          // A write that never came to its end.
          else await rm(join(root, folder, name))
        }
        const named = old.length > 0 ? await areNamed(old) : new Set<string>()
        for (const key of old) if (!named.has(key) && (await removeOld(key, olderThanMs))) removed += 1
      }
      return removed
    },
  }
}
