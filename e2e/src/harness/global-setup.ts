import type { TestProject } from 'vitest/node'
import { freshDataDir, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that has been started once, with the demo data; journeys begin with a copy. */
    startedDataDir: string
  }
}

/** Makes the database and its demo data once, for all journeys. */
export const setup = async ({ provide }: TestProject) => {
  const data = freshDataDir()
  const server = await startServer(data.folder)
  await server.stop()
  provide('startedDataDir', data.folder)
  return data.remove
}
