// Whether the lock file is whole: every optional package that a locked one names for some platform is locked too, and
// `npm ci` takes it as it is: node scripts/check-lock.ts
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Node finds `name` from a locked package, nearest first. */
const placesOf = (path: string, name: string) => {
  const parts = path.split('node_modules/')
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('node_modules/'))
  return [...folders.reverse(), ''].map(
    folder => `${folder.replace(/\/?$/, folder ? '/' : '')}node_modules/${name}`,
  )
}

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

/** Optional packages that are named and not locked, as `name@version`. */
export const missingPlatforms = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(path, name).some(place => packages[place]))
      .map(([name, version]) => `${name}@${version}`),
  )

const main = () => {
  const root = join(import.meta.dirname, '..')
  const missing = missingPlatforms(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const name of missing) process.stdout.write(`package-lock.json does not contain ${name}\n`)
  const { status, stderr } = spawnSync('npm ci --dry-run --offline --ignore-scripts --no-audit --no-fund', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
  })
  if (status !== 0) process.stdout.write(`npm ci rejects the lock file:\n${stderr}`)
  process.exitCode = missing.length > 0 || status !== 0 ? 1 : 0
}

if (import.meta.main) main()
