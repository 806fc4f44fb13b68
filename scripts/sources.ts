import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.types', '.runtime', '.hanap', '.git'])

/** Paths of all TypeScript sources below a folder that somebody wrote. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesBelow(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })

/** Folders in which our sources stand. */
export const sourceFolders = [
  'contracts',
  'markets',
  'i18n',
  'search-engine',
  'resume-parser',
  'resume-templates',
  'job-import',
  'courses',
  'demo',
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
]
