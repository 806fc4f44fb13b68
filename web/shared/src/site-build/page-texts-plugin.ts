import { areas } from '@hanap/i18n/message-key'

interface PageTextsContext {
  resolve(source: string, importer: string): Promise<{ id: string } | null>
  fs: { readFile(path: string, options: { encoding: 'utf8' }): Promise<string> }
}

const SUFFIX = '?texts'
const KEY = new RegExp(`['"\`]((?:${areas.join('|')})\\.[A-Za-z]\\w*)['"\`]`, 'g')
// Type imports are gone at run time, and a `.server.ts` file never reaches the browser: neither brings texts to it. What a
// `.person.tsx` file draws is for signed-in people alone: its texts come with them, and visitors' pages stay small. What a
// `.late.tsx` file draws is opened later: its texts come by `useLateTexts`.
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** Keys of messages that a source names, each as a whole text: `t('search.results')`, never a key put together. */
export const keysIn = (source: string): string[] => [...source.matchAll(KEY)].flatMap(([, key]) => key ?? [])

/** What a source imports that may name more of them. */
export const importsIn = (source: string): string[] =>
  [...source.matchAll(IMPORT)]
    .flatMap(([, path]) => path ?? [])
    .filter(
      path => /^(\.|@hanap\/(shared|ui)\/)/.test(path) && !/\.(server|person|late)(\.tsx?)?$|\?/.test(path),
    )

/**
 * Vite plugin: `import texts from './page.tsx?texts'` is the list of message keys that this module and what it
 * imports name, so a page carries the messages that it uses and no others.
 */
export const pageTexts = () => ({
  name: 'hanap:page-texts',
  enforce: 'pre' as const,
  async resolveId(this: PageTextsContext, source: string, importer: string | undefined) {
    if (!source.endsWith(SUFFIX) || !importer) return null
    const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer)
    return resolved && `${resolved.id}${SUFFIX}`
  },
  async load(this: PageTextsContext, id: string) {
    if (!id.endsWith(SUFFIX)) return null
    const keys = new Set<string>()
    const seen = new Set<string>()
    const waiting = [id.slice(0, -SUFFIX.length)]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path) || !/\.tsx?$/.test(path)) continue
      seen.add(path)
      const source = await this.fs.readFile(path, { encoding: 'utf8' })
      for (const key of keysIn(source)) keys.add(key)
      const resolved = await Promise.all(importsIn(source).map(each => this.resolve(each, path ?? '')))
      for (const each of resolved) if (each) waiting.push(each.id)
    }
    return `export default ${JSON.stringify([...keys].sort())}`
  },
})
