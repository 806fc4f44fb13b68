import { readSessionUser } from '@hanap/shared/session/session'
import { tabStorage } from '@hanap/shared/session/storage'

/** Under the account's id: another person may log in in this tab. */
const keyOf = (jobId: string) => `note ${readSessionUser()?.id} ${jobId}`

/** A note that was typed in this tab and not saved, also from before a log-in. */
export const noteDraft = (jobId: string): string | null => tabStorage.get(keyOf(jobId))

/** Keeps what is typed until it is saved; call the answer then. */
export const trackDraft = (jobId: string, text: string): (() => void) => {
  const key = keyOf(jobId)
  tabStorage.set(key, text)
  return () => {
    if (tabStorage.get(key) === text) tabStorage.remove(key)
  }
}
