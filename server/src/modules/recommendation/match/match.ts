import type { LanguageCode } from '@hanap/markets/languages'
import { type Market, marketByKey } from '@hanap/markets/markets'
import type { PreferenceRow } from '../../job-preferences/index.ts'
import type { JobFacts } from '../../jobs/index.ts'
import { type Qualifications, skillKey } from '../../profiles/index.ts'
import { monthlySalary } from '../../search/index.ts'
import { createWorkFit } from './work-fit.ts'

/** What a job asks for or offers that a seeker's profile and preferences can be held against. */
export type MatchKey = 'skills' | 'experience' | 'education' | 'function' | 'place' | 'pay' | 'language'

export interface MatchPart {
  key: MatchKey
  /** 0 to 1; null where neither profile nor preferences say anything of it. */
  share: number | null
  /** Of the skills that the job asks for. */
  found?: readonly string[]
  missing?: readonly string[]
}

export interface MatchResult {
  /** 0 to 100 over what is known; null where too little is. */
  percent: number | null
  parts: readonly MatchPart[]
}

export interface MatchedSeeker {
  strengths: Qualifications
  /** Those for the job's market. */
  preferences: readonly PreferenceRow[]
  /** Languages that the seeker reads. */
  languages: readonly LanguageCode[]
}

/** What tells most whether somebody gets a job of their work, and wants it. */
const POINTS = { skills: 30, experience: 20, education: 10, place: 15, pay: 10, language: 5 } as const
/** Of a job of the very work, what the work alone is worth. */
const WORK = 0.55
/** What unrelated work may come to with all else as asked; and how much less than half work that is half near counts. */
const UNRELATED = 0.06
const NEARNESS_POWER = 1.3
/** Where the work is not known, a percentage over less than this share of the points would say little. */
const MIN_KNOWN = 0.6
/** And it comes to no more than this. */
const WITHOUT_WORK = 0.6
/** What is asked for and not said of is not yet there. */
const UNSTATED = 0.5
/** Graduates and people without experience are on one level. */
const BEGINNER = 2
/** What one or more levels of experience too few leave of a match. */
const SHORT = [1, 0.9, 0.7, 0.55, 0.45] as const
const ONE_LEVEL_BELOW = 0.5
const SAME_REGION = 0.75
const BACHELOR = 6
const DOCTORATE = 8
const LESSER_DEGREE = 0.75
const NO_DOCTORATE = 0.3

const skillsPart = (job: JobFacts, { strengths }: MatchedSeeker): MatchPart | undefined => {
  if (job.skills.length === 0) return undefined
  if (strengths.skills.size === 0) return { key: 'skills', share: null, found: [], missing: job.skills }
  const has = (skill: string) => strengths.skills.has(skillKey(skill))
  const present = job.skills.filter(has)
  return {
    key: 'skills',
    share: present.length / job.skills.length,
    found: present,
    missing: job.skills.filter(skill => !has(skill)),
  }
}

const levelsShort = (required: number, has: number) =>
  Math.max(0, Math.max(required, BEGINNER) - Math.max(has, BEGINNER))

const experiencePart = ({ xp_lvl_id }: JobFacts, { strengths }: MatchedSeeker): MatchPart | undefined => {
  if (xp_lvl_id === null) return undefined
  if (strengths.xpLevelId === null) return { key: 'experience', share: xp_lvl_id <= BEGINNER ? 1 : null }
  const short = levelsShort(xp_lvl_id, strengths.xpLevelId)
  return { key: 'experience', share: short <= 0 ? 1 : short === 1 ? ONE_LEVEL_BELOW : 0 }
}

const educationPart = ({ degree_id }: JobFacts, { strengths }: MatchedSeeker): MatchPart | undefined => {
  if (degree_id === null || degree_id <= 1) return undefined
  if (strengths.degreeId === null) return { key: 'education', share: null }
  return { key: 'education', share: strengths.degreeId >= degree_id ? 1 : 0 }
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
  const salaries = preferences.flatMap(({ salary_from }) => salary_from ?? [])
  if (salaries.length === 0) return { key: 'pay', share: null }
  return { key: 'pay', share: Math.min(1, paid[1] / Math.max(1, Math.min(...salaries))) }
}

const languagePart = ({ language }: JobFacts, { languages }: MatchedSeeker): MatchPart | undefined =>
  language === null ? undefined : { key: 'language', share: languages.some(own => own === language) ? 1 : 0 }

/** What is left of a match where the job asks for more than the seeker has, however well all else fits. */
const coverageOf = (
  { xp_lvl_id, degree_id }: JobFacts,
  { strengths: { xpLevelId, degreeId } }: MatchedSeeker,
) => {
  const short = xp_lvl_id === null || xpLevelId === null ? 0 : levelsShort(xp_lvl_id, xpLevelId)
  const isLesser = degree_id !== null && degreeId !== null && degreeId < degree_id
  const learned = !isLesser
    ? 1
    : degree_id === DOCTORATE
      ? NO_DOCTORATE
      : degree_id >= BACHELOR
        ? LESSER_DEGREE
        : 1
  return (SHORT[short] ?? SHORT[4]) * learned
}

/**
 * How jobs and a seeker match, part by part. Only what the job states is a part. The work decides: the rest tells jobs
 * of the same work apart, and does not make up for other work. What is asked for and not said of counts half.
 */
export const createMatcher = (seeker: MatchedSeeker): ((job: JobFacts) => MatchResult) => {
  const workFit = createWorkFit(seeker)
  return job => {
    const market = marketByKey(job.market)
    const work = workFit(job)
    const others = [
      skillsPart(job, seeker),
      experiencePart(job, seeker),
      educationPart(job, seeker),
      placePart(job, seeker),
      market && payPart(job, seeker, market),
      languagePart(job, seeker),
    ].filter(part => part !== undefined)
    const pointsOf = ({ key }: MatchPart) => (key === 'function' ? 0 : POINTS[key])
    const sum = (of: (part: MatchPart) => number) => others.reduce((total, part) => total + of(part), 0)
    const stated = sum(pointsOf)
    const statedBySeeker = sum(part => (part.share === null ? 0 : pointsOf(part)))
    const reached = sum(part => (part.share ?? UNSTATED) * pointsOf(part))
    const rest = stated === 0 ? 1 : reached / stated
    const function_: MatchPart | undefined = work && { key: 'function', share: work.share }
    const [skills, ...more] = others.some(({ key }) => key === 'skills') ? others : [undefined, ...others]
    const parts = [skills, function_, ...more].filter(part => part !== undefined)
    const share =
      work?.share == null
        ? statedBySeeker > 0 && statedBySeeker >= stated * MIN_KNOWN
          ? Math.min(WITHOUT_WORK, rest)
          : null
        : (UNRELATED + (1 - UNRELATED) * work.share ** NEARNESS_POWER) *
          (WORK + (1 - WORK) * rest) *
          coverageOf(job, seeker)
    return { percent: share === null ? null : Math.round(100 * share), parts }
  }
}

export const matchOf = (job: JobFacts, seeker: MatchedSeeker): MatchResult => createMatcher(seeker)(job)
