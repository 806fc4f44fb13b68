import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { Translate } from '@hanap/i18n/translate'
import type { LanguageCode } from '@hanap/markets/languages'
import { type OptionListName, options } from '@hanap/markets/lists'
import { locationById, locationName, locationsOf } from '@hanap/markets/locations'
import type { MarketKey } from '@hanap/markets/markets'
import { phoneCodes } from '../phone/phone-codes.server.ts'
import type { Choice, FieldView } from './profile-view.ts'

/** Where and in which language fields are shown. */
export interface FieldPlace {
  t: Translate
  language: LanguageCode
  market: MarketKey
}

type More = Partial<Omit<FieldView, 'kind' | 'name' | 'label' | 'value'>>

const WORD = 120
const TEXT = 4000

export const textField = (name: string, label: string, value: string | null | undefined, more: More = {}) =>
  ({ kind: 'text', name, label, value: value ?? '', maxLength: WORD, ...more }) satisfies FieldView

export const areaField = (name: string, label: string, value: string | null | undefined, more: More = {}) =>
  ({ kind: 'area', name, label, value: value ?? '', maxLength: TEXT, ...more }) satisfies FieldView

export const monthField = (name: string, label: string, value: string | null | undefined) =>
  ({ kind: 'month', name, label, value: value ?? '' }) satisfies FieldView

export const checkField = (name: string, label: string, isOn: boolean | undefined) =>
  ({ kind: 'check', name, label, value: isOn ? '1' : '' }) satisfies FieldView

/** A choice of a list; the values of the keys in `without` are none that one chooses. */
export const listField = (
  { language }: FieldPlace,
  name: string,
  label: string,
  value: number | null | undefined,
  list: Extract<OptionListName, 'degrees' | 'notice_period_lists' | 'xp_lvls'>,
  without: readonly string[] = [],
) =>
  ({
    kind: 'select',
    name,
    label,
    value: value == null ? '' : String(value),
    choices: options(list, language).flatMap(({ id, key, value: text }): Choice[] =>
      without.includes(key) ? [] : [[String(id), text]],
    ),
  }) satisfies FieldView

/** A place of the market, or the one elsewhere that was chosen before. */
export const locationField = ({ t, language, market }: FieldPlace, value: number | null | undefined) => {
  const chosen = value == null ? undefined : locationById(value)
  return {
    kind: 'select',
    name: 'location_id',
    label: t('search.location'),
    value: value == null ? '' : String(value),
    choices:
      chosen && chosen.market !== market
        ? [[String(chosen.id), locationName(chosen, language)] as Choice]
        : [],
    groups: locationsOf(market).regions.map((region): [string, Choice[]] => [
      locationName(region, language),
      region.locations.map((place): Choice => [String(place.id), locationName(place, language)]),
    ]),
  } satisfies FieldView
}

/** A number with the country whose code stands before it; one of a country that is not listed stands there whole. */
export const phoneField = (
  place: FieldPlace,
  name: string,
  label: string,
  phone: OwnUser['phone'],
): FieldView => {
  const choices = phoneCodes(place)
  const isListed = choices.some(([key]) => key === phone?.country_key)
  const [first] = choices
  return {
    kind: 'tel',
    name,
    label,
    value: phone ? (isListed ? phone.national : phone.international) : '',
    country: (isListed ? phone?.country_key : undefined) ?? first?.[0] ?? '',
    choices,
    maxLength: 40,
  }
}
