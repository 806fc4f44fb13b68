import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { Refusal } from '../../../calls/refusal.ts'
import type { JobIndex } from '../port.ts'
import type { IndexAddress } from './address.ts'
import { exchangeJsonLines } from './json-lines.ts'
import type { CollectionName, IndexMessage, IndexRequest } from './protocol.ts'

interface ServedIndex {
  /** Throws a refusal while there is none. */
  index(): Pick<JobIndex, 'search' | 'similar'>
  caughtUp(): Promise<void>
}

export interface IndexServerDeps {
  address: IndexAddress
  served(collection: CollectionName): ServedIndex
  onError(error: unknown): void
}

export interface IndexServer {
  start(): Promise<void>
  /** Tells all who ask which pages' contents have changed. */
  changed(tags: readonly string[]): void
  stop(): Promise<void>
}

/** Answers other processes' searches. Whoever can connect is trusted: a path belongs to the user, a port to a private network. */
export const createIndexServer = ({ address, served, onError }: IndexServerDeps): IndexServer => {
  const clients = new Map<Socket, (message: IndexMessage) => void>()

  const outputOf = async (request: IndexRequest): Promise<unknown> => {
    const { index, caughtUp } = served(request.collection)
    if (request.call === 'search') return index().search(...request.input)
    if (request.call === 'similar') return index().similar(...request.input)
    await caughtUp()
    return null
  }

  const answerTo = async (request: IndexRequest): Promise<IndexMessage> => {
    const { number } = request
    try {
      return { number, output: await outputOf(request) }
    } catch (error) {
      if (error instanceof Refusal)
        return { number, refused: { code: error.code, retryAfter: error.retryAfter } }
      // Another process's own mistake: it is told there.
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      return { number, failed: { name, message } }
    }
  }

  const server = createServer(socket => {
    socket.setNoDelay(true)
    const send = exchangeJsonLines(socket, message => {
      // Both ends are of one release.
      void answerTo(message as IndexRequest).then(send)
    })
    clients.set(socket, send)
    socket.on('error', () => undefined)
    socket.once('close', () => clients.delete(socket))
  })

  return {
    start: async () => {
      // What a process that was killed has left. Whoever serves this folder holds its lock.
      if ('path' in address && process.platform !== 'win32') rmSync(address.path, { force: true })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        // A process of a cluster would share it with its siblings.
        server.listen({ ...address, exclusive: true }, resolve)
      })
      server.on('error', onError)
      if ('path' in address && process.platform !== 'win32') chmodSync(address.path, 0o600)
    },
    changed: tags => {
      for (const send of clients.values()) send({ changed: tags })
    },
    stop: async () => {
      if (!server.listening) return
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      for (const socket of clients.keys()) socket.destroy()
      await closed
    },
  }
}
