import { type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { refuseField } from './refusal.ts'

const countryOf = (market: string) => {
  const code = market.toUpperCase()
  return isSupportedCountry(code) ? code : undefined
}

/** A phone number with its country's code, or as a market's own are written; nothing where no country has such a number. */
const parsed = (text: string, market: string): PhoneNumber | undefined => {
  const country = countryOf(market)
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country && { defaultCountry: country }),
  })
  return number?.isValid() && number.ext === undefined ? number : undefined
}

/** E.164; nothing for what is no phone number. */
export const readPhone = (text: string, market: MarketKey): string | undefined => parsed(text, market)?.number

/** What a field says of a phone, in E.164; null where it says nothing. Refuses what is none. */
export const parsePhoneField = (
  field: string,
  text: string | null | undefined,
  market: MarketKey,
): string | null => {
  if (!text) return null
  const number = readPhone(text, market)
  if (number === undefined) throw refuseField(field, 'invalid_phone')
  return number
}

/** A kept number as people read it. */
export interface PhoneView {
  /** E.164. */
  number: string
  /** The market whose country it is of; null for any other country. */
  market: MarketKey | null
  /** As written within its country, and from abroad. */
  national: string
  international: string
}

const marketOf = (country: string | undefined) =>
  markets.find(({ key }) => countryOf(key) === country && country !== undefined)?.key ?? null

/** `market` is that of its owner: what was kept before numbers were checked may lack its country's code, or be none at all. */
export const phoneView = (kept: string | null, market: string): PhoneView | null => {
  const number = kept === null ? undefined : parsed(kept, marketByKey(market)?.key ?? '')
  return number
    ? {
        number: number.number,
        market: marketOf(number.country),
        national: number.formatNational(),
        international: number.formatInternational(),
      }
    : null
}
