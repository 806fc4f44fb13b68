import type { RewriteStyle } from '@hanap/contracts/go/career-summary.calls'
import type { SummaryWriter } from '@hanap/contracts/go/career-summary.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { CareerFacts } from './facts.ts'

export interface WritingRequest {
  facts: CareerFacts
  /** What the person looks for, where they say it. */
  goal: string | null
  style: RewriteStyle
  language: LanguageCode
  /** The text that is to be rewritten; absent: there is none yet. */
  before: string | undefined
}

/** Whoever writes summaries. */
export interface SummaryTextWriter {
  kind: SummaryWriter
  /**
   * Gives the text as it comes, and then the whole of it. Refuses with `writer_unavailable` where it breaks off, and
   * ends when `signal` says that nobody waits any more.
   */
  write(commission: WritingRequest, emit: (more: string) => void, signal: AbortSignal): Promise<string>
}
