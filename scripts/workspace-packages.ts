import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface WorkspacePackage {
  folder: string
  name: string
  dependencies: Set<string>
}

export const packagesOf = (root: string): WorkspacePackage[] => {
  const folders = [
    'contracts',
    'markets',
    'i18n',
    'search-engine',
    'job-import',
    'resume-parser',
    'resume-templates',
    'courses',
    'demo',
    'server',
    'e2e',
    'bench',
  ]
  const sites = ['ui', 'shared', 'jobseeker', 'employer', 'operator', 'resume-builder', 'academy'].map(
    name => `web/${name}`,
  )
  return [...folders, ...sites]
    .filter(folder => statSync(join(root, folder, 'package.json'), { throwIfNoEntry: false }))
    .map(folder => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap(
        kind => Object.keys(manifest[kind] ?? {}),
      )
      return { folder, name: manifest.name, dependencies: new Set(names) }
    })
}

export const packageNameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
