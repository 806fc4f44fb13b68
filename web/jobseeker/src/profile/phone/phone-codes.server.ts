import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import { marketName } from '@hanap/markets/market-names'
import { marketByKey, markets } from '@hanap/markets/markets'
import type { FieldPlace } from '../fields.server.ts'
import { type Choice, countryName, type FieldView } from '../profile-view.ts'

/** Keeps a code's sign before its digits in a text that runs the other way. */
const LEFT_TO_RIGHT_MARK = '\u200e'

/** Countries to whose phones messages may be sent, the site's own first. */
export const phoneCodes = ({ language, market }: Pick<FieldPlace, 'language' | 'market'>): Choice[] => {
  const { compare } = new Intl.Collator(language)
  return markets
    .filter(country => country.isSmsAllowed)
    .map(({ key, phoneCode }) => ({ key, phoneCode, name: marketName(key, language) }))
    .sort(
      (one, other) =>
        Number(other.key === market) - Number(one.key === market) || compare(one.name, other.name),
    )
    .map(({ key, phoneCode, name }) => [key, `${LEFT_TO_RIGHT_MARK}${phoneCode} ${name}`])
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

const HAS_CODE = /^\s*([+＋]|00)/u

/** What is typed, after the chosen country's code where it brings none; null where nothing is. */
export const phoneSaid = (form: FormData, name: string): string | null => {
  const typed = String(form.get(name) ?? '').trim()
  if (typed === '') return null
  const code = marketByKey(String(form.get(countryName(name)) ?? ''))?.phoneCode
  return code === undefined || HAS_CODE.test(typed) ? typed : `${code} ${typed}`
}
