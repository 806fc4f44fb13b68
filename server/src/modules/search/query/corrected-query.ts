import type { Relaxation, SearchQuery } from '@hanap/search-engine/schema'
import type { Locale } from '../../../calls/locale.ts'
import { translationsInQuery } from '../translations/translations.ts'

/**
 * A query as if its corrected words had been typed right, where these name work that has names in other languages too; undefined
 * where that finds no more than the correction. `text` is what was searched in the end.
 */
export const correctedQuery = (
  query: SearchQuery,
  relaxed: Relaxation | null,
  text: string,
  locale: Locale,
): SearchQuery | undefined => {
  if (!relaxed || relaxed.corrected.length === 0) return undefined
  const also = translationsInQuery(text, locale)
  return also.length > (query.also?.length ?? 0) ? { ...query, text, also } : undefined
}
