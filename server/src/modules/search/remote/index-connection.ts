import { connect } from 'node:net'
import { Refusal } from '../../../calls/refusal.ts'
import type { IndexAddress } from './address.ts'
import { exchangeJsonLines } from './json-lines.ts'
import type { CollectionName, IndexCalls, IndexMessage } from './protocol.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000

/** The process of the index has gone before it answered: it may be asked once more. */
export class IndexConnectionLost extends Error {}

export interface IndexConnection {
  isOpen(): boolean
  ask<Name extends keyof IndexCalls>(
    call: Name,
    input: IndexCalls[Name]['input'],
  ): Promise<IndexCalls[Name]['output']>
  close(): void
}

interface ConnectionEvents {
  opened(): void
  changed(tags: readonly string[]): void
}

interface PendingCall {
  resolve(output: unknown): void
  reject(error: Error): void
}

const errorOf = ({ name, message }: { name: string; message: string }) => {
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message)
  error.name = name
  return error
}

/** A connection to one process of the index that comes back by itself. */
export const connectIndex = (
  address: IndexAddress,
  collection: CollectionName,
  { opened, changed }: ConnectionEvents,
): IndexConnection => {
  const pending = new Map<number, PendingCall>()
  let next = 0
  let send: ((message: object) => void) | undefined
  let end: () => void = () => undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = FIRST_PAUSE_MS
  let isClosed = false

  const settle = (message: IndexMessage) => {
    if ('changed' in message) return changed(message.changed)
    const call = pending.get(message.number)
    pending.delete(message.number)
    if ('output' in message) call?.resolve(message.output)
    else if ('failed' in message) call?.reject(errorOf(message.failed))
    else {
      const { code, retryAfter } = message.refused
      call?.reject(new Refusal(code, retryAfter === undefined ? {} : { retryAfter }))
    }
  }

  const open = () => {
    const socket = connect(address)
    socket.setNoDelay(true)
    socket.setKeepAlive(true, 1000)
    // Both ends are of one release.
    const write = exchangeJsonLines(socket, message => settle(message as IndexMessage))
    end = () => socket.destroy()
    socket.once('connect', () => {
      pauseMs = FIRST_PAUSE_MS
      send = write
      opened()
    })
    // The end follows.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      send = undefined
      const lost = [...pending.values()]
      pending.clear()
      for (const { reject } of lost) reject(new IndexConnectionLost('The connection to the index was lost'))
      if (isClosed) return
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    })
  }
  open()

  return {
    isOpen: () => send !== undefined,
    ask: <Name extends keyof IndexCalls>(call: Name, input: IndexCalls[Name]['input']) =>
      new Promise<IndexCalls[Name]['output']>((resolve, reject) => {
        if (!send) return reject(new IndexConnectionLost('There is no connection to the index'))
        const number = next
        next += 1
        // What comes back for a call is that call's output.
        pending.set(number, { resolve: output => resolve(output as IndexCalls[Name]['output']), reject })
        send({ number, collection, call, input })
      }),
    close: () => {
      isClosed = true
      clearTimeout(timer)
      end()
    },
  }
}
