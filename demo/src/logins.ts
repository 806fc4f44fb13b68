import type { MarketKey } from '@hanap/markets/markets'

/** The domain of a demo company, by its place among its market's companies, from 1. */
export const companyDomain = (market: MarketKey, place: number): string => `${market}${place}.demo.example`

export const recruiterEmail = (market: MarketKey, place: number): string =>
  `recruiter@${companyDomain(market, place)}`

/** A recruiter of the demo company beside its owner. */
export const COLLEAGUE_EMAIL = `liza@${companyDomain('ph', 1)}`

export const SEEKER_EMAIL = 'seeker@demo.example'

export const OPERATOR_EMAIL = 'operator@demo.example'
