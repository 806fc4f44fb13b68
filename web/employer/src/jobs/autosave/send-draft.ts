import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'

export interface SavedDraft {
  revision: number
  findings: readonly AdFinding[]
  /** When, in words. */
  at: string
}

/**
 * What became of a saving. `lost`: without an answer that says whether it was saved. `ended`: there is no session any more.
 * `stale`: somebody else has changed it. `wrong`: something in the form is. `refused`: for any other reason.
 */
export type DraftOutcome =
  | { is: 'saved'; draft: SavedDraft }
  | { is: 'lost' | 'ended' | 'stale' | 'wrong' | 'refused' }

/** Whether what was written is still only here. */
export const isOnlyHere = (outcome: DraftOutcome['is']): boolean => outcome === 'lost' || outcome === 'ended'

/** Longer than any answer takes: a button that was pressed waits for it. */
const LIMIT_MS = 15_000
/** What browsers still send of a page that is gone, in bytes. */
const MAX_AFTERWARDS = 64 * 1024
/** What stands around each field of a form that is sent, at most. */
const AROUND_FIELD = 200

const isSentAfterwards = (body: FormData) => {
  const fields = [...body]
  return new Blob(fields.flat()).size + fields.length * AROUND_FIELD < MAX_AFTERWARDS
}

const refusals: Readonly<Record<number, 'ended' | 'stale' | 'wrong' | 'lost'>> = {
  401: 'ended',
  409: 'stale',
  422: 'wrong',
  429: 'lost',
}

/** Sends a draft to be saved; one that is sent while its page goes is sent to its end, where the browser can. */
export const sendDraft = async (href: string, body: FormData, isLeaving: boolean): Promise<DraftOutcome> => {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const keepalive = isLeaving && isSentAfterwards(body)
  const answer = await fetch(href, { method: 'POST', body, signal, keepalive }).catch(() => undefined)
  if (!answer) return { is: 'lost' }
  // To log in, or to what the account lacks.
  if (answer.redirected) return { is: 'ended' }
  if (!answer.ok) return { is: refusals[answer.status] ?? (answer.status < 500 ? 'refused' : 'lost') }
  // The time may also end while the answer is read.
  const draft: SavedDraft | undefined = await answer.json().catch(() => undefined)
  return draft ? { is: 'saved', draft } : { is: 'lost' }
}
