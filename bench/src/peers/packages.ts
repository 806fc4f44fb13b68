import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '../harness/server.ts'

/**
 * Other people's engines are no dependencies of ours: npm fetches them when a program runs, into a folder that is not
 * committed. Returns what `import` takes.
 */
export const fetched = (name: string, version: string): string => {
  const folder = join(repositoryRoot, '.hanap', 'bench', `${name.replaceAll(/\W/g, '-')}-${version}`)
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href
}
