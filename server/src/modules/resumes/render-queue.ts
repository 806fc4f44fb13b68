import {
  type CertificateOrder,
  type DocumentOrder,
  type ResumeOrder,
  ResumeRenderPool,
} from '@hanap/resume-templates'
import { refuseBusy } from '../../calls/refusal.ts'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../tasks/work-queue.ts'

export interface RenderQueue
  extends Pick<ResumeRenderPool, 'pdf' | 'svg' | 'preview' | 'certificate' | 'stop'> {}

/** Documents at once, each in a process of its own. */
const WIDTH = 2
const MAX_WAITING = 20

/** Renders resumes a few at once; others wait their turn, and too many are refused. */
export const createRenderQueue = (): RenderQueue => {
  const renderer = new ResumeRenderPool({ workers: WIDTH })
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING, whenFull: refuseBusy })
  const inTurn = <Document>(render: () => Promise<Document>) => {
    refuseInTransaction('rendering a resume')
    return queue.run(render)
  }
  return {
    pdf: (order: ResumeOrder | DocumentOrder) => inTurn(() => renderer.pdf(order)),
    svg: (order: ResumeOrder) => inTurn(() => renderer.svg(order)),
    preview: (order: DocumentOrder, page?: number) => inTurn(() => renderer.preview(order, page)),
    certificate: (order: CertificateOrder) => inTurn(() => renderer.certificate(order)),
    stop: () => renderer.stop(),
  }
}
