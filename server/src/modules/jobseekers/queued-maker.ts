import { ResumeMaker, type ResumeOrder } from '@hanap/resume-templates'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../pages/work-queue.ts'

export interface QueuedMaker extends Pick<ResumeMaker, 'pdf' | 'svg' | 'stop'> {}

/** Documents at once, each in a process of its own. */
const WIDTH = 2
const MAX_WAITING = 20

/** Makes resumes a few at once; others wait their turn, and too many are refused. */
export const createMaker = (): QueuedMaker => {
  const maker = new ResumeMaker({ lanes: WIDTH })
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING })
  const inTurn = <Made>(make: () => Promise<Made>) => {
    refuseInTransaction('making a resume')
    return queue.run(make)
  }
  return {
    pdf: (order: ResumeOrder) => inTurn(() => maker.pdf(order)),
    svg: (order: ResumeOrder) => inTurn(() => maker.svg(order)),
    stop: () => maker.stop(),
  }
}
