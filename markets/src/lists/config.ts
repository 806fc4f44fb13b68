import { currencies } from '../currencies.ts'
import { type MainFunctionOption, mainFunctions } from '../functions.ts'
import { type Language, type LanguageCode, languages } from '../languages.ts'
import { locationSeoValue } from '../location-slugs.ts'
import { type Location, locationName, locationsOf, type Region } from '../locations.ts'
import { marketName } from '../market-names.ts'
import { type MarketKey, markets } from '../markets.ts'
import { type SalaryBand, type SalaryRange, salaryBands, salaryRange } from '../salary-bands.ts'
import type { LocalizedOption, OptionLists } from './option-lists.ts'

export interface CountryOption {
  id: number
  key: MarketKey
  /** The key in upper case; names the flag. */
  code: string
  value: string
  is_sms_allowed: boolean
  /** With its plus sign; empty for Others. */
  phone_code: string
}

export interface CurrencyOption {
  key: string
  display_value: string
}

export type LanguageOption = Pick<Language, 'id' | 'value' | 'label' | 'slug' | 'alias'> & {
  key: LanguageCode
}

export interface PlaceOption extends LocalizedOption {
  latitude: number
  longitude: number
}

export interface RegionOption extends PlaceOption {
  locations: readonly PlaceOption[]
}

/** The config call's answer (spec section 3, config response lists), with the wire's spelling. */
export interface MarketConfigLists extends OptionLists {
  main_job_function_lists: readonly MainFunctionOption[]
  country_lists: readonly CountryOption[]
  language_lists: readonly LanguageOption[]
  currency_lists: readonly CurrencyOption[]
  /** The market's regions. */
  location_lists: readonly RegionOption[]
  salary_ranges: readonly SalaryRange[]
  salary_range_filters: readonly SalaryBand[]
}

export const buildConfigLists = (
  market: MarketKey,
  language: LanguageCode,
  optionLists: OptionLists,
): MarketConfigLists => ({
  ...optionLists,
  main_job_function_lists: mainFunctions(language),
  country_lists: markets.map(({ id, key, code, isSmsAllowed, phoneCode }) => ({
    id,
    key,
    code,
    value: marketName(key, language),
    is_sms_allowed: isSmsAllowed,
    phone_code: phoneCode,
  })),
  language_lists: languages.map(({ id, code, value, label, slug, alias }) => ({
    id,
    key: code,
    value,
    label,
    slug,
    alias,
  })),
  currency_lists: currencies.map(({ key, display_value }) => ({ key, display_value })),
  location_lists: locationsOf(market).regions.map(region => ({
    ...placeOption(region, language),
    locations: region.locations.map(location => placeOption(location, language)),
  })),
  salary_ranges: [salaryRange(market)],
  salary_range_filters: salaryBands(market, language),
})

const placeOption = (place: Region | Location, language: LanguageCode): PlaceOption => ({
  id: place.id,
  key: place.key,
  value: locationName(place, language),
  seo_value: locationSeoValue(place, language),
  latitude: place.lat,
  longitude: place.lon,
})
