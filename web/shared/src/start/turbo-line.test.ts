import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { type TurboValue, turboLine } from './turbo-line.ts'

const read = async (line: string) => (await decode(new Blob([line]).stream(), globalThis as never)).value

test.each<[string, TurboValue]>([
  [
    'nested objects and lists',
    { loaderData: { root: { a: [1, 'x', [true, false]], b: {} } }, actionData: null },
  ],
  ['the same text as key and value', { a: 'a', b: ['a', 'b', 'a'] }],
  ['empty texts, lists, zeros and nulls', { text: '', list: [], zero: 0, none: null, deep: [null, '', 0] }],
  ['texts with quotes, line breaks and other scripts', ['"\\\n\u2028', '会計-jobs', '</script>', 'مرحبا']],
  ['a list that begins with the name of a stream type', ['D', 'S', ['P', 1]]],
])('React Router decodes %s', async (_name, value) => {
  expect(await read(turboLine(value))).toEqual(value)
})

test('what is undefined stays undefined', async () => {
  expect(await read(turboLine({ a: undefined, b: [undefined] }))).toEqual({ a: undefined, b: [undefined] })
})
