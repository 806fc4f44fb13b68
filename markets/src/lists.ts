import { type LanguageCode, languages } from './languages.ts'
import { buildConfigLists, type MarketConfigLists } from './lists/config.ts'
import type { ListEntry } from './lists/entry.ts'
import { buildOptionLists, type LocalizedOption, type OptionLists } from './lists/option-lists.ts'
import { toSeoValue } from './lists/seo.ts'
import type { MarketKey } from './markets.ts'

export type { LocalizedOption, MarketConfigLists, OptionLists }

export type OptionListName = keyof OptionLists

const byLanguage = new Map<LanguageCode, OptionLists>()

const optionLists = (language: LanguageCode): OptionLists => {
  const cached = byLanguage.get(language)
  if (cached) return cached
  const built = buildOptionLists(language)
  byLanguage.set(language, built)
  return built
}

/** A list's options in their order of display. The same object each time: not to be changed. */
export const options = <Name extends OptionListName>(list: Name, language: LanguageCode): OptionLists[Name] =>
  optionLists(language)[list]

interface ListIndex {
  byId: ReadonlyMap<number, LocalizedOption>
  bySeoValue: ReadonlyMap<string, LocalizedOption>
}

const indexes = new Map<string, ListIndex>()

const index = (list: OptionListName, language: LanguageCode): ListIndex => {
  const name = `${language} ${list}`
  const cached = indexes.get(name)
  if (cached) return cached
  const entries: readonly LocalizedOption[] = options(list, language)
  const built = {
    byId: new Map(entries.map(option => [option.id, option])),
    bySeoValue: new Map(entries.map(option => [option.seo_value, option])),
  }
  indexes.set(name, built)
  return built
}

/** The text of an option; undefined for an id that the list does not have. */
export const optionText = (list: OptionListName, id: number, language: LanguageCode): string | undefined =>
  index(list, language).byId.get(id)?.value

/**
 * The option that a URL's value names: in the given language, else in any (a link may come from another one).
 */
export const optionBySeoValue = (
  list: OptionListName,
  seoValue: string,
  language: LanguageCode = 'en',
): ListEntry | undefined => {
  for (const code of [language, ...languages.map(each => each.code)]) {
    const option = index(list, code).bySeoValue.get(toSeoValue(seoValue, code))
    if (option) return { id: option.id, key: option.key }
  }
  return undefined
}

const byMarket = new Map<string, MarketConfigLists>()

/** All lists of spec section 3 for a market and a language. The same object each time: not to be changed. */
export const configLists = (market: MarketKey, language: LanguageCode): MarketConfigLists => {
  const name = `${market} ${language}`
  const cached = byMarket.get(name)
  if (cached) return cached
  const built = buildConfigLists(market, language, optionLists(language))
  byMarket.set(name, built)
  return built
}
