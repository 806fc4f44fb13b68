import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'

/** What every page knows of its place; travels with the page, so nothing that a page does not show. */
export interface PageFacts {
  market: MarketKey
  marketId: number
  /** In the page's language, as the `{country}` of a text. */
  country: string
  /** What the link to market and language says, by a sign and in words. */
  region: { sign: string; label: string }
  currency: string
  timeZone: string
  language: LanguageCode
  languageId: number
  /** BCP 47, for `lang`. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** The page language's own name. */
  languageName: string
  /** What stands before a path in this language: empty for the market's default, else `/ar`. */
  prefix: string
  assetsUrl: string
  supportEmail: string
  /** Where the link to the employer site leads; who is signed in is handed over. */
  employerUrl: string
  /** Where links to the companion sites lead, in the reader's language. */
  builderUrl: string
  academyUrl: string
  year: number
  /** The page that says who one can log in as, where this is a demo. */
  demoUrl?: string
}

/** What the header shows of the signed-in person. */
export interface HeaderPerson {
  firstName: string
  avatar: string | null
  /** How many notifications wait to be read. */
  unread: number
  /** The same in words, for who hears the link to them. */
  bell: string
  /** Addresses and names of the person's own pages, and how much waits there. */
  menu: readonly (readonly [href: string, text: string, waiting: number])[]
}
