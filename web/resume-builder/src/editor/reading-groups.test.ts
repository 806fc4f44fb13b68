import { expect, test } from 'vitest'
import { isPlainList, type ReadField, readingGroups } from './reading-groups.ts'

const of = (kind: ReadField['kind'], field: ReadField['field'], value: string): ReadField => ({
  kind,
  field,
  value,
})

test('what was read is grouped by section, and each job by itself', () => {
  const groups = readingGroups([
    of('heading', 'title', 'Ana Cruz'),
    of('experience', 'title', 'Baker'),
    of('experience', 'organization', 'Oven'),
    of('experience', 'title', 'Cook'),
    of('heading', 'email', 'ana@example.com'),
  ])
  expect(groups.map(({ kind }) => kind)).toEqual(['heading', 'experience'])
  expect(groups.map(({ entries }) => entries.map(entry => entry.map(({ value }) => value)))).toEqual([
    [['Ana Cruz', 'ana@example.com']],
    [['Baker', 'Oven'], ['Cook']],
  ])
})

test('skills are one list', () => {
  const skills = readingGroups([of('skills', 'title', 'Bread'), of('skills', 'title', 'Cake')])
  expect(skills.map(isPlainList)).toEqual([true])
  expect(readingGroups([of('heading', 'title', 'Ana Cruz')]).map(isPlainList)).toEqual([false])
})
