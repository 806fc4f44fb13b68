import type { JobPreferenceFields } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import {
  functionBySeoValue,
  functionPath,
  functionText,
  functionTitleById,
  mainFunctionById,
  subFunctionById,
} from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, regionById } from '@hanap/markets/locations'
import { type Market, marketById, marketByKey } from '@hanap/markets/markets'
import { type FieldErrors, Refusal } from '../../calls/refusal.ts'
import type { PreferenceFacts } from './store.ts'

interface PreferenceLocale {
  market: Market
  language: LanguageCode
}

const empty = (market: Market): PreferenceFacts => ({
  market: market.key,
  job_title: null,
  main_function_id: null,
  job_function_id: null,
  function_title_id: null,
  job_type_ids: [],
  workplace: null,
  salary_from: null,
  salary_to: null,
  region_id: null,
  location_id: null,
  industry_ids: [],
  career_summary: null,
})

const functionFields = [
  ['function_job_title_id', functionTitleById],
  ['job_function_id', subFunctionById],
  ['main_function_id', mainFunctionById],
] as const

type FunctionFacts = Pick<
  PreferenceFacts,
  'job_title' | 'main_function_id' | 'job_function_id' | 'function_title_id'
>

const withFunction = (id: number | undefined): Omit<FunctionFacts, 'job_title'> => {
  const path = id === undefined ? undefined : functionPath(id)
  return {
    main_function_id: path?.main_function_id ?? null,
    job_function_id: path?.job_function_id ?? null,
    function_title_id: path?.function_job_title_id ?? null,
  }
}

/** The function that these words name, in any language. */
const functionNamed = (words: string, language: LanguageCode): number | undefined => {
  for (const level of ['title', 'sub', 'main'] as const) {
    const match = functionBySeoValue(level, words, language)
    if (match) return match.id
  }
  return undefined
}

/** The most exact function that is sent decides those above it; else the title's words do, where they name one. */
const functionsOf = (
  fields: JobPreferenceFields,
  before: FunctionFacts,
  language: LanguageCode,
): FunctionFacts => {
  const sent = functionFields.flatMap(([name]) => fields[name] ?? [])[0]
  const title = fields.job_title === undefined ? before.job_title : fields.job_title || null
  if (sent !== undefined) return { job_title: title ?? functionText(sent, language), ...withFunction(sent) }
  if (fields.job_title !== undefined)
    return {
      job_title: title,
      ...withFunction(title === null ? undefined : functionNamed(title, language)),
    }
  const isCleared = functionFields.some(([name]) => fields[name] === null)
  return isCleared ? { job_title: title, ...withFunction(undefined) } : before
}

const placeOf = (
  fields: JobPreferenceFields,
  before: PreferenceFacts,
): Pick<PreferenceFacts, 'location_id' | 'region_id'> => {
  const { location_id: location, pref_region_id: region } = fields
  if (location != null) return { location_id: location, region_id: locationById(location)?.regionId ?? null }
  if (region != null) return { location_id: null, region_id: region }
  return {
    location_id: location === null || region === null ? null : before.location_id,
    region_id: region === null ? null : before.region_id,
  }
}

/** What cannot be chosen; each field by its name. */
const wrongFields = (fields: JobPreferenceFields, market: Market, language: LanguageCode): FieldErrors => {
  const wrong: FieldErrors = {}
  const refuse = (name: keyof JobPreferenceFields) => {
    wrong[name] = [{ code: 'invalid_choice' }]
  }
  if (fields.pref_country_id !== undefined && !marketById(fields.pref_country_id)) refuse('pref_country_id')
  for (const [name, byId] of functionFields) {
    const id = fields[name]
    if (id != null && !byId(id, language)) refuse(name)
  }
  if (fields.job_type_ids?.some(id => optionText('job_types', id, 'en') === undefined)) refuse('job_type_ids')
  if (fields.industry_ids?.some(id => optionText('industry_lists', id, 'en') === undefined))
    refuse('industry_ids')
  if (fields.location_id != null && locationById(fields.location_id)?.market !== market.key)
    refuse('location_id')
  if (fields.pref_region_id != null && regionById(fields.pref_region_id)?.market !== market.key)
    refuse('pref_region_id')
  return wrong
}

const saysNothing = (facts: PreferenceFacts) =>
  facts.job_title === null &&
  facts.main_function_id === null &&
  facts.job_type_ids.length === 0 &&
  facts.workplace === null &&
  facts.salary_from === null &&
  facts.salary_to === null &&
  facts.region_id === null &&
  facts.industry_ids.length === 0

/**
 * A preference after what was sent of it, `before` being what it was. In another market than before its place is none of
 * that market's, and is dropped. Refuses by field what the lists do not have, and a preference that says nothing.
 */
export const preferenceFacts = (
  fields: JobPreferenceFields,
  before: PreferenceFacts | undefined,
  { market: asked, language }: PreferenceLocale,
): PreferenceFacts => {
  const marketKey = before?.market ?? asked.key
  const market =
    (fields.pref_country_id === undefined ? undefined : marketById(fields.pref_country_id)) ??
    marketByKey(marketKey) ??
    asked
  const wrong = wrongFields(fields, market, language)
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_fields', { fields: wrong })
  const base =
    before === undefined
      ? empty(market)
      : before.market === market.key
        ? before
        : { ...before, market: market.key, location_id: null, region_id: null }
  const facts: PreferenceFacts = {
    market: market.key,
    ...functionsOf(fields, base, language),
    ...placeOf(fields, base),
    job_type_ids: [...new Set(fields.job_type_ids ?? base.job_type_ids)],
    workplace: fields.workplace === undefined ? base.workplace : fields.workplace,
    salary_from: fields.salary_range_from === undefined ? base.salary_from : fields.salary_range_from,
    salary_to: fields.salary_range_to === undefined ? base.salary_to : fields.salary_range_to,
    industry_ids: [...new Set(fields.industry_ids ?? base.industry_ids)],
    career_summary: fields.career_summary === undefined ? base.career_summary : fields.career_summary || null,
  }
  if (facts.salary_from !== null && facts.salary_to !== null && facts.salary_from > facts.salary_to)
    throw new Refusal('invalid_fields', {
      fields: { salary_range_to: [{ code: 'too_small', values: { min: String(facts.salary_from) } }] },
    })
  if (saysNothing(facts))
    throw new Refusal('invalid_fields', { fields: { job_title: [{ code: 'required' }] } })
  return facts
}
