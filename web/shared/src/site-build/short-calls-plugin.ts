const CALLS = /contracts\/src\/[\w/-]+\.calls\.ts$/
/** A property of a call with its value, up to the next property or the call's end. */
const SERVER_ONLY = /^ {2}(?:summary|limits|refusals|cacheControl|types)\b[\s\S]*?\n(?= {2}\w|\})/gm

/** Calls without what browsers never read of them: how they are documented, limited and refused. */
export const withoutServerWords = (source: string): string => source.replaceAll(SERVER_ONLY, '')

interface ShortCallsContext {
  environment: { name: string }
}

/** Vite plugin: the contract's calls as browsers need them. */
export const shortCalls = () => ({
  name: 'hanap:short-calls',
  enforce: 'pre' as const,
  transform(this: ShortCallsContext, source: string, id: string) {
    if (this.environment.name !== 'client' || !CALLS.test(id)) return null
    return { code: withoutServerWords(source), map: null }
  },
})
