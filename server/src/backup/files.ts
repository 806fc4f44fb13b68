import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What of a data folder is none of its files: the database, the index that is made of it, the running server. */
const NOT_FILES = ['postgres', 'search', 'server.pid']

export const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Paths of a data folder's files below it, in order. */
export const filesOf = async (dataDir: string, below = ''): Promise<string[]> => {
  const names = (await readdir(join(dataDir, below)).catch(() => [])).sort()
  const paths: string[] = []
  for (const name of names) {
    if (below === '' && NOT_FILES.includes(name)) continue
    const path = below === '' ? name : `${below}/${name}`
    const stats = await lstat(join(dataDir, path)).catch(() => undefined)
    if (stats?.isDirectory()) paths.push(...(await filesOf(dataDir, path)))
    else if (stats?.isFile()) paths.push(path)
  }
  return paths
}

/** Copies files that are not there yet; one that is gone meanwhile was nobody's any more. */
export const copyFiles = async (from: string, to: string, paths: readonly string[]): Promise<void> => {
  const there = new Set(await filesOf(to))
  for (const path of paths.filter(each => !there.has(each))) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}
