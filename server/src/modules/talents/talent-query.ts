import type { CallQuery } from '@hanap/contracts/call'
import { type searchTalents, talentFacets } from '@hanap/contracts/recruiters/talents.schemas'
import { functionPath } from '@hanap/markets/functions'
import { languageById } from '@hanap/markets/languages'
import { options, optionText } from '@hanap/markets/lists'
import { locationById, regionById } from '@hanap/markets/locations'
import type { Locale } from '../../calls/locale.ts'
import { type FieldErrors, Refusal } from '../../calls/refusal.ts'
import { companyMarks } from '../companies/index.ts'
import type { SearchQuery } from '../search/index.ts'
import { minuteOf } from './talent-documents.ts'

export type TalentSearch = CallQuery<typeof searchTalents>
export type TalentFacetName = (typeof talentFacets)[number]

const DAY_MS = 86_400_000
const FACET_LIMIT = 30
/** Of a search nobody pages further: whoever wants all of them wants a copy. */
export const MAX_LISTED = 1000

const isOption = (list: Parameters<typeof optionText>[0]) => (id: number) =>
  optionText(list, id, 'en') !== undefined

/** Whether a filter has a value, by its name. */
const isKnown: Readonly<Record<TalentFacetName, (id: number) => boolean>> = {
  functions: id => functionPath(id) !== undefined,
  xp_lvls: isOption('xp_lvls'),
  degrees: isOption('degrees'),
  locations: id => (locationById(id) ?? regionById(id)) !== undefined,
  languages: id => languageById(id) !== undefined,
  resume_source: isOption('resume_source_lists'),
}

const updatedWithin = (id: number | undefined) => {
  if (id === undefined) return { isKnown: true, days: null }
  const option = options('resume_last_updated_time_lists', 'en').find(each => each.id === id)
  return { isKnown: option !== undefined, days: option?.days ?? null }
}

const refuseUnknown = (search: TalentSearch) => {
  const fields: FieldErrors = {}
  for (const name of talentFacets)
    if (search[name]?.some(id => !isKnown[name](id))) fields[name] = [{ code: 'invalid_choice' }]
  if (!updatedWithin(search.resume_last_updated).isKnown)
    fields.resume_last_updated = [{ code: 'invalid_choice' }]
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
}

export interface SearchingCompany {
  id: string
  name: string
  legal_name: string | null
}

/** A search as the index takes it: in one market, and never whom the company may not find. Refuses unknown values by their field. */
export const talentQuery = (
  search: TalentSearch,
  company: SearchingCompany,
  market: string,
  { language }: Pick<Locale, 'language'>,
): SearchQuery => {
  refuseUnknown(search)
  const { days } = updatedWithin(search.resume_last_updated)
  const text = search.query
  const { page, size } = search
  return {
    ...(text ? { text, language } : {}),
    scope: { market: [market] },
    without: { blocked: [company.id], employers: [company.id, ...companyMarks(company)] },
    filters: Object.fromEntries(
      talentFacets.flatMap(name => {
        const ids = search[name] ?? []
        return ids.length > 0 ? [[name, ids.map(String)]] : []
      }),
    ),
    ...(days === null
      ? {}
      : { ranges: { updated: [minuteOf(Date.now() - days * DAY_MS), Number.MAX_SAFE_INTEGER] } }),
    sort: text ? { by: 'relevance' } : { by: 'date', field: 'updated' },
    offset: (page - 1) * size,
    limit: Math.max(0, Math.min(size, MAX_LISTED - (page - 1) * size)),
    facets: [...talentFacets],
    facetLimit: FACET_LIMIT,
  }
}
