import type { LanguageCode } from './languages.ts'
import { type MarketKey, marketByKey } from './markets.ts'
import { marketSalaries } from './salary-bands/salaries.ts'

/** Monthly amounts in the market's currency, both inclusive; `to` is null where the band is open. */
export interface BandBounds {
  readonly from: number
  readonly to: number | null
}

/** A market's scale of salaries, as the number-range config of spec section 3 has it. */
export interface SalaryRange {
  /** The lower cap: below it there is one band. */
  readonly from: number
  /** The upper cap: above it there is one band. */
  readonly to: number
  /** The step of amounts between the caps. */
  readonly interval: number
  /** What the upper cap is multiplied by to bound the band above it, where a number is needed. */
  readonly upper_bound_scale: number
}

/** An entry of `salary_range_filters`. */
export interface SalaryBand extends BandBounds {
  /** Unique over all markets. */
  readonly id: number
  readonly key: string
  /** The label in the language asked for: 'Below 30K', '30K - 50K', 'Above 200K'. */
  readonly value: string
  /** The URL's `salary` value, `from,to`; nothing after the comma where the band is open. */
  readonly seo_value: string
}

/** Spec sections 5 and 9: the Philippine upper band ends at an agreed amount, every other one is open. */
const agreedBands: Readonly<Record<string, BandBounds>> = {
  'Above 200K': { from: 200_001, to: 400_000 },
}

const upperBoundScale = 2
const multipliers: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000 }

/** The amounts that an English band label stands for (spec section 5); undefined for any other text. */
export const bandBounds = (label: string): BandBounds | undefined => {
  const agreed = agreedBands[label.trim()]
  if (agreed) return agreed
  const range = /^(\S+)\s*-\s*(\S+)$/.exec(label.trim())
  if (range) {
    const from = amount(range[1])
    const to = amount(range[2])
    return from === undefined || to === undefined || from >= to ? undefined : { from, to }
  }
  const open = /^(Below|Above) (\S+)$/.exec(label.trim())
  const cap = amount(open?.[2])
  if (cap === undefined) return undefined
  return open?.[1] === 'Below' ? { from: 0, to: cap } : { from: cap + 1, to: null }
}

const amount = (text: string | undefined): number | undefined => {
  const parts = /^(\d+(?:\.\d+)?)([KM])$/.exec(text ?? '')
  const multiplier = multipliers[parts?.[2] ?? '']
  return parts && multiplier ? Math.round(Number(parts[1]) * multiplier) : undefined
}

const openWords: Readonly<Record<LanguageCode, { below: string; above: string }>> = {
  en: { below: 'Below {cap}', above: 'Above {cap}' },
  'zh-cn': { below: '{cap}以下', above: '{cap}以上' },
  id: { below: 'Di bawah {cap}', above: 'Di atas {cap}' },
  ja: { below: '{cap}以下', above: '{cap}超' },
  'zh-tw': { below: '{cap}以下', above: '{cap}以上' },
  ms: { below: 'Di bawah {cap}', above: 'Melebihi {cap}' },
  tr: { below: '{cap} altı', above: '{cap} üstü' },
  'pt-br': { below: 'Até {cap}', above: 'Acima de {cap}' },
  es: { below: 'Hasta {cap}', above: 'Más de {cap}' },
  ar: { below: 'أقل من {cap}', above: 'أكثر من {cap}' },
}

/** How a language writes '30K' or '3M', and what stands between two of them, where not as English does. */
interface AmountWords {
  readonly units?: Readonly<Record<string, string>>
  /** With `units`. */
  readonly decimal?: string
  readonly tenThousand?: string
  readonly between: string
}

const amountWords: Readonly<Partial<Record<LanguageCode, AmountWords>>> = {
  'zh-cn': { tenThousand: '万', between: '–' },
  // In Indonesian an M is a thousand million.
  id: { units: { K: ' ribu', M: ' juta' }, decimal: ',', between: ' – ' },
  ja: { tenThousand: '万', between: '～' },
  'zh-tw': { tenThousand: '萬', between: '～' },
  ms: { units: { K: 'K', M: ' juta' }, between: ' – ' },
  tr: { units: { K: ' bin', M: ' milyon' }, decimal: ',', between: ' – ' },
  'pt-br': { units: { K: ' mil', M: ' mi' }, decimal: ',', between: ' – ' },
  es: { between: ' – ' },
  ar: { between: ' إلى ' },
}

/** `inTenThousands`: whether the market's amounts reach that far; where they do not, they are written out. */
const labelIn = (label: string, language: LanguageCode, inTenThousands: boolean): string => {
  const [word, cap = ''] = label.split(' ')
  const written = (text: string) => amountIn(text, language, inTenThousands)
  if (word === 'Below') return openWords[language].below.replace('{cap}', written(cap))
  if (word === 'Above') return openWords[language].above.replace('{cap}', written(cap))
  const between = amountWords[language]?.between
  return between === undefined ? label : label.split(' - ').map(written).join(between)
}

const amountIn = (text: string, language: LanguageCode, inTenThousands: boolean): string => {
  const words = amountWords[language]
  if (!words) return text
  const { units, decimal = '.', tenThousand } = words
  if (units) return text.replace('.', decimal).replace(/[KM]$/, unit => units[unit] ?? unit)
  const value = amount(text) ?? 0
  return tenThousand && inTenThousands
    ? `${value / 10_000}${tenThousand}`
    : value.toLocaleString(language === 'es' ? 'es' : 'en')
}

/** A market's bands, lowest first. */
export const salaryBands = (market: MarketKey, language: LanguageCode): readonly SalaryBand[] => {
  const labels = Object.entries(marketSalaries[market].bands)
  const inTenThousands = labels.every(([, label]) => (bandBounds(label)?.to ?? 10_000) >= 10_000)
  return labels
    .map(([number, label]) => {
      const bounds = bandBounds(label)
      if (!bounds) throw new Error(`${market} has a salary band without bounds: ${label}`)
      return {
        id: marketByKey(market).id * 100 + Number(number),
        key: label.toLowerCase().replaceAll(' - ', '-').replaceAll(' ', '-'),
        value: labelIn(label, language, inTenThousands),
        seo_value: `${bounds.from},${bounds.to ?? ''}`,
        ...bounds,
      }
    })
    .toSorted((a, b) => a.from - b.from)
}

/** The entry of `salary_ranges`. */
export const salaryRange = (market: MarketKey): SalaryRange => {
  const bands = salaryBands(market, 'en')
  return {
    from: bands[0]?.to ?? 0,
    to: (bands.at(-1)?.from ?? 1) - 1,
    interval: marketSalaries[market].interval,
    upper_bound_scale: upperBoundScale,
  }
}
