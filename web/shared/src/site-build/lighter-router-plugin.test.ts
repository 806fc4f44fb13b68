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
    'the routes of documents are made once',
    'dom/ssr/server.js',
    'let routes = createServerRoutes(manifest.routes, routeModules, context.future);',
    'let routes = (createServerRoutes.made ??= createServerRoutes(manifest.routes, routeModules, context.future));',
  ],
  [
    'no routes are asked for',
    'ssr/fog-of-war.js',
    'if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.saveData === true) return;',
    'return;',
  ],
  [
    'routes are converted once',
    'dom/server.js',
    'let manifest = {};\n\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);',
    'if (!routes.converted) { let made = {}; routes.converted = { manifest: made, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, made) }; } let { manifest, dataRoutes } = routes.converted;',
  ],
])('%s; a router that does it elsewhere ends the build', (_, file, source, expected) => {
  const path = `node_modules/react-router/dist/production/lib/${file}`
  expect(withCuts(source, path)).toBe(expected)
  expect(() => withCuts('x = {}', path)).toThrow('no longer')
})

test('nothing is measured, and an address is matched once a request', () => {
  const source = [
    'if (init.instrumentations) router = measured(router, init.instrumentations.map((i) => i.router));',
    'let match = (locationArg) => dataRouteMatcher.match(locationArg);',
  ].join('\n')
  const cut = withCuts(source, 'node_modules/react-router/dist/production/lib/router/router.js')
  expect(cut).toContain('if (false) router')
  const asked: unknown[] = []
  const dataRouteMatcher = { match: (to: unknown) => asked.push(to) }
  const code = cut.split('\n').slice(1).join('\n')
  const match = new Function('dataRouteMatcher', `${code} return match`)(dataRouteMatcher)
  expect([match('/a'), dataRouteMatcher.match({ pathname: '/a' }), match('/b'), match('/b')]).toEqual([
    1, 1, 2, 2,
  ])
  expect(asked).toEqual(['/a', '/b'])
})
