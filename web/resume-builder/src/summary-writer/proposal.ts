import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'

/** The buttons of the writer, as forms send them. */
export const writerActs = { write: 'write-summary', rewrite: 'rewrite-summary' } as const

/** Who is asked for a summary; null where no language model is there to ask. */
export type SummaryWriting = {
  /** What the person looks for, which the calls want to know; null where they have not said it. */
  preferenceId: string | null
  /** Where they say it. */
  preferences: string
} | null

/** What came of asking without script: the text, or why there is none. */
export interface SummaryProposal {
  section: string
  result: CareerSummary | null
  problem: string
}

/** A text written from the profile alone, beside the document's: nothing of that is in it. */
export const besideText = (result: CareerSummary, before: string): CareerSummary => ({
  ...result,
  changes: [
    ...(before === '' ? [] : [{ kind: 'removed', text: before } as const]),
    { kind: 'added', text: result.text },
  ],
})
