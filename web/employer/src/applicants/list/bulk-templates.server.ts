import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'

/** Ready-made messages by their keys, named in the reader's language. */
export const bulkTemplates = (language: LanguageCode) => {
  const t = translator(language)
  return [
    { key: 'next_step', name: t('applicants.templateNextStep') },
    { key: 'interview', name: t('applicants.templateInterview') },
    { key: 'still_looking', name: t('applicants.templateStillLooking') },
    { key: 'not_selected', name: t('applicants.templateNotSelected') },
    { key: 'after_interview', name: t('applicants.templateAfterInterview') },
  ]
}
