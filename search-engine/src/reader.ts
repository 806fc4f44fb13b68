import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import {
  type ReaderCalls,
  type ReaderStart,
  type RequestOf,
  type ThreadAnswer,
  threadFailureOf,
} from './protocol.ts'
import type { Publication } from './publication.ts'
import { Replica } from './replica.ts'

if (!parentPort) throw new Error('This file runs as a worker thread')
const port = parentPort
const start: ReaderStart = workerData
const replica = new Replica(start.schema)

const post = (answer: ThreadAnswer): void => port.postMessage(answer)

class SearchTimeout extends Error {}

/** Between searches, so that memory of merged segments is given back in quiet times too. */
start.port.on('message', (publication: Publication) => replica.applyPublication(publication))

/** All that is published by now: what a caller was told to be visible is. */
const catchUp = (): void => {
  for (;;) {
    const received: { message: Publication } | undefined = receiveMessageOnPort(start.port)
    if (!received) return
    replica.applyPublication(received.message)
  }
}

const runCall = (request: RequestOf<ReaderCalls>): unknown => {
  const { limitMs } = request.input
  const end = performance.now() + limitMs
  const checkTime = (): void => {
    if (performance.now() > end) throw new SearchTimeout()
  }
  try {
    return request.call === 'search'
      ? replica.search(request.input.query, checkTime)
      : replica.similar(request.input.id, request.input.options, checkTime)
  } catch (error) {
    if (error instanceof SearchTimeout) return { cutAfterMs: limitMs }
    throw error
  }
}

port.on('message', (request: RequestOf<ReaderCalls>) => {
  const { number } = request
  catchUp()
  try {
    post({ kind: 'done', number, output: runCall(request) })
  } catch (error) {
    post({ kind: 'failed', number, failure: threadFailureOf(error) })
  }
})
post({ kind: 'ready', position: null })
