import { expect, test } from 'vitest'
import { withCuts, withPureComponents } from './lighter-router-plugin.ts'

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

test.each([
  [
    'a document request encodes no hand-off',
    'server-runtime/server.js',
    'x = { serverHandoffStream: encodeViaTurboStream(state, request.signal, timeout, mode), y: 1 }',
    'x = { serverHandoffStream: undefined, y: 1 }',
  ],
  [
    'the router’s own error page draws no scripts',
    'ssr/errorBoundaries.js',
    'children, renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null)));',
    'children, null)));',
  ],
  [
    'nothing is measured',
    'router/router.js',
    'if (init.instrumentations) router = measured(router, init.instrumentations.map((i) => i.router));',
    'if (false) router = measured(router, init.instrumentations.map((i) => i.router));',
  ],
  [
    'no routes are asked for',
    'ssr/fog-of-war.js',
    'if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.saveData === true) return;',
    'return;',
  ],
])('%s; a router that does it elsewhere ends the build', (_, file, source, expected) => {
  const path = `node_modules/react-router/dist/production/lib/${file}`
  expect(withCuts(source, path)).toBe(expected)
  expect(() => withCuts('x = {}', path)).toThrow('no longer')
})
