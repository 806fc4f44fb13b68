import { expect, test } from 'vitest'
import { fitted } from './shrink-picture.ts'

test.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [800, 600, 800, 600],
  [10_000, 1, 2048, 1],
])('a picture of %i × %i pixels is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(fitted(width, height)).toEqual({ width: sentWidth, height: sentHeight })
})
