import type { SimilarityReason } from '@hanap/contracts/companies/companies.schemas'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationName, regionById } from '@hanap/markets/locations'

/** What two companies have in common, by its name in a language. */
export const reasonText = (key: SimilarityReason, id: number, language: LanguageCode): string | undefined => {
  if (key === 'industry') return optionText('industry_lists', id, language)
  if (key === 'functions') return functionText(id, language)
  if (key === 'size') return optionText('company_sizes', id, language)
  const region = regionById(id)
  return region && locationName(region, language)
}
