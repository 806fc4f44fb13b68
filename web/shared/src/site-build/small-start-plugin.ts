/** What of a bundle the plugin reads; Vite's own types are not a dependency of this package. */
export interface BuiltFile {
  type: string
  code?: string
  isEntry?: boolean
  imports?: readonly string[]
  facadeModuleId?: string | null
}

/** Script that a browser loads with the file `name`, before anything is imported on demand. */
export const loadedWith = (bundle: Readonly<Record<string, BuiltFile>>, name: string): string[] => {
  const seen = new Set<string>()
  const waiting = [name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(bundle[next]?.imports ?? []))
  }
  return [...seen]
}

interface SmallStartContext {
  environment: { name: string }
  error(message: string): never
}

/**
 * Vite plugin: ends the build when the script that a page loads before it is idle grows past `maxBytes`
 * (unpacked), as it does as soon as something drags the router into it.
 */
export const smallStart = ({ maxBytes }: { maxBytes: number }) => ({
  name: 'hanap:small-start',
  generateBundle(this: SmallStartContext, _options: unknown, bundle: Readonly<Record<string, BuiltFile>>) {
    if (this.environment.name !== 'client') return
    for (const [name, file] of Object.entries(bundle)) {
      if (!/entry\.client\.tsx$/.test(file.facadeModuleId ?? '')) continue
      const files = loadedWith(bundle, name)
      const bytes = files.reduce((sum, each) => sum + (bundle[each]?.code?.length ?? 0), 0)
      if (bytes > maxBytes)
        this.error(`The start script is ${bytes} bytes, more than ${maxBytes}: ${files.join(', ')}`)
    }
  },
})
