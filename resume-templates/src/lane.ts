import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Task } from './task.ts'

const program = fileURLToPath(new URL('child.ts', import.meta.url))

/** A document took longer than it may, or ended the process that made it. */
export class ResumeFailed extends Error {}

/** One process that makes documents, one after the other; started when first needed, and again after it was ended. */
export class Lane {
  readonly #timeLimitMs: number
  #child: ChildProcess | undefined
  isBusy = false

  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child
    // Nothing of this process's environment is its business.
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: {},
    })
    // It keeps nobody's process alive: who waits for an answer does.
    child.unref()
    child.channel?.unref()
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    this.#child = child
    return child
  }

  async make(task: Task): Promise<Uint8Array<ArrayBuffer>> {
    const child = this.#started()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const ended = () => reject(new ResumeFailed('The rendering process exited'))
    child.channel?.ref()
    const timer = setTimeout(() => {
      this.#child = undefined
      child.kill('SIGKILL')
      reject(new ResumeFailed(`Rendering took longer than ${this.#timeLimitMs} ms`))
    }, this.#timeLimitMs)
    child.once('message', resolve)
    child.once('exit', ended)
    child.once('error', reject)
    try {
      child.send(task)
      const answer = await promise
      if ('error' in answer) throw new ResumeFailed(answer.error)
      return new Uint8Array(answer.made)
    } finally {
      clearTimeout(timer)
      child.off('message', resolve)
      child.off('exit', ended)
      child.off('error', reject)
      child.channel?.unref()
    }
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}
