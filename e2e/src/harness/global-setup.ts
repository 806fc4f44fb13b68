import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freshDataDir, isAlive, processesOf, startServer, waitUntil } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that has been started once, with the demo data; journeys begin with a copy. */
    startedDataDir: string
    /** Folder of the data folders that the files of a worker share, each by the worker's number. */
    sharedSites: string
  }
}

/** A worker that has ended takes its server with it, which stops by itself. */
const haveEnded = (folder: string) =>
  readdirSync(folder).every(name => {
    const { server, postgres } = processesOf(join(folder, name))
    return [server, postgres].every(pid => pid === undefined || !isAlive(pid))
  })

/** Makes the database and its demo data once, for all journeys. */
export const setup = async ({ provide }: TestProject) => {
  const data = freshDataDir()
  const shared = freshDataDir()
  const server = await startServer(data.folder)
  await server.stop()
  provide('startedDataDir', data.folder)
  provide('sharedSites', shared.folder)
  return async () => {
    data.remove()
    await waitUntil('the shared servers have ended', () => haveEnded(shared.folder))
    shared.remove()
  }
}
