import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import type { ChildMessage, ParentMessage, ParentRequest } from './messages.ts'

type Ready = Extract<ChildMessage, { kind: 'ready' }>

/** The process itself has said why. */
export class StartRefused extends Error {}

export interface SupervisedDeps {
  fork(): Worker
  answer(request: ParentRequest): Promise<unknown>
  /** Told when it ended though nobody asked it to. */
  lost(how: string): void
  /** Told when the one after a lost one is ready. */
  replaced(): void
}

export interface SupervisedProcess {
  /** Rejects where the first one ends before it is ready. */
  ready: Promise<Ready>
  /** The one that runs now, or ran last. */
  current(): ChildProcess | undefined
  tell(message: ParentMessage): void
  /** Ends it; the second time at once, but for requests in hand. */
  end(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** One that lived so long did not fail at its start. */
const LONG_LIFE_MS = 10_000

/** A process that is started again whenever it ends. */
export const superviseChild = ({ fork, answer, lost, replaced }: SupervisedDeps): SupervisedProcess => {
  const { promise: ready, resolve, reject } = Promise.withResolvers<Ready>()
  ready.catch(() => undefined)
  let isReady = false
  let isEnding = false
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let current: ChildProcess | undefined

  const send = (child: ChildProcess, message: ParentMessage) => {
    if (child.connected) child.send(message, () => undefined)
  }
  const receive = (child: ChildProcess, message: ChildMessage) => {
    if (message.kind === 'ready') {
      if (isReady) replaced()
      isReady = true
      return resolve(message)
    }
    const { number } = message
    answer(message).then(
      output => send(child, { kind: 'answer', number, output }),
      (error: unknown) => send(child, { kind: 'failed', number, message: String(error) }),
    )
  }

  const start = () => {
    const { process: child } = fork()
    const began = performance.now()
    current = child
    // Both ends are of one release; what is no object is of Node's own.
    child.on('message', message => {
      if (typeof message === 'object' && 'kind' in message) receive(child, message as unknown as ChildMessage)
    })
    child.on('error', () => undefined)
    child.once('exit', (code, signal) => {
      const how = signal ?? `code ${code}`
      if (isEnding) return
      if (!isReady) return reject(new StartRefused(`A process ended with ${how} before it was ready.`))
      lost(how)
      if (performance.now() - began > LONG_LIFE_MS) pauseMs = FIRST_PAUSE_MS
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    })
  }
  start()

  return {
    ready,
    current: () => current,
    tell: message => current && send(current, message),
    end: async () => {
      isEnding = true
      clearTimeout(timer)
      if (!current || current.exitCode !== null || current.signalCode !== null) return
      const ended = once(current, 'exit')
      current.kill('SIGTERM')
      await ended
    },
  }
}
