import { type Transferable, Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadFailure } from './protocol.ts'
import { DamagedSnapshot } from './snapshot/files.ts'

type NamedCalls<Calls> = { [Name in keyof Calls]: { input: unknown; output: unknown } }

interface Waiting {
  resolve: (output: unknown) => void
  reject: (error: Error) => void
}

const errorOf = ({ name, message }: ThreadFailure): Error => {
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message)
  error.name = name
  return error
}

/** A worker thread that answers numbered calls. */
export class Thread<Calls extends NamedCalls<Calls>> {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #next = 0
  #over: Error | null = null
  /** Resolves to what the thread says when it is ready; rejects when it does not get that far. */
  readonly ready: Promise<{ position: string | null }>
  /** Resolves to the exit code when the thread has ended. */
  readonly ended: Promise<number>

  constructor(file: URL, start: object, transferList: Transferable[]) {
    this.#worker = new Worker(file, { workerData: start, transferList })
    const { promise, resolve, reject } = Promise.withResolvers<{ position: string | null }>()
    this.ready = promise
    // Its starter looks at it when all threads were told to start.
    promise.catch(() => {})
    this.#worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'ready') resolve(answer)
      else if (answer.kind === 'refused') {
        const { damaged, failure } = answer
        reject(damaged ? new DamagedSnapshot(damaged.file, damaged.reason) : errorOf(failure))
      } else this.#settle(answer)
    })
    const end = (error: Error): void => {
      reject(error)
      this.#end(error)
    }
    this.#worker.on('error', error => end(error instanceof Error ? error : new Error(String(error))))
    this.ended = new Promise(told => {
      this.#worker.on('exit', code => {
        end(new Error(`The search worker exited with code ${code}`))
        told(code)
      })
    })
  }

  call<Name extends keyof Calls & string>(
    call: Name,
    input: Calls[Name]['input'],
  ): Promise<Calls[Name]['output']> {
    if (this.#over) return Promise.reject(this.#over)
    const number = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      try {
        this.#worker.postMessage({ number, call, input })
      } catch (error) {
        this.#waiting.delete(number)
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(answer: Extract<ThreadAnswer, { number: number }>): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (answer.kind === 'failed') waiting?.reject(errorOf(answer.failure))
    else waiting?.resolve(answer.output)
  }

  #end(error: Error): void {
    this.#over ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#over)
    this.#waiting.clear()
  }
}
