import type { Facets } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { type FilterValues, filterValues } from '@hanap/markets/filter-values'
import type { LanguageCode } from '@hanap/markets/languages'
import { type OptionListName, options } from '@hanap/markets/lists'
import type { MarketKey } from '@hanap/markets/markets'
import {
  countedFilters,
  type FilterOfKind,
  type OptionFilterName,
  recordOf,
  searchFilters,
} from '@hanap/markets/search-filters'
import type { FacetCount as Counted } from '@hanap/search-engine/schema'
import type { z } from 'zod'
import type { Locale } from '../../calls/locale.ts'
import { bandsOf } from './salary.ts'

type FacetName = FilterOfKind<'options' | 'flag' | 'range'>

type FacetsAnswer = z.input<typeof Facets>

/** How a value is named in URLs and to people; its place where a list has an order of its own. */
interface NamedValue {
  seo_value: string
  label: string
  order: number
}

type NameValue = (value: string) => NamedValue | undefined

/** A name is made once: making one looks through lists and places. */
const cachedNames = (naming: NameValue): NameValue => {
  const names = new Map<string, NamedValue>()
  return value => {
    const cached = names.get(value)
    if (cached) return cached
    const made = naming(value)
    if (made) names.set(value, made)
    return made
  }
}

/** Lists with an order that means something keep it; the others go by their counts. */
const fromList = (list: OptionListName, language: LanguageCode, isOrdered: boolean): NameValue => {
  const named = new Map(
    options(list, language).map((option, at) => [
      String(option.id),
      { seo_value: option.seo_value, label: option.value, order: isOrdered ? at : 0 },
    ]),
  )
  return value => named.get(value)
}

const fromValues =
  ({ seoValueOf, textOf }: FilterValues, market: MarketKey, language: LanguageCode): NameValue =>
  value => {
    const id = Number(value)
    const seoValue = seoValueOf(id, { market, language })
    return seoValue === undefined
      ? undefined
      : { seo_value: seoValue, label: textOf(id, language) ?? '', order: 0 }
  }

const fromBands = (market: MarketKey, language: LanguageCode): NameValue => {
  const named = new Map(
    bandsOf(market, language).map((band, at) => [
      band.seo_value,
      { seo_value: band.seo_value, label: band.value, order: at },
    ]),
  )
  return value => named.get(value)
}

const isOption = (name: FacetName): name is OptionFilterName => searchFilters[name].kind === 'options'

const namingOf = (name: FacetName, { market, language }: Locale): NameValue => {
  if (isOption(name)) {
    const { source, isOrdered } = searchFilters[name]
    return 'list' in source
      ? fromList(source.list, language, isOrdered)
      : cachedNames(fromValues(filterValues[name], market.key, language))
  }
  const filter = searchFilters[name]
  if (filter.kind === 'range') return fromBands(market.key, language)
  const label = translator(language)(filter.label)
  return value => ({ seo_value: value, label, order: 0 })
}

const namings = new Map<string, Readonly<Record<FacetName, NameValue>>>()

const namingsFor = (locale: Locale) => {
  const key = `${locale.market.key} ${locale.language}`
  const cached = namings.get(key)
  if (cached) return cached
  const made = recordOf(countedFilters, name => namingOf(name, locale))
  namings.set(key, made)
  return made
}

/** Counts of the index with their texts; what is chosen stays, at 0 too. */
export const facetsIn = (
  counted: Readonly<Record<string, readonly Counted[]>>,
  chosen: Readonly<Record<string, readonly string[]>>,
  locale: Locale,
): FacetsAnswer => {
  const naming = namingsFor(locale)
  const facet = (name: FacetName): FacetsAnswer[FacetName] => {
    const counts = counted[name] ?? []
    const missing = chosen[name]?.filter(value => !counts.some(each => each.value === value)) ?? []
    const values: { facet: FacetsAnswer[FacetName][number]; order: number }[] = []
    const add = (value: string, count: number) => {
      const named = naming[name](value)
      if (!named) return
      const { seo_value, label, order } = named
      values.push({ facet: { value, seo_value, label, count }, order })
    }
    for (const { value, count } of counts) add(value, count)
    for (const value of missing) add(value, 0)
    values.sort((a, b) => a.order - b.order || b.facet.count - a.facet.count)
    return values.map(each => each.facet)
  }
  return recordOf(countedFilters, facet)
}
