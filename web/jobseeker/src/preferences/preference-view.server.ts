import type { JobPreference } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { salaryText } from '@hanap/i18n/salary'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { marketName } from '@hanap/markets/market-names'
import { marketById } from '@hanap/markets/markets'
import { workplaceText } from '@hanap/shared/job/place-text.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import { isNameOf } from './preference-fields.server.ts'

/** A job preference in words. */
export interface PreferenceView {
  id: string
  /** What it asks for first. */
  name: string
  facts: string[]
  isDefault: boolean
  careerSummary: string | null
}

/** The narrowest function that it names. */
export const functionOf = (preference: JobPreference) =>
  preference.function_job_title_id ?? preference.job_function_id ?? preference.main_function_id

/** The title as it was typed and what it names; a name of the lists is said once, in the reader's language. */
const workNames = (preference: JobPreference, language: LanguageCode): (string | null)[] => {
  const { job_title: title } = preference
  const id = functionOf(preference)
  if (id === null) return [title]
  const name = functionText(id, language)
  return title === null || isNameOf(id, title) ? [name] : [title, name]
}

const placeName = ({ location_id, pref_region_id }: JobPreference, language: LanguageCode) => {
  const place =
    (location_id === null ? undefined : locationById(location_id)) ??
    (pref_region_id === null ? undefined : regionById(pref_region_id))
  return place && locationName(place, language)
}

export const preferenceView = (page: PageContext, preference: JobPreference): PreferenceView => {
  const facts = factsOf(page)
  const { language } = facts
  const market = marketById(preference.pref_country_id)
  const texts = [
    ...workNames(preference, language),
    placeName(preference, language),
    workplaceText(page, preference.workplace),
    ...preference.job_type_ids.map(id => optionText('job_types', id, language)),
    ...preference.industry_ids.map(id => optionText('industry_lists', id, language)),
    salaryText(translator(language), createFormats(language, { ...facts, key: facts.market }), {
      ...preference,
      salary_period: 'month',
      is_salary_hidden: false,
    }),
    // Said where it is not the one that is looked at.
    market && market.key !== facts.market ? marketName(market.key, language) : undefined,
  ].filter(text => text !== null && text !== undefined)
  const [name = '', ...others] = new Set(texts)
  return {
    id: preference.id,
    name,
    facts: others,
    isDefault: preference.is_default,
    careerSummary: preference.career_summary,
  }
}
