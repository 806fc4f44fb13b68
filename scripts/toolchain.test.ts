import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, sites, sourcesOf } from './toolchain.mjs'

const below = (site: string): string[] => sourcesOf(site).map((file: string) => relative(projectRoot, file))

test.each(sites)('the build of the %s site is an old one when what builds it changes', site => {
  const sources = below(site)
  expect(sources).toContain('package-lock.json')
  expect(sources).toContain(`web/${site}/vite.config.ts`)
  expect(sources).toContain('web/shared/src/site-build/site-build.ts')
  const text = readFileSync(join(projectRoot, 'scripts/toolchain.mjs'), 'utf8')
  const imported = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => `scripts/${name}`)
  expect(sources).toEqual(expect.arrayContaining(['scripts/toolchain.mjs', ...imported]))
})

test('and not when a test of it changes', () => {
  expect(below('jobseeker').filter(file => /\.test\.tsx?$/.test(file))).toEqual([])
})
