import { expect, test } from 'vitest'
import { diffPiecesOf } from './summary-diff.ts'

test('claims are cut out of what stays and what is new, also across both', () => {
  const pieces = diffPiecesOf({
    changes: [
      { kind: 'same', text: 'I led ' },
      { kind: 'removed', text: 'a team' },
      { kind: 'added', text: '40 people at Glo' },
      { kind: 'same', text: 'bex.' },
    ],
    unsupported: [
      { kind: 'number', text: '40', from: 6, to: 8 },
      { kind: 'employer', text: 'Globex', from: 19, to: 25 },
    ],
  })
  expect(pieces.map(({ kind, text, claim }) => [kind, text, claim])).toEqual([
    ['same', 'I led ', null],
    ['removed', 'a team', null],
    ['added', '40', 'number'],
    ['added', ' people at ', null],
    ['added', 'Glo', 'employer'],
    ['same', 'bex', 'employer'],
    ['same', '.', null],
  ])
  expect(new Set(pieces.map(({ at }) => at)).size).toBe(pieces.length)
})
