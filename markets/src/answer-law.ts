import type { MarketKey } from './markets.ts'

/** Within how many days of an interview a market's law wants applicants answered. A lawyer of the country should check each line. */
interface AnswerLaw {
  market: MarketKey
  /** Where it holds in one part of the market alone: a region's key. */
  region?: string
  days: number
  source: string
}

/** Nobody waits longer for an answer here without their recruiters being reminded. */
export const ANSWER_DAYS = 45

export const answerLaws: readonly AnswerLaw[] = [
  {
    market: 'sa',
    days: 30,
    source:
      'Saudi Arabia, Ministry of Human Resources and Social Development, rules on job advertisements and interviews: an answer within 30 days of an interview',
  },
  {
    market: 'ca',
    region: 'ontario',
    days: 45,
    source:
      'Ontario, Employment Standards Act, 2000, Part III.1, and O. Reg. 476/24, in force since 1 January 2026: an answer within 45 days of the last interview',
  },
]

/** Within how many days of an interview an applicant is answered in a market: what its law says, never later than elsewhere. */
export const answerDaysAfterInterview = (market: MarketKey): number =>
  Math.min(ANSWER_DAYS, ...answerLaws.flatMap(law => (law.market === market ? [law.days] : [])))
