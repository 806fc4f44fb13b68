import { expect, test } from 'vitest'
import { withPureComponents } from './lighter-router-plugin.ts'

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
