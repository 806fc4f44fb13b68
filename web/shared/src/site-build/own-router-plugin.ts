interface ResolveContext {
  environment: { name: string }
  resolve(source: string, importer?: string): Promise<{ id: string } | null>
}

/** Vite plugin: in browsers, pages have our own router where they import `react-router`. A name that it lacks ends the build. */
export const ownRouter = () => ({
  name: 'hanap:own-router',
  enforce: 'pre' as const,
  resolveId(this: ResolveContext, source: string, importer?: string) {
    const isOurs = this.environment.name === 'client' && source === 'react-router'
    return isOurs ? this.resolve('@hanap/shared/router/index', importer) : null
  },
})
