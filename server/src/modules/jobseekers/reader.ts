import type { ResumeProblem } from '@hanap/contracts/resumes.calls'
import { readApart } from '@hanap/resume-parser/apart'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { ResumeKind } from './resume-file.ts'

/** What became of reading a file. `locked` files are not kept. */
export type Read = { content: ParsedResume } | { problem: ResumeProblem | 'locked' }

export type ResumeReader = (content: Uint8Array, kind: ResumeKind) => Promise<Read>

/** Readers at once: each has a core and its memory for up to ten seconds. */
const AT_ONCE = 2

/** Reads resumes each in a process of its own, a few at once; others wait their turn. */
export const createReader = (): ResumeReader => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (content, kind) => {
    if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    running += 1
    try {
      const reading = await readApart(content, kind)
      if ('resume' in reading) return { content: reading.resume }
      return { problem: reading.problem === 'too_large' ? 'too_large_to_read' : reading.problem }
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
