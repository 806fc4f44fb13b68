import type { Translate } from '@hanap/i18n/translate'

/** “Add work experience”: what is added, within a phrase that begins as a title does. */
export const addTitle = (what: string, t: Translate): string => {
  const title = t('profile.addTitle', { what: what.toLocaleLowerCase(t.language) })
  return title.charAt(0).toLocaleUpperCase(t.language) + title.slice(1)
}
