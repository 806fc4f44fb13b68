const ROUTER = /node_modules\/react-router\/.*\.js$/

interface RouterCut {
  file: RegExp
  cut: RegExp
  instead: string
}

/** What no page of ours uses of React Router, and the bundler cannot know: by file, what goes and what stays in its place. */
const cuts: readonly RouterCut[] = [
  // The stream that `<Scripts>` would send: pages carry the same data as JSON (`render-document.ts`), and encoding
  // them twice is a sixth of a page's CPU.
  {
    file: /\/server-runtime\/server\.js$/,
    cut: /serverHandoffStream: encodeViaTurboStream\([^)]*\)/g,
    instead: 'serverHandoffStream: undefined',
  },
  // On the server, matching an address is asked for twice a request, and each time every route is tried.
  {
    file: /\/router\/router\.js$/,
    cut: /let match = \(locationArg\) => dataRouteMatcher\.match\(locationArg\);/g,
    instead:
      'let matchAnew = dataRouteMatcher.match.bind(dataRouteMatcher); let lastPath; let lastMatches;' +
      ' let match = (to) => { let path = typeof to === "string" ? to : to.pathname;' +
      ' if (path !== lastPath) { lastMatches = matchAnew(to); lastPath = path; } return lastMatches; };' +
      ' dataRouteMatcher.match = match;',
  },
  // The routes that a document is drawn with are the same for all of them.
  {
    file: /\/dom\/ssr\/server\.js$/,
    cut: /let routes = (createServerRoutes\(manifest\.routes, [^;]*\));/g,
    instead: 'let routes = (createServerRoutes.made ??= $1);',
  },
  {
    file: /\/dom\/server\.js$/,
    cut: /let manifest = \{\};\s*let dataRoutes = (convertRoutesToDataRoutes\(routes, void 0, void 0, )manifest\);/g,
    instead:
      'if (!routes.converted) { let made = {}; routes.converted = { manifest: made, dataRoutes: $1made) }; }' +
      ' let { manifest, dataRoutes } = routes.converted;',
  },
  // `<Scripts>` of the router's own error page: the site has one of its own.
  {
    file: /\/ssr\/errorBoundaries\.js$/,
    cut: /renderScripts \? [^?:]*createElement\(Scripts, null\) : null/g,
    instead: 'null',
  },
  // Measuring hooks, which no site asks for.
  { file: /\/router\/router\.js$/, cut: /\b(?:init|opts\?)\.instrumentations(?=\))/g, instead: 'false' },
  // Asking the server for routes: every site has `routeDiscovery: { mode: 'initial' }`.
  {
    file: /\/ssr\/fog-of-war\.js$/,
    cut: /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\)[^;]*\) return;/g,
    instead: 'return;',
  },
]

/**
 * React Router with its components marked as free of side effects, so that the bundler leaves out those that a
 * site never draws (`Link`, `Form` and what they prefetch with): 4 KB less in the browser.
 */
export const withPureComponents = (source: string): string =>
  source
    .replaceAll(
      /(?<=^(?:const|let) \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm,
      '/* @__PURE__ */ ',
    )
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')

/** A file of React Router without what is cut from it; throws where that is no longer there. */
export const withCuts = (source: string, file: string): string =>
  cuts
    .filter(each => each.file.test(file))
    .reduce((code, { cut, instead }) => {
      if (!code.match(cut)) throw new Error(`React Router no longer has ${cut} in ${file}`)
      return code.replaceAll(cut, instead)
    }, source)

/** Vite plugin: React Router as this house uses it. */
export const lighterRouter = () => ({
  name: 'hanap:lighter-router',
  transform(source: string, id: string) {
    return ROUTER.test(id) ? { code: withPureComponents(withCuts(source, id)), map: null } : null
  },
})
