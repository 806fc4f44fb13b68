import { expect, test } from 'vitest'
import { missingPlatforms } from './check-lock.ts'

test('An optional package of any platform that a locked one names has to be locked too', () => {
  const packages = {
    '': {},
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
    'node_modules/tool-linux': {},
  }
  expect(missingPlatforms({ packages })).toEqual(['tool-darwin@1.0.0'])
  expect(missingPlatforms({ packages: { ...packages, 'node_modules/tool-darwin': {} } })).toEqual([])
})

test('A package within another one is looked for there first, then above', () => {
  const packages = {
    'node_modules/@a/b/node_modules/tool': {
      optionalDependencies: { near: '1', above: '1', top: '1', none: '1' },
    },
    'node_modules/@a/b/node_modules/tool/node_modules/near': {},
    'node_modules/@a/b/node_modules/above': {},
    'node_modules/top': {},
  }
  expect(missingPlatforms({ packages })).toEqual(['none@1'])
})
