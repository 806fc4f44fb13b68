import type { Translate } from '@hanap/i18n/translate'
import type { LanguageCode } from '@hanap/markets/languages'
import { type OptionListName, options } from '@hanap/markets/lists'
import { locationById, locationName, locationsOf } from '@hanap/markets/locations'
import type { MarketKey } from '@hanap/markets/markets'
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
