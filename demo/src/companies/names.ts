import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import names from '../../banks/company-names.json' with { type: 'json' }
import { seededRandom } from '../random.ts'

/** A company before it has a logo and a text. */
export interface CompanyEntry {
  name: string
  /** In Latin letters, where the name is not. */
  en?: string
  industry: number
  recruiter: readonly string[]
}

interface Names {
  roots: readonly { name: string; en?: string }[]
  firstNames: readonly string[]
  lastNames: readonly string[]
}

const markets: Readonly<Record<MarketKey, Names>> = names.markets
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = names.words
const titles: Readonly<Record<string, readonly string[]>> = names.recruiterTitles

/** The language in which a market's companies are called what they do; all others use English. */
const namedIn: Partial<Record<MarketKey, string>> = {
  jp: 'ja',
  tw: 'zh-tw',
  hk: 'zh-tw',
  mo: 'zh-tw',
  id: 'id',
  ae: 'ar',
  sa: 'ar',
  br: 'pt-br',
  es: 'es',
  tr: 'tr',
}

const isWordFirst = (language: string) => ['id', 'pt-br', 'es', 'ar'].includes(language)
const isUnspaced = (language: string) => language === 'ja' || language === 'zh-tw'
/** Arabic words that say what a company does without “for” come before the name. */
const ARABIC_FIRST = /^(مدارس|فنادق|منتجعات|مطاعم|مقاهي|أسواق|متاجر|صالونات|مزارع)$/

const composed = (root: string, word: string, language: string): string => {
  if (isUnspaced(language)) return `${root}${word}`
  const isFirst = language === 'ar' ? ARABIC_FIRST.test(word) : isWordFirst(language)
  return isFirst ? `${word} ${root}` : `${root} ${word}`
}

/** Companies of the given industries, each under a name of its own that `taken` does not have. */
export const madeEntries = (
  market: MarketKey,
  industries: readonly number[],
  taken: ReadonlySet<string>,
): CompanyEntry[] => {
  const { roots, firstNames, lastNames } = markets[market]
  const language = namedIn[market] ?? 'en'
  const used = new Set(taken)
  return industries.map((industry, index) => {
    const dice = seededRandom(`made company ${market} ${index}`)
    for (let attempt = 0; ; attempt += 1) {
      const root = roots[(index + attempt) % roots.length]
      const own = words[language]?.[industry] ?? []
      const at = dice.between(0, own.length - 1)
      const word = own[at]
      if (!root || word === undefined) throw new Error(`No name for industry ${industry} in ${market}`)
      const name = composed(root.name, word, language)
      if (used.has(name)) continue
      used.add(name)
      const english = words.en?.[industry]?.[Math.min(at, (words.en[industry]?.length ?? 1) - 1)] ?? ''
      return {
        name,
        ...(root.en !== undefined && { en: `${root.en} ${english}` }),
        industry,
        recruiter: [
          dice.pick(firstNames),
          dice.pick(lastNames),
          dice.pick(titles[titleLanguage(market)] ?? titles.en ?? []),
        ],
      }
    }
  })
}

const titleLanguage = (market: MarketKey): string => marketByKey(market).languages[0]
