import { tabStorage } from '@hanap/shared/session/storage'

const KEY = 'left-saving'
/** Before a page that is older than what was saved as it was left is asked for anew. */
const PAUSES_MS = [0, 300, 600, 1200]

/** Notes of which revision a form was that is saved while its page goes. */
export const leftSaving = (href: string, form: FormData | undefined): void =>
  tabStorage.set(KEY, `${href} ${form?.get('revision')}`)

/** Whether a page was asked for before that was saved: it still has the revision before. */
export const wasLeftSaving = (href: string, revision: number): boolean => {
  const noted = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  return noted === `${href} ${revision}`
}

/** Asks for the page anew while it is older than that, a few times. */
export const untilAnew = async (isOld: () => boolean, revalidate: () => Promise<void>): Promise<void> => {
  for (const pause of PAUSES_MS) {
    await new Promise(done => setTimeout(done, pause))
    if (!isOld()) return
    await revalidate().catch(() => undefined)
  }
}
