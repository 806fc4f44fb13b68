import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import { readApart } from '@hanap/resume-parser/apart'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../pages/work-queue.ts'
import type { ResumeKind } from './resume-file.ts'

/** What became of reading a file. `locked` files are not kept. */
export type Read = { content: ParsedResume } | { problem: ResumeProblem | 'locked' }

export type ResumeReader = (content: Uint8Array, kind: ResumeKind) => Promise<Read>

/** Readers at once: each has a core and its memory for up to ten seconds. */
const WIDTH = 2
const MAX_WAITING = 20

/** Reads resumes each in a process of its own, a few at once; others wait their turn, and too many are refused. */
export const createReader = (): ResumeReader => {
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING })
  return async (content, kind) => {
    refuseInTransaction('reading a resume')
    const reading = await queue.run(() => readApart(content, kind))
    if ('resume' in reading) return { content: reading.resume }
    return { problem: reading.problem === 'too_large' ? 'too_large_to_read' : reading.problem }
  }
}
