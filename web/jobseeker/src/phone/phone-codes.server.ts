import type { LanguageCode } from '@hanap/markets/languages'
import { marketName } from '@hanap/markets/market-names'
import { type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { countryName, type PhoneCode } from './phone-view.ts'

/** Keeps a code's sign before its digits in a text that runs the other way. */
const LEFT_TO_RIGHT_MARK = '\u200e'

/** Countries to whose phones messages may be sent, the site's own first. */
export const phoneCodes = ({
  language,
  market,
}: {
  language: LanguageCode
  market: MarketKey
}): PhoneCode[] => {
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

const HAS_CODE = /^\s*([+＋]|00)/u

/** What is typed, after the chosen country's code where it brings none; null where nothing is. */
export const phoneSaid = (form: FormData, name: string): string | null => {
  const typed = String(form.get(name) ?? '').trim()
  if (typed === '') return null
  const code = marketByKey(String(form.get(countryName(name)) ?? ''))?.phoneCode
  return code === undefined || HAS_CODE.test(typed) ? typed : `${code} ${typed}`
}
