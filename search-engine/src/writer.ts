import { parentPort, workerData } from 'node:worker_threads'
import { SearchIndex } from './engine.ts'
import {
  type RequestOf,
  type ThreadAnswer,
  threadFailureOf,
  type WriterCalls,
  type WriterStart,
} from './protocol.ts'
import { publisher } from './publisher.ts'
import { DamagedSnapshot, loadIndex, saveIndex } from './snapshot.ts'

if (!parentPort) throw new Error('This file runs as a worker thread')
const port = parentPort
const start: WriterStart = workerData

/** Longest stretch of merging between two requests. */
const MERGE_SLICE_MS = 5

const post = (answer: ThreadAnswer): void => port.postMessage(answer)

/** Merges between requests, so that none waits longer than one slice. */
const mergeWhenIdle = (index: SearchIndex): (() => void) => {
  let planned = false
  const work = (): void => {
    planned = index.maintain(MERGE_SLICE_MS)
    if (planned) setImmediate(work)
  }
  return () => {
    if (planned) return
    planned = true
    setImmediate(work)
  }
}

const serve = (index: SearchIndex): void => {
  const merge = mergeWhenIdle(index)
  const published = publisher(index, start.ports, merge)
  const handle = async (request: RequestOf<WriterCalls>): Promise<unknown> => {
    switch (request.call) {
      case 'take':
        index.upsertMany(request.input)
        return null
      case 'show':
        index.upsertMany(request.input)
        await published.soon()
        return null
      case 'removeMany': {
        const removed = request.input.filter(id => index.remove(id)).length
        await published.soon()
        return removed
      }
      case 'stats':
        return index.stats()
      case 'save':
        await saveIndex(index, request.input.dir, request.input.position)
        return null
    }
  }
  port.on('message', (request: RequestOf<WriterCalls>) => {
    const { number } = request
    handle(request).then(
      output => post({ kind: 'done', number, output }),
      (error: unknown) => post({ kind: 'failed', number, failure: threadFailureOf(error) }),
    )
  })
  published.now()
}

const open = async (): Promise<{ index: SearchIndex; position: string | null }> => {
  const options = { autoMerge: false }
  if (start.dir === undefined) return { index: new SearchIndex(start.schema, options), position: null }
  return loadIndex(start.dir, start.schema, options)
}

open().then(
  ({ index, position }) => {
    serve(index)
    post({ kind: 'ready', position })
  },
  (error: unknown) => {
    const damaged = error instanceof DamagedSnapshot ? { file: error.file, reason: error.reason } : null
    post({ kind: 'refused', failure: threadFailureOf(error), damaged })
  },
)
