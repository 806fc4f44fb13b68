import { expect, test } from 'vitest'
import { findStaleNames } from './check-comment-names.ts'

const staleOf = (files: Record<string, string>) => findStaleNames(new Map(Object.entries(files)))

test.each([
  ['a name that is gone', { 'a/x.ts': '/** Read by `readApart`. */\nexport const parseIsolated = 1' }],
  ['a member that is gone', { 'a/x.ts': '// See `jobs.whole`.\nexport const jobs = { withDetails: 1 }' }],
  ['a name that stands in comments alone', { 'a/x.ts': '// `told`', 'b/y.ts': '/*\n * `told`\n */' }],
  [
    'a file that is gone',
    { 'a/x.ts': '// As in `pages/work-queue.ts`.', 'server/src/tasks/work-queue.ts': '' },
  ],
])('%s is caught', (_, files) => {
  expect(staleOf(files)).not.toEqual([])
})

test.each([
  ['a name of another file', { 'a/x.ts': '/** See `parseIsolated()`. */', 'b/y.ts': 'parseIsolated(bytes)' }],
  ['a word of a text', { 'a/x.ts': '// The column `looks_from`.', 'b/y.ts': 'sql`select looks_from`' }],
  ['a file of ours', { 'a/x.ts': '// As in `tasks/work-queue.ts`.', 'server/src/tasks/work-queue.ts': '' }],
  ['an ending of files', { 'a/x.ts': '/** Not in a `.server.ts`. */', 'web/a.server.ts': '' }],
  ['code and examples', { 'a/x.ts': '// `left ?? right`, “annual_salary”, `title:nurse`' }],
])('%s is let pass', (_, files) => {
  expect(staleOf(files)).toEqual([])
})
