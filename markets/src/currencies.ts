export type CurrencyKey =
  | 'PHP'
  | 'SGD'
  | 'MYR'
  | 'IDR'
  | 'HKD'
  | 'MOP'
  | 'TWD'
  | 'JPY'
  | 'USD'
  | 'GBP'
  | 'CAD'
  | 'AED'
  | 'SAR'
  | 'BRL'
  | 'TRY'
  | 'NGN'
  | 'LKR'
  | 'EUR'
  | 'RSD'

export interface Currency {
  /** ISO 4217. */
  readonly key: CurrencyKey
  /** Code and sign, as pickers show it. */
  readonly display_value: string
  /** Digits after the decimal point in ISO 4217; salaries are shown without them. */
  readonly minorDigits: number
}

const currency = (key: CurrencyKey, sign: string, minorDigits = 2): Currency => ({
  key,
  display_value: `${key} (${sign})`,
  minorDigits,
})

export const currencies: readonly Currency[] = [
  currency('PHP', '₱'),
  currency('SGD', 'S$'),
  currency('MYR', 'RM'),
  currency('IDR', 'Rp'),
  currency('HKD', 'HK$'),
  currency('MOP', 'MOP$'),
  currency('TWD', 'NT$'),
  currency('JPY', '¥', 0),
  currency('USD', '$'),
  currency('GBP', '£'),
  currency('CAD', 'CA$'),
  currency('AED', 'د.إ'),
  currency('SAR', '﷼'),
  currency('BRL', 'R$'),
  currency('TRY', '₺'),
  currency('NGN', '₦'),
  currency('LKR', 'Rs'),
  currency('EUR', '€'),
  currency('RSD', 'дин.'),
]

const byKey = new Map<string, Currency>(currencies.map(each => [each.key, each]))

/** The currency of an ISO 4217 code in any case. */
export const currencyByKey = (key: string): Currency | undefined => byKey.get(key.toUpperCase())
