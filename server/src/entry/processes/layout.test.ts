import { expect, test } from 'vitest'
import { processRoles } from './layout.ts'

test('so many processes answer as are asked for, and one has the index', () => {
  for (let count = 1; count <= 64; count += 1) {
    const roles = processRoles(count)
    expect(roles.filter(role => role !== 'worker,search')).toHaveLength(count)
    expect(roles.filter(role => role !== 'web')).toEqual([roles[0]])
  }
})

test('few cores share them with the index, many do not', () => {
  expect(processRoles(2)).toEqual(['all', 'web'])
  expect(processRoles(4)).toEqual(['worker,search', 'web', 'web', 'web', 'web'])
})
