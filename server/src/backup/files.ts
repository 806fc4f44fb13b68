import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Bucket, FileNotFound } from '../files/bucket.ts'

/** What of a data folder is none of its files: the database, the indexes that are made of it, the running server, and copies for a moment. */
const NOT_FILES = ['postgres', 'search', 'search-talents', 'server.pid', 'files/staging']

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
    const path = below === '' ? name : `${below}/${name}`
    if (NOT_FILES.includes(path)) continue
    const stats = await lstat(join(dataDir, path)).catch(() => undefined)
    if (stats?.isDirectory()) paths.push(...(await filesOf(dataDir, path)))
    else if (stats?.isFile()) paths.push(path)
  }
  return paths
}

/** Copies files that are not there yet; one that is gone meanwhile was nobody's any more. */
const copyFiles = async (from: string, to: string, paths: readonly string[]): Promise<void> => {
  const there = new Set(await filesOf(to))
  for (const path of paths.filter(each => !there.has(each))) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Where files stand: in the data folder, and those that people uploaded in a bucket where there is one. */
export interface FilePlace {
  dataDir: string
  bucket: Bucket | undefined
}

const UPLOADED = 'files/'
/** Uploads under way look different in a folder and in a bucket: whoever was at one begins again. */
const UNDER_WAY = 'files/video-uploads/'
const isInBucket = (path: string) => path.startsWith(UPLOADED) && !path.startsWith(UNDER_WAY)

export const hasFiles = async (bucket: Bucket): Promise<boolean> => {
  for await (const _ of bucket.list(UPLOADED)) return true
  return false
}

/** A file that is gone meanwhile was nobody's any more. */
const copyFromBucket = async (bucket: Bucket, key: string, to: string) => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    const { body } = await bucket.get(key)
    await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), createWriteStream(to, { mode: 0o600 }))
  } catch (error) {
    await rm(to, { force: true })
    if (!(error instanceof FileNotFound)) throw error
  }
}

/** Copies all files that are not there yet. */
export const copyOutFiles = async ({ dataDir, bucket }: FilePlace, to: string): Promise<void> => {
  await copyFiles(dataDir, to, await filesOf(dataDir))
  if (!bucket) return
  const there = new Set(await filesOf(to))
  for await (const { key } of bucket.list(UPLOADED))
    if (isInBucket(key) && !there.has(key)) await copyFromBucket(bucket, key, join(to, key))
}

/** Copies the files of a backup to where they belong. */
export const copyInFiles = async (
  from: string,
  { dataDir, bucket }: FilePlace,
  paths: readonly string[],
): Promise<void> => {
  const uploaded = bucket ? paths.filter(path => path.startsWith(UPLOADED)) : []
  const others = bucket ? paths.filter(path => !path.startsWith(UPLOADED)) : paths
  await copyFiles(from, dataDir, others)
  for (const path of uploaded.filter(isInBucket)) await bucket?.putFile(path, join(from, path))
}
