import { functionPath } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { type Market, marketByKey } from '@hanap/markets/markets'
import type { JobFacts } from '../../jobs/index.ts'
import { type PreferenceRow, type Strengths, skillKey } from '../../jobseekers/index.ts'
import { monthlySalary } from '../../search/index.ts'

/** What a job asks for or offers that a seeker's profile and preferences can be held against. */
export type MatchKey = 'skills' | 'experience' | 'function' | 'place' | 'pay' | 'language'

export interface MatchPart {
  key: MatchKey
  /** 0 to 1; null where neither profile nor preferences say anything of it. */
  share: number | null
  /** Of the skills that the job asks for. */
  found?: readonly string[]
  missing?: readonly string[]
}

export interface Match {
  /** 0 to 100 over what is known; null where too little is. */
  percent: number | null
  parts: readonly MatchPart[]
}

export interface MatchedSeeker {
  strengths: Strengths
  /** Those for the job's market. */
  preferences: readonly PreferenceRow[]
  /** Languages that the seeker reads. */
  languages: readonly LanguageCode[]
}

/** What tells most whether somebody gets a job, and wants it. */
const POINTS = { skills: 30, function: 30, experience: 15, place: 10, pay: 10, language: 5 } as const
/** A percentage over less than this share of the points would say little. */
const LEAST_KNOWN = 0.6
/** Of a function: the very title, the function above it, the field above that. */
const SHARES = [1, 0.75, 0.5] as const
/** Graduates and people without experience are on one level. */
const BEGINNER = 2
const ONE_LEVEL_BELOW = 0.5
const SAME_REGION = 0.75

const skillsPart = (job: JobFacts, { strengths }: MatchedSeeker): MatchPart | undefined => {
  if (job.skills.length === 0) return undefined
  if (strengths.skills.size === 0) return { key: 'skills', share: null, found: [], missing: job.skills }
  const has = (skill: string) => strengths.skills.has(skillKey(skill))
  const found = job.skills.filter(has)
  return {
    key: 'skills',
    share: found.length / job.skills.length,
    found,
    missing: job.skills.filter(skill => !has(skill)),
  }
}

const experiencePart = ({ xp_lvl_id }: JobFacts, { strengths }: MatchedSeeker): MatchPart | undefined => {
  if (xp_lvl_id === null) return undefined
  if (strengths.xpLevelId === null) return { key: 'experience', share: xp_lvl_id <= BEGINNER ? 1 : null }
  const short = Math.max(xp_lvl_id, BEGINNER) - Math.max(strengths.xpLevelId, BEGINNER)
  return { key: 'experience', share: short <= 0 ? 1 : short === 1 ? ONE_LEVEL_BELOW : 0 }
}

/** How near a function is to the job's. */
const functionShare = (job: JobFacts, id: number): number => {
  const path = functionPath(id)
  const levels = [
    [path?.function_job_title_id, job.function_title_id],
    [path?.job_function_id, job.job_function_id],
    [path?.main_function_id, job.main_function_id],
  ] as const
  // Whoever names a field alone, wants any of it.
  const named = levels.findIndex(([own]) => own !== undefined)
  const at = levels.findIndex(([own, of]) => own !== undefined && own === of)
  return at < 0 ? 0 : (SHARES[at - named] ?? 0)
}

const functionPart = (job: JobFacts, { strengths, preferences }: MatchedSeeker): MatchPart | undefined => {
  const ids = [
    ...strengths.functionIds,
    ...preferences.flatMap(
      each => each.function_title_id ?? each.job_function_id ?? each.main_function_id ?? [],
    ),
  ]
  const titles = [...strengths.titles, ...preferences.flatMap(each => each.job_title ?? [])]
  const title = job.title.toLowerCase()
  if (titles.some(each => title.includes(each.toLowerCase()))) return { key: 'function', share: 1 }
  if (job.main_function_id === null) return undefined
  if (ids.length === 0) return { key: 'function', share: null }
  return { key: 'function', share: Math.max(...ids.map(id => functionShare(job, id))) }
}

const placePart = (job: JobFacts, { strengths, preferences }: MatchedSeeker): MatchPart | undefined => {
  if (job.workplace === 'remote') return { key: 'place', share: 1 }
  if (job.region_id === null) return undefined
  const places = [
    ...preferences.map(({ location_id, region_id }) => ({ location_id, region_id })),
    { location_id: strengths.locationId, region_id: strengths.regionId },
  ].filter(({ region_id }) => region_id !== null)
  if (places.length === 0) return { key: 'place', share: null }
  const shareOf = ({ location_id, region_id }: (typeof places)[number]) => {
    if (region_id !== job.region_id) return 0
    return location_id === null || location_id === job.location_id ? 1 : SAME_REGION
  }
  return { key: 'place', share: Math.max(...places.map(shareOf)) }
}

const payPart = (job: JobFacts, { preferences }: MatchedSeeker, market: Market): MatchPart | undefined => {
  const paid = monthlySalary(job, market)
  if (!paid) return undefined
  const wanted = preferences.flatMap(({ salary_from }) => salary_from ?? [])
  if (wanted.length === 0) return { key: 'pay', share: null }
  return { key: 'pay', share: Math.min(1, paid[1] / Math.max(1, Math.min(...wanted))) }
}

const languagePart = ({ language }: JobFacts, { languages }: MatchedSeeker): MatchPart | undefined =>
  language === null ? undefined : { key: 'language', share: languages.some(own => own === language) ? 1 : 0 }

/**
 * How a job and a seeker match, part by part. Only what the job states is a part; what the seeker has not said is a
 * part without a share, and counts neither for nor against.
 */
export const matchOf = (job: JobFacts, seeker: MatchedSeeker): Match => {
  const market = marketByKey(job.market)
  const parts = [
    skillsPart(job, seeker),
    functionPart(job, seeker),
    experiencePart(job, seeker),
    placePart(job, seeker),
    market && payPart(job, seeker, market),
    languagePart(job, seeker),
  ].filter(part => part !== undefined)
  const sum = (of: (part: MatchPart) => number) => parts.reduce((total, part) => total + of(part), 0)
  const stated = sum(({ key }) => POINTS[key])
  const known = sum(({ key, share }) => (share === null ? 0 : POINTS[key]))
  const reached = sum(({ key, share }) => (share ?? 0) * POINTS[key])
  return {
    percent: known > 0 && known >= stated * LEAST_KNOWN ? Math.round((100 * reached) / known) : null,
    parts,
  }
}
