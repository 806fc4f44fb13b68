import { expect, test } from 'vitest'
import { findRoomProblems } from './check-rooms.ts'

const files = (count: number, name = (at: number) => `a/${at}.ts`, lines = 10) =>
  Array.from({ length: count }, (_, at): [string, number] => [name(at), lines])

test.each([
  ['a folder of 26 files', files(26), 'a has 26 files'],
  ['a file of 401 lines', [...files(20), ['b/long.ts', 401] as const], 'b/long.ts has 401 lines'],
  ['a file that is named helpers', [['b/helpers.ts', 3] as const], 'b/helpers.ts is not named'],
  ['a folder that is named common', [['common/x.ts', 3] as const], 'common/x.ts is not named'],
  ['many files of 161 lines', [...files(8), ...files(2, at => `b/${at}.ts`, 161)], '8 of 10 files'],
] as const)('%s is caught', (_, list, problem) => {
  expect(findRoomProblems(new Map(list))).toEqual([expect.stringContaining(problem)])
})

test('25 files with their tests, and a list of data, are let pass', () => {
  const tests = files(30, at => `a/${at}.test.ts`, 900)
  expect(
    findRoomProblems(new Map([...files(25), ...tests, ['markets/src/skills/structure.ts', 900] as const])),
  ).toEqual([])
})
