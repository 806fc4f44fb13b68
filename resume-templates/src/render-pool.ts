import type { ResumeOrder } from './content.ts'
import { resumeDocumentOf } from './document.ts'
import type { RenderTask } from './render-task.ts'
import { RenderWorker } from './render-worker.ts'

export interface RenderPoolOptions {
  /** Documents made at the same time, each in a process of its own. */
  workers?: number
  /** For one document, in milliseconds, the start of its process included, waiting for a lane not. */
  timeLimitMs?: number
}

/** Makes resumes in processes of their own, so that one that takes forever is ended and holds up nobody's requests. */
export class ResumeRenderPool {
  readonly #lanes: readonly RenderWorker[]
  readonly #waiting: ((lane: RenderWorker) => void)[] = []

  constructor({ workers = 2, timeLimitMs = 10_000 }: RenderPoolOptions = {}) {
    this.#lanes = Array.from({ length: workers }, () => new RenderWorker(timeLimitMs))
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

  async #make(order: ResumeOrder, as: RenderTask['as']) {
    const document = resumeDocumentOf(order)
    const lane = await this.#free()
    try {
      return await lane.make({ template: order.template, document, photo: order.photo, as })
    } finally {
      const next = this.#waiting.shift()
      if (next) next(lane)
      else lane.isBusy = false
    }
  }

  async #free(): Promise<RenderWorker> {
    const lane = this.#lanes.find(({ isBusy }) => !isBusy)
    if (!lane) return new Promise(resolve => this.#waiting.push(resolve))
    lane.isBusy = true
    return lane
  }
}
