import { parentPort, workerData } from 'node:worker_threads'
import { SearchIndex } from './engine.ts'
import { type Answer, type Calls, QueryTimeout, type Request, type WorkerStart } from './protocol.ts'
import { DamagedSnapshot, loadIndex, saveIndex } from './snapshot.ts'

if (!parentPort) throw new Error('This file runs as a worker thread')
const port = parentPort
const start: WorkerStart = workerData

/** Longest stretch of merging between two requests. */
const MERGE_SLICE_MS = 5

const post = (answer: Answer): void => port.postMessage(answer)

function failureOf(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}

function timer(): () => void {
  const end = performance.now() + start.timeLimitMs
  return () => {
    if (performance.now() > end) throw new QueryTimeout(start.timeLimitMs)
  }
}

/** Merges between requests, so that none waits longer than one slice. */
function mergeWhenIdle(index: SearchIndex): () => void {
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

function serve(index: SearchIndex): void {
  const changed = mergeWhenIdle(index)
  const handle = async (request: Request): Promise<Calls[Request['call']]['output']> => {
    switch (request.call) {
      case 'search':
        return index.search(request.input, timer())
      case 'similar':
        return index.similar(request.input.id, request.input.options, timer())
      case 'upsertMany':
        index.upsertMany(request.input)
        changed()
        return null
      case 'removeMany': {
        const removed = request.input.filter(id => index.remove(id)).length
        changed()
        return removed
      }
      case 'stats':
        return index.stats()
      case 'save':
        await saveIndex(index, request.input.dir, request.input.position)
        changed()
        return null
    }
  }
  port.on('message', (request: Request) => {
    const { number } = request
    handle(request).then(
      output => post({ kind: 'done', number, output }),
      (error: unknown) => post({ kind: 'failed', number, failure: failureOf(error) }),
    )
  })
  changed()
}

async function open(): Promise<{ index: SearchIndex; position: string | null }> {
  const options = { autoMerge: false }
  if (start.dir === undefined) return { index: new SearchIndex(start.schema, options), position: null }
  return loadIndex(start.dir, start.schema, options)
}

open().then(
  ({ index, position }) => {
    serve(index)
    post({ kind: 'ready', position, size: index.size })
  },
  (error: unknown) => {
    const damaged = error instanceof DamagedSnapshot ? { file: error.file, reason: error.reason } : null
    post({ kind: 'refused', failure: failureOf(error), damaged })
  },
)
