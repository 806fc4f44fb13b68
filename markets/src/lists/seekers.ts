import type { ListEntry } from './entry.ts'

/** `days` from the day of an offer; null: to be agreed. */
export interface NoticePeriodEntry extends ListEntry {
  days: number | null
}

export const notice_period_lists: readonly NoticePeriodEntry[] = [
  { id: 1, key: 'immediately', days: 0 },
  { id: 2, key: '1-week', days: 7 },
  { id: 3, key: '2-weeks', days: 14 },
  { id: 4, key: '1-month', days: 30 },
  { id: 5, key: '2-months', days: 60 },
  { id: 6, key: '3-months', days: 90 },
  { id: 7, key: 'longer', days: null },
]

export const subscibe_job_frequency_lists: readonly ListEntry[] = [
  { id: 1, key: 'daily' },
  { id: 2, key: 'weekly' },
  { id: 3, key: 'instant' },
]

export const gender_lists: readonly ListEntry[] = [
  { id: 1, key: 'male' },
  { id: 2, key: 'female' },
  { id: 3, key: 'other' },
  { id: 4, key: 'prefer-not-to-say' },
]

/** What section 3 names for a person's standing in the job's country. */
export const user_identity_lists: readonly ListEntry[] = [
  { id: 1, key: 'citizen' },
  { id: 2, key: 'permanent-resident' },
  { id: 3, key: 'employment-pass' },
  { id: 4, key: 's-pass' },
  { id: 5, key: 'work-permit' },
  { id: 6, key: 'dependants-pass' },
  { id: 7, key: 'long-term-visit-pass' },
  { id: 8, key: 'students-pass' },
  { id: 9, key: 'other' },
]

export const social_types: readonly ListEntry[] = [
  { id: 1, key: 'google', name: 'Google' },
  { id: 2, key: 'facebook', name: 'Facebook' },
  { id: 3, key: 'linkedin', name: 'LinkedIn' },
  { id: 4, key: 'apple', name: 'Apple' },
  { id: 5, key: 'line', name: 'LINE' },
]

/** The one filter with which a banner opens the search page. */
export type BannerFilter =
  | { query_key: 'workplace'; list: 'workplaces'; id: number }
  | { query_key: 'workExperience'; list: 'xp_lvls'; id: number }
  | { query_key: 'jobFunctions'; list: 'job_functions'; id: number }

/** What the home page recommends. `path` is a path of the seeker site without its language segment. */
export interface FeatureBannerEntry extends ListEntry {
  path: string
  filter: BannerFilter | null
}

/** Each has a text and a description. */
export const feature_banners: readonly FeatureBannerEntry[] = [
  { id: 1, key: 'complete-profile', path: '/jobseeker-complete-profile/1', filter: null },
  { id: 2, key: 'job-alerts', path: '/job-search', filter: null },
  { id: 3, key: 'upload-resume', path: '/jobseeker-complete-profile/10', filter: null },
  {
    id: 4,
    key: 'work-from-home',
    path: '/job-search',
    filter: { query_key: 'workplace', list: 'workplaces', id: 3 },
  },
  {
    id: 5,
    key: 'first-job',
    path: '/job-search',
    filter: { query_key: 'workExperience', list: 'xp_lvls', id: 1 },
  },
  {
    id: 6,
    key: 'web3',
    path: '/web3',
    filter: null,
  },
  { id: 7, key: 'install-app', path: '/help#install', filter: null },
]
