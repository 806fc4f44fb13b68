import { expect, test } from 'vitest'
import { pagesAround } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 42, [1, 2, null, 42]],
  [4, 42, [1, 2, 3, 4, 5, null, 42]],
  [20, 42, [1, null, 19, 20, 21, null, 42]],
  [42, 42, [1, null, 41, 42]],
])('page %i of %i leads to the first, the last and its neighbours', (page, total, pages) => {
  expect(pagesAround(page, total)).toEqual(pages)
})
