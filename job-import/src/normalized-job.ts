import type { MarketKey } from '@hanap/markets/markets'
import type { Period } from './map/pay/money.ts'
import type { Workplace } from './map/workplace.ts'

/** Where one applies: here, at the source's address, or there where it has one and wants no direct applications. */
export type ApplyMode = 'onsite' | 'external' | 'auto'

export interface NormalizeOptions {
  /** Every ad's, in place of the one that its country tells. */
  market?: MarketKey
  apply: ApplyMode
  /** The moment by which it is judged whether an ad is over. */
  asOf: Date
  now: Date
  /** The recruiter whose the ads are. */
  ownerId: string | null
}

/** An ad as the marketplace says it, whatever its source called things: ids are those of `@hanap/markets`. */
export interface NormalizedJob {
  /** Whose ad it is; with `source_id` its name for good. */
  source: string
  source_id: string
  /** The same as long as the source says the same. */
  source_hash: string
  market: MarketKey
  recruiter_id: string | null
  title: string
  /** HTML that may be shown as it is. */
  description: string
  /** HTML that may be shown as it is. */
  requirements: string | null
  /** One of our ten languages' codes, else the first part of a language tag. */
  language: string | null
  salary_from: number | null
  salary_to: number | null
  salary_period: Period | null
  /** ISO 4217. */
  currency: string | null
  job_type_id: number | null
  workplace: Workplace | null
  xp_lvl_id: number | null
  degree_id: number | null
  location_id: number | null
  region_id: number | null
  /** As the source wrote it. */
  address: string | null
  latitude: number | null
  longitude: number | null
  category_id: number | null
  main_function_id: number | null
  job_function_id: number | null
  function_title_id: number | null
  industry_id: number | null
  skills: string[]
  benefit_ids: number[]
  external_apply_url: string | null
  first_posted_at: Date
  published_at: Date
  refreshed_at: Date
  /** The first moment at which it is over; null where it names none. */
  expires_at: Date | null
}

export interface NormalizedAd {
  job: NormalizedJob
  company: { name: string; legalName: string | null; website: string | null } | null
  /** What was dropped or not understood. */
  notes: string[]
}
