const ROUTER = /node_modules\/react-router\/.*\.js$/
const DOCUMENT_REQUESTS = /react-router\/.*\/server-runtime\/server\.js$/
const HANDOFF = /serverHandoffStream: encodeViaTurboStream\([^)]*\)/g

/**
 * React Router with its components marked as free of side effects, so that the bundler leaves out those that a
 * site never draws (`Link`, `Form`, `Scripts` and what they prefetch with): 4 KB less in the browser.
 */
export const withPureComponents = (source: string): string =>
  source
    .replaceAll(
      /(?<=^(?:const|let) \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm,
      '/* @__PURE__ */ ',
    )
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')

/**
 * The server's document requests without the stream that `<Scripts>` would send: pages carry the same data as
 * JSON (`render-document.ts`), and encoding them twice is a sixth of a page's CPU.
 */
export function withoutHandoffStream(source: string): string {
  if (!source.match(HANDOFF)) throw new Error('React Router no longer encodes its hand-off where it did')
  return source.replaceAll(HANDOFF, 'serverHandoffStream: undefined')
}

/** Vite plugin: React Router as this house uses it. */
export function lighterRouter() {
  return {
    name: 'hanap:lighter-router',
    transform(source: string, id: string) {
      if (!ROUTER.test(id)) return null
      const code = DOCUMENT_REQUESTS.test(id) ? withoutHandoffStream(source) : withPureComponents(source)
      return { code, map: null }
    },
  }
}
