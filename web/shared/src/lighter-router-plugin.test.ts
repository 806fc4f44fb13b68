import { expect, test } from 'vitest'
import { withoutHandoffStream, withPureComponents } from './lighter-router-plugin.ts'

test('components that nothing draws can be left out; what runs inside functions stays', () => {
  const source = [
    'const Link = React$1.forwardRef(function LinkWithRef() {',
    '\tReact$1.useEffect(() => {}, []);',
    '\tlet FetcherForm = React$1.forwardRef(() => null);',
    '});',
    'Link.displayName = "Link";',
  ].join('\n')
  expect(withPureComponents(source)).toBe(
    [
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {',
      '\tReact$1.useEffect(() => {}, []);',
      '\tlet FetcherForm = React$1.forwardRef(() => null);',
      '});',
      '',
    ].join('\n'),
  )
})

test('a document request encodes no hand-off; a router that does it elsewhere ends the build', () => {
  const source =
    'x = { serverHandoffStream: encodeViaTurboStream(state, request.signal, timeout, mode), y: 1 }'
  expect(withoutHandoffStream(source)).toBe('x = { serverHandoffStream: undefined, y: 1 }')
  expect(() => withoutHandoffStream('x = {}')).toThrow('no longer')
})
