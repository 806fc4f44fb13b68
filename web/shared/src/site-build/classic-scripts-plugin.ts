/** What of Vite's settings each script is built with; Vite's own types are not a dependency of this package. */
export interface ScriptBuild {
  configFile: false
  logLevel: 'warn'
  publicDir: false
  define: Record<string, string>
  build: {
    write: false
    target: string
    modulePreload: false
    rolldownOptions: { input: string; output: { format: 'iife'; entryFileNames: string } }
  }
}

interface ClassicScripts<Bundle> {
  /** Vite's own. */
  build(config: ScriptBuild): Promise<unknown>
  /** Source file by the name of the script, which gets no hash. */
  scripts: Readonly<Record<string, string>>
  /** What the scripts must know of the site's build. */
  defineOf?: (bundle: Bundle) => Record<string, string>
}

interface EmitContext {
  environment: { name: string }
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
  error(message: string): never
}

const codeIn = (result: unknown): string | undefined => {
  const [made] = Array.isArray(result) ? result : [result]
  const [file] = Object(made).output ?? []
  return typeof file?.code === 'string' ? file.code : undefined
}

/** Vite plugin: builds workers and what registers them, each as one classic script beside the site's own files. */
export const classicScripts = <Bundle>({ build, scripts, defineOf }: ClassicScripts<Bundle>) => ({
  name: 'hanap:classic-scripts',
  async generateBundle(this: EmitContext, _options: unknown, bundle: Bundle) {
    if (this.environment.name !== 'client') return
    const define = defineOf?.(bundle) ?? {}
    for (const [fileName, input] of Object.entries(scripts)) {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define,
        build: {
          write: false,
          target: 'baseline-widely-available',
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife', entryFileNames: fileName } },
        },
      })
      const source = codeIn(result) ?? this.error(`${fileName} was not built`)
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
})
