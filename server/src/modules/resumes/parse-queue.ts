import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import { parseIsolated } from '@hanap/resume-parser/isolated-process'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { ResumeFileKind } from '@hanap/resume-parser/read'
import { refuseBusy } from '../../calls/refusal.ts'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../tasks/work-queue.ts'

/** What came of parsing a file. `locked` files are not kept. */
export type QueuedParseResult = { parsed: ParsedResume } | { problem: ResumeProblem | 'locked' }

export type ParseResume = (content: Uint8Array, kind: ResumeFileKind) => Promise<QueuedParseResult>

/** Parsers at once: each has a core and its memory for up to ten seconds. */
const WIDTH = 2
const MAX_WAITING = 20

/** Parses resumes each in a process of its own, a few at once; others wait their turn, and too many are refused. */
export const createParseQueue = (): ParseResume => {
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING, whenFull: refuseBusy })
  return async (content, kind) => {
    refuseInTransaction('parsing a resume')
    const result = await queue.run(() => parseIsolated(content, kind))
    if ('resume' in result) return { parsed: result.resume }
    return { problem: result.problem === 'too_large' ? 'too_large_to_read' : result.problem }
  }
}
