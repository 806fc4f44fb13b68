const SERVER = /node_modules\/react-router\/.*\/server-runtime\/server\.js$/
const HAND_OFF = /serverHandoffStream: encodeViaTurboStream\([^)]*\)/g

/**
 * React Router's server without the stream that `<Scripts>` would send: pages carry the same data as JSON (`render-document.ts`),
 * and encoding them twice is a sixth of a page's CPU. Throws where that is no longer there.
 */
export const withoutHandOff = (source: string): string => {
  if (!source.match(HAND_OFF)) throw new Error(`React Router no longer has ${HAND_OFF}`)
  return source.replaceAll(HAND_OFF, 'serverHandoffStream: undefined')
}

/** Vite plugin: React Router as this house uses it. */
export const lighterRouter = () => ({
  name: 'hanap:lighter-router',
  transform(source: string, id: string) {
    return SERVER.test(id) ? { code: withoutHandOff(source), map: null } : null
  },
})
