import { expect, test } from 'vitest'
import { findNameProblems } from './check-names.ts'

const problemsOf = (files: Record<string, string>) =>
  findNameProblems(new Map(Object.entries(files))).map(({ name }) => name)

test.each([
  ['one name in two files', { 'a/x.ts': 'export interface Row {}', 'b/y.ts': 'export type Row = string' }],
  [
    'a loader outside of the sites',
    { 'server/src/a.ts': 'export const loader = 1', 'b/y.ts': 'export const loader = 2' },
  ],
  [
    'the same name in two files of schemas',
    {
      'contracts/src/a/a.schemas.ts': 'export const readJob = 1',
      'contracts/src/b/b.schemas.ts': 'export const readJob = 2',
    },
  ],
  ['a name that says nothing', { 'a/x.ts': 'export interface Found {}' }],
  ['a local name that says nothing', { 'a/x.ts': '  const found = rows.find(isOpen)' }],
  ['one that is taken from a list', { 'a/x.ts': '  const [known] = rows' }],
])('%s is caught', (_, files) => {
  expect(problemsOf(files)).toHaveLength(1)
})

test('a loader in two pages, a call with its schemas, and a constant with its type are let pass', () => {
  expect(
    problemsOf({
      'web/jobseeker/src/a.tsx': 'export async function loader() {}',
      'web/jobseeker/src/b.tsx': 'export async function loader() {}',
      'contracts/src/jobs/jobs.calls.ts': 'export const readJob = {}',
      'contracts/src/jobs/jobs.schemas.ts': 'export const readJob = {}',
      'contracts/src/page.ts': 'export const Page = 1\nexport type Page = string',
    }),
  ).toEqual([])
})
