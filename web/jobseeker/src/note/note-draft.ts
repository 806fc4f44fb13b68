import { readSessionUser } from '@hanap/shared/session'

/** Under the account's id: another person may log in in this tab. */
const keyOf = (jobId: string) => `note ${readSessionUser()?.id} ${jobId}`

/** A note that was typed in this tab and not saved, also from before a log-in. */
export const noteDraft = (jobId: string): string | null => sessionStorage.getItem(keyOf(jobId))

/** Keeps what is typed until it is saved; call the answer then. */
export function keepDraft(jobId: string, text: string): () => void {
  const key = keyOf(jobId)
  sessionStorage.setItem(key, text)
  return () => {
    if (sessionStorage.getItem(key) === text) sessionStorage.removeItem(key)
  }
}
