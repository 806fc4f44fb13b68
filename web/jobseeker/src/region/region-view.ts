import type { Head } from '@hanap/shared/page/head'

export interface MarketLink {
  /** Upper-case country key, for the flag. */
  code: string
  name: string
  href: string
  isChosen: boolean
  /** Its flag is drawn round (spec section 9). */
  isSpecial: boolean
}

export interface RegionView {
  head: Head
  languages: { tag: string; name: string; href: string; isChosen: boolean }[]
  /** The default market stands apart from the others. */
  defaultMarket: MarketLink
  markets: MarketLink[]
}
