import { expect, test } from 'vitest'
import { dueAfter } from './source-change.ts'

test.each([
  ['server/src/calls/api.ts', { server: true, sites: false }],
  ['search-engine/src/index.ts', { server: true, sites: false }],
  ['web/jobseeker/src/root.tsx', { server: false, sites: true }],
  ['web/shared/src/site-build/site-build.ts', { server: false, sites: true }],
  ['web/ui/src/theme.css', { server: false, sites: true }],
  ['contracts/src/refusals.ts', { server: true, sites: true }],
  ['i18n/messages/ar/search.json', { server: true, sites: true }],
  // A build must not be the cause of the next one.
  ['web/jobseeker/build/client/assets/a.js', { server: false, sites: false }],
  ['web/jobseeker/.react-router/types/+routes.ts', { server: false, sites: false }],
  ['web/jobseeker/node_modules/.vite/a.js', { server: false, sites: false }],
  ['server/src/calls/phone.test.ts', { server: false, sites: false }],
  ['server/src/calls/.api.ts.swp', { server: false, sites: false }],
  ['markets/README.md', { server: false, sites: false }],
])('a change of %s: %o', (path, due) => {
  expect(dueAfter(path)).toEqual(due)
})
