import type { MarketKey } from './markets.ts'

/** What a market's law asks of an ad. Each line names where it stands; whoever runs the marketplace has a lawyer of the country check it. */
export interface PostingLaw {
  market: MarketKey
  /** Where it holds in one part of the market alone: a region's key. */
  region?: string
  rule: PostingRule
  /** `refused`: an ad without it is not published. `warning`: it depends on what an ad does not tell, such as the employer's size. */
  severity: 'refused' | 'warning'
  source: string
}

/** What a law may ask for; what a rule means is beside its text. */
export type PostingRule =
  /** Pay is stated. */
  | { key: 'pay_stated'; below?: PayLimit }
  /** The range is no wider than so much a year, where its top is below a limit. */
  | { key: 'pay_width'; atMost: PayLimit; exemptFrom: PayLimit }
  | { key: 'vacancy_stated' }
  | { key: 'ranking_stated' }
  | { key: 'agency_licence' }
  | { key: 'recruiter_registration' }
  /** For work abroad. */
  | { key: 'job_order' }
  | { key: 'age_limit_reason' }
  /** Experience in the country may not be asked for. */
  | { key: 'no_local_experience' }
  /** Nobody is asked what they earned. */
  | { key: 'no_pay_history' }

/** In the market's currency. */
export interface PayLimit {
  amount: number
  per: 'month' | 'year'
}

const ontario = {
  market: 'ca',
  region: 'ontario',
  source:
    'Ontario, Employment Standards Act, 2000, Part III.1, and O. Reg. 476/24, in force since 1 January 2026',
} as const

export const postingLaws: readonly PostingLaw[] = [
  {
    market: 'tw',
    rule: { key: 'pay_stated', below: { amount: 40_000, per: 'month' } },
    severity: 'refused',
    source: 'Taiwan, Employment Service Act, article 5, paragraph 2, item 6',
  },
  // Employers with fewer than 25 employees are exempt, which an ad does not tell.
  { ...ontario, rule: { key: 'pay_stated' }, severity: 'warning' },
  {
    ...ontario,
    rule: {
      key: 'pay_width',
      atMost: { amount: 50_000, per: 'year' },
      exemptFrom: { amount: 200_000, per: 'year' },
    },
    severity: 'refused',
  },
  { ...ontario, rule: { key: 'vacancy_stated' }, severity: 'refused' },
  { ...ontario, rule: { key: 'ranking_stated' }, severity: 'refused' },
  { ...ontario, rule: { key: 'no_local_experience' }, severity: 'refused' },
  {
    market: 'es',
    rule: { key: 'pay_stated' },
    severity: 'warning',
    source: 'Directive (EU) 2023/970, article 5(1): pay is told in the ad or before the interview',
  },
  {
    market: 'es',
    rule: { key: 'no_pay_history' },
    severity: 'refused',
    source: 'Directive (EU) 2023/970, article 5(2)',
  },
  {
    market: 'jp',
    rule: { key: 'age_limit_reason' },
    severity: 'refused',
    source:
      'Japan, Act on Comprehensively Advancing Labor Measures, article 9, and its regulation, article 1-3',
  },
  {
    market: 'sg',
    rule: { key: 'agency_licence' },
    severity: 'refused',
    source: 'Singapore, Employment Agencies Act 1958, and the conditions of a licence: its number in each ad',
  },
  {
    market: 'sg',
    rule: { key: 'recruiter_registration' },
    severity: 'refused',
    source: 'Singapore, Employment Agencies Act 1958: the registration number of the personnel in each ad',
  },
  {
    market: 'ph',
    rule: { key: 'agency_licence' },
    severity: 'refused',
    source: 'Philippines, Labor Code, articles 25 to 29, and DOLE Department Order 216-20',
  },
  {
    market: 'ph',
    rule: { key: 'job_order' },
    severity: 'refused',
    source:
      'Philippines, Department of Migrant Workers, Rules of 2023 on land-based recruitment: approved job orders alone',
  },
]

/** What holds for an ad of a market, in a region where it names one. */
export const postingLawsOf = (market: MarketKey, region: string | undefined): readonly PostingLaw[] =>
  postingLaws.filter(law => law.market === market && (law.region === undefined || law.region === region))
