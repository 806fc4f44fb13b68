import type { QueryClause, TranslatedJob } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'

const fieldTexts = {
  title: 'search.understoodTitle',
  company: 'search.understoodCompany',
  skill: 'search.understoodSkill',
} as const

/** What quotes, minus and prefixes of a query were taken for, each once. */
export const clauseTexts = (clauses: readonly QueryClause[], language: LanguageCode): string[] => {
  const t = translator(language)
  const texts = clauses.map(({ text, is_phrase, is_excluded, field }) => {
    const shown = is_phrase ? t('search.quoted', { text }) : text
    if (is_excluded) return t('search.understoodWithout', { text: shown })
    return field === null
      ? t('search.understoodPhrase', { text: shown })
      : t(fieldTexts[field], { text: shown })
  })
  return [...new Set(texts)]
}

/** Why jobs are listed whose titles are in another language, by their ids. */
export const translationNotes = (
  jobs: readonly TranslatedJob[],
  language: LanguageCode,
): Record<string, string> => {
  const t = translator(language)
  return Object.fromEntries(
    jobs.map(({ job_id, from, name }) => [
      job_id,
      name === null ? t('search.translatedUnnamed', { from }) : t('search.translated', { name, from }),
    ]),
  )
}
