import type { Facets } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { functionTitleById, mainFunctionById, subFunctionById } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { type OptionListName, options } from '@hanap/markets/lists'
import { locationSeoValue } from '@hanap/markets/location-slugs'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { MarketKey } from '@hanap/markets/markets'
import type { FacetValue as Counted } from '@hanap/search-engine/schema'
import type { z } from 'zod'
import type { Place } from '../../calls/place.ts'
import type { FacetName } from './request.ts'
import { bandsOf } from './salary.ts'

type FacetsAnswer = z.input<typeof Facets>

/** How a value is named in URLs and to people; its place where a list has an order of its own. */
interface Named {
  seo_value: string
  label: string
  order: number
}

type Naming = (value: string) => Named | undefined

/** A name is made once: making one looks through lists and places. */
const remembered = (naming: Naming): Naming => {
  const names = new Map<string, Named>()
  return value => {
    const known = names.get(value)
    if (known) return known
    const made = naming(value)
    if (made) names.set(value, made)
    return made
  }
}

/** Lists with an order that means something keep it; the others go by their counts. */
const fromList = (list: OptionListName, language: LanguageCode, isOrdered: boolean): Naming => {
  const named = new Map(
    options(list, language).map((option, at) => [
      String(option.id),
      { seo_value: option.seo_value, label: option.value, order: isOrdered ? at : 0 },
    ]),
  )
  return value => named.get(value)
}

const fromFunction =
  (
    byId: (id: number, language: LanguageCode) => { seo_value: string; value: string } | undefined,
    language: LanguageCode,
  ): Naming =>
  value => {
    const found = byId(Number(value), language)
    return found && { seo_value: found.seo_value, label: found.value, order: 0 }
  }

const fromLocations =
  (market: MarketKey, language: LanguageCode): Naming =>
  value => {
    const place = locationById(Number(value)) ?? regionById(Number(value))
    if (place?.market !== market) return undefined
    return { seo_value: locationSeoValue(place, language), label: locationName(place, language), order: 0 }
  }

const fromBands = (market: MarketKey, language: LanguageCode): Naming => {
  const named = new Map(
    bandsOf(market, language).map((band, at) => [
      band.seo_value,
      { seo_value: band.seo_value, label: band.value, order: at },
    ]),
  )
  return value => named.get(value)
}

const namings = new Map<string, Readonly<Record<FacetName, Naming>>>()

const namingsFor = ({ market, language }: Place) => {
  const key = `${market.key} ${language}`
  const found = namings.get(key)
  if (found) return found
  const made: Readonly<Record<FacetName, Naming>> = {
    job_locations: remembered(fromLocations(market.key, language)),
    job_categories: fromList('job_category_lists', language, false),
    degrees: fromList('degrees', language, true),
    xp_lvls: fromList('xp_lvls', language, true),
    job_types: fromList('job_types', language, true),
    is_company_verified: remembered(value => ({
      seo_value: value,
      label: translator(language)('search.verifiedCompany'),
      order: 0,
    })),
    main_functions: remembered(fromFunction(mainFunctionById, language)),
    job_function_ids: remembered(fromFunction(subFunctionById, language)),
    function_job_title_ids: remembered(fromFunction(functionTitleById, language)),
    industries: fromList('industry_lists', language, false),
    workplaces: fromList('workplaces', language, true),
    salary: fromBands(market.key, language),
  }
  namings.set(key, made)
  return made
}

/** Counts of the index with their texts; what is chosen stays, at 0 too. */
export const facetsIn = (
  counted: Readonly<Record<string, readonly Counted[]>>,
  chosen: Readonly<Record<string, readonly string[]>>,
  place: Place,
): FacetsAnswer => {
  const naming = namingsFor(place)
  const facet = (name: FacetName): FacetsAnswer[FacetName] => {
    const found = counted[name] ?? []
    const missing = chosen[name]?.filter(value => !found.some(each => each.value === value)) ?? []
    const values: (FacetsAnswer[FacetName][number] & { order: number })[] = []
    const add = (value: string, count: number) => {
      const named = naming[name](value)
      if (named)
        values.push({ value, seo_value: named.seo_value, label: named.label, count, order: named.order })
    }
    for (const { value, count } of found) add(value, count)
    for (const value of missing) add(value, 0)
    return values.sort((a, b) => a.order - b.order || b.count - a.count)
  }
  return {
    job_locations: facet('job_locations'),
    job_categories: facet('job_categories'),
    degrees: facet('degrees'),
    xp_lvls: facet('xp_lvls'),
    job_types: facet('job_types'),
    is_company_verified: facet('is_company_verified'),
    main_functions: facet('main_functions'),
    job_function_ids: facet('job_function_ids'),
    function_job_title_ids: facet('function_job_title_ids'),
    industries: facet('industries'),
    workplaces: facet('workplaces'),
    salary: facet('salary'),
  }
}
