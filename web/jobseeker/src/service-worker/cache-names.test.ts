import { expect, test } from 'vitest'
import { ASSETS, openedBy, outdated, ownerIn, savedBy } from './cache-names.ts'

test('whose pages are kept is told by the caches’ names', () => {
  expect(ownerIn([ASSETS, savedBy('a'), openedBy('a')])).toBe('a')
  expect(ownerIn([ASSETS])).toBeUndefined()
})

test('caches of other formats and of other readers are outdated', () => {
  const names = [ASSETS, 'assets 0', openedBy('a'), savedBy('a'), openedBy('b'), 'opened 0 a']
  expect(outdated(names, 'a')).toEqual(['assets 0', openedBy('b'), 'opened 0 a'])
  expect(outdated(names, undefined)).toHaveLength(5)
})
