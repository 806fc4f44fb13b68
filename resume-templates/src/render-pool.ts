import { type CertificateOrder, certificateDocumentOf } from './certificate.ts'
import type { DocumentOrder, ResumeOrder } from './content.ts'
import { type ResumeDocument, resumeDocumentOf } from './document.ts'
import { orderedDocumentOf } from './ordered-document.ts'
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

  /** Rejects with RenderError where a document cannot be made in time. */
  pdf(order: ResumeOrder | DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
    const document = 'content' in order ? resumeDocumentOf(order) : orderedDocumentOf(order)
    return this.#make(order, document, 'pdf')
  }

  /** The same pages as one picture, below each other, without tags or fonts: letters are outlines. */
  svg(order: ResumeOrder): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make(order, resumeDocumentOf(order), 'svg')
  }

  /** The same as a picture whose texts lead to the fields in which they were typed; nothing for a page that is not there. */
  preview(order: DocumentOrder, page?: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make(order, orderedDocumentOf(order, true), 'svg', page)
  }

  /** Rejects with RenderError where it cannot be made in time. */
  certificate(order: CertificateOrder): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make({ template: 'certificate' }, certificateDocumentOf(order), 'pdf')
  }

  stop(): void {
    for (const lane of this.#lanes) lane.stop()
  }

  async #make(
    { template, photo }: Pick<RenderTask, 'template'> & Partial<Pick<RenderTask, 'photo'>>,
    document: ResumeDocument,
    as: RenderTask['as'],
    page?: number,
  ) {
    const lane = await this.#free()
    try {
      return await lane.make({ template, document, photo, as, page })
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
