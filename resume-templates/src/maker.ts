import type { ResumeOrder } from './content.ts'
import { documentOf } from './document.ts'
import { Lane } from './lane.ts'
import type { Task } from './task.ts'

export interface MakerOptions {
  /** Documents made at the same time, each in a process of its own. */
  lanes?: number
  /** For one document, in milliseconds, the start of its process included, waiting for a lane not. */
  timeLimitMs?: number
}

/** Makes resumes in processes of their own, so that one that takes forever is ended and holds up nobody's requests. */
export class ResumeMaker {
  readonly #lanes: readonly Lane[]
  readonly #waiting: ((lane: Lane) => void)[] = []

  constructor({ lanes = 2, timeLimitMs = 10_000 }: MakerOptions = {}) {
    this.#lanes = Array.from({ length: lanes }, () => new Lane(timeLimitMs))
  }

  /** Rejects with ResumeFailed where a document cannot be made in time. */
  pdf(order: ResumeOrder): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make(order, 'pdf')
  }

  /** The same pages as one picture, below each other, without tags or fonts: letters are outlines. */
  svg(order: ResumeOrder): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make(order, 'svg')
  }

  stop(): void {
    for (const lane of this.#lanes) lane.stop()
  }

  async #make(order: ResumeOrder, as: Task['as']) {
    const document = documentOf(order)
    const lane = await this.#free()
    try {
      return await lane.make({ template: order.template, document, photo: order.photo, as })
    } finally {
      const next = this.#waiting.shift()
      if (next) next(lane)
      else lane.isBusy = false
    }
  }

  async #free(): Promise<Lane> {
    const lane = this.#lanes.find(({ isBusy }) => !isBusy)
    if (!lane) return new Promise(resolve => this.#waiting.push(resolve))
    lane.isBusy = true
    return lane
  }
}
