import { tabStorage } from '@hanap/shared/session/storage'

const KEY = 'left-saving'

/** Notes of which revision a form was that is saved while its page goes. */
export const leftSaving = (href: string, form: FormData | undefined): void =>
  tabStorage.set(KEY, `${href} ${form?.get('revision')}`)

/** Whether a page was asked for before that was saved: it still has the revision before. */
export const wasLeftSaving = (href: string, revision: number): boolean => {
  const noted = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  return noted === `${href} ${revision}`
}
