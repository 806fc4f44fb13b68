import type { MarketKey } from '@hanap/markets/markets'
import web3 from '../../banks/web3.json' with { type: 'json' }
import type { Bank } from './bank.ts'

/** The sub-function of blockchain and web3. */
export const WEB3_FUNCTION = 108

/** Ads of web3 beside the others; not every market has some. */
const counts: readonly (readonly [MarketKey, number])[] = [
  ['ph', 4],
  ['sg', 3],
  ['us', 2],
  ['gb', 1],
  ['ng', 1],
  ['my', 1],
]

export const web3AdsOf = (market: MarketKey): number => counts.find(([key]) => key === market)?.[1] ?? 0

/** A bank whose sentences on a main function are those of web3; they are written in English alone. */
export const withWeb3 = (bank: Bank, mainFunctionId: number): Bank => ({
  ...bank,
  intros: web3.intros,
  functions: { ...bank.functions, [mainFunctionId]: web3 },
})
