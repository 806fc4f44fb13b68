import { expect, test } from 'vitest'
import { withoutHandOff } from './lighter-router-plugin.ts'

test('a document request encodes no hand-off; a router that does it elsewhere ends the build', () => {
  const source =
    'x = { serverHandoffStream: encodeViaTurboStream(state, request.signal, timeout, mode), y: 1 }'
  expect(withoutHandOff(source)).toBe('x = { serverHandoffStream: undefined, y: 1 }')
  expect(() => withoutHandOff('x = {}')).toThrow('no longer')
})
