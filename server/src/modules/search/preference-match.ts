import { translator } from '@hanap/i18n/catalogues'
import { titleSays } from '@hanap/job-import/job-names'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { PreferenceRow } from '../job-preferences/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { WORKPLACE_IDS } from './documents.ts'
import { monthlySalary } from './salary.ts'

/** What of a job fits a preference. */
type MatchedFact =
  | { kind: 'function' | 'place'; id: number }
  | { kind: 'title'; text: string }
  | { kind: 'job_types' | 'workplaces' | 'industry_lists'; id: number }
  | { kind: 'salary' }

export interface PreferenceMatch {
  /** 0 to 1: the order of lists. */
  score: number
  /** Of the match, as the job's page says it; null where too little is known. */
  percent: number | null
  /** 0 to 1: the points of what is as wanted, of those that the preference could give. */
  maxScore: number
  /** The most telling first. */
  facts: readonly MatchedFact[]
}

/** What is asked for first decides; the rest tells fitting jobs apart. */
const POINTS = { function: 8, place: 4, other: 1 } as const
/** Of the points of a function: the wanted one itself, the one above it, the one above that. */
const SHARES = [1, 0.75, 0.5] as const

interface Aspect {
  points: number
  /** The share of the points that a job gets, and why; undefined where it does not fit. */
  matches(job: JobFacts): { share: number; fact: MatchedFact } | undefined
}

const functionAspect = (preference: PreferenceRow): Aspect | undefined => {
  const { function_title_id, job_function_id, main_function_id, job_title } = preference
  const levels = [
    { id: function_title_id, of: (job: JobFacts) => job.function_title_id },
    { id: job_function_id, of: (job: JobFacts) => job.job_function_id },
    { id: main_function_id, of: (job: JobFacts) => job.main_function_id },
  ].flatMap(({ id, of }) => (id === null ? [] : [{ id, of }]))
  if (levels.length > 0)
    return {
      points: POINTS.function,
      matches: job => {
        const at = levels.findIndex(({ id, of }) => of(job) === id)
        const level = levels[at]
        return level && { share: SHARES[at] ?? 0, fact: { kind: 'function', id: level.id } }
      },
    }
  if (job_title === null) return undefined
  return {
    points: POINTS.function,
    matches: job =>
      titleSays(job.title, job_title) ? { share: 1, fact: { kind: 'title', text: job_title } } : undefined,
  }
}

const placeAspect = ({ location_id, region_id, workplace }: PreferenceRow): Aspect | undefined => {
  // Whoever works from home may live anywhere.
  if (workplace === 'remote' || region_id === null) return undefined
  return {
    points: POINTS.place,
    matches: job => {
      if (location_id !== null && job.location_id === location_id)
        return { share: 1, fact: { kind: 'place', id: location_id } }
      if (job.region_id !== region_id) return undefined
      return { share: location_id === null ? 1 : 0.5, fact: { kind: 'place', id: region_id } }
    },
  }
}

const workplaceAspect = ({ workplace }: PreferenceRow): Aspect | undefined =>
  workplace === null
    ? undefined
    : {
        points: workplace === 'remote' ? POINTS.place : POINTS.other,
        matches: job =>
          job.workplace === workplace
            ? { share: 1, fact: { kind: 'workplaces', id: WORKPLACE_IDS[workplace] } }
            : undefined,
      }

const otherAspects = (preference: PreferenceRow): Aspect[] => {
  const { job_type_ids, industry_ids, salary_from, salary_to } = preference
  const aspects: Aspect[] = []
  const one = (matches: (job: JobFacts) => MatchedFact | undefined) =>
    aspects.push({
      points: POINTS.other,
      matches: job => {
        const fact = matches(job)
        return fact && { share: 1, fact }
      },
    })
  if (job_type_ids.length > 0)
    one(({ job_type_id: id }) =>
      id !== null && job_type_ids.includes(id) ? { kind: 'job_types', id } : undefined,
    )
  if (salary_from !== null || salary_to !== null)
    one(job => {
      const market = marketByKey(job.market)
      const paid = market && monthlySalary(job, market)
      const isEnough = paid && paid[1] >= (salary_from ?? 0) && paid[0] <= (salary_to ?? paid[0])
      return isEnough ? { kind: 'salary' } : undefined
    })
  if (industry_ids.length > 0)
    one(({ company }) => {
      const id = company?.industry_id ?? null
      return id !== null && industry_ids.includes(id) ? { kind: 'industry_lists', id } : undefined
    })
  return aspects
}

const matcherFor = (preference: PreferenceRow) => {
  const workplace = workplaceAspect(preference)
  const first = [
    functionAspect(preference),
    placeAspect(preference),
    preference.workplace === 'remote' ? workplace : undefined,
  ].filter(each => each !== undefined)
  const others = [
    ...(workplace && preference.workplace !== 'remote' ? [workplace] : []),
    ...otherAspects(preference),
  ]
  // A preference that names neither work nor place is fitted by all that it does name.
  const needed = first.length > 0 ? first : others
  const most = [...first, ...others].reduce((sum, { points }) => sum + points, 0)
  return (job: JobFacts): PreferenceMatch | undefined => {
    let points = 0
    const facts: MatchedFact[] = []
    for (const aspect of [...first, ...others]) {
      const match = aspect.matches(job)
      if (!match && needed.includes(aspect)) return undefined
      if (!match) continue
      points += aspect.points * match.share
      facts.push(match.fact)
    }
    const share = points / most
    return facts.length === 0 ? undefined : { score: share, maxScore: share, percent: null, facts }
  }
}

/** A job that matches its seeker this little, of 100, fits none of their preferences. */
const MIN_MATCH = 25

/**
 * How a job of the market fits the best fitting of these preferences; undefined where it fits none. It fits where the
 * work (the function, or one above it) and the place are as wanted, as far as the preference names them, and it matches
 * the seeker. Its score is that of the match; where too little is known of that, of what is as wanted.
 */
export const preferenceMatcher = (
  preferences: readonly PreferenceRow[],
  scoreOf: (job: JobFacts) => number | null,
) => {
  const each = preferences.map(matcherFor)
  return (job: JobFacts): PreferenceMatch | undefined => {
    const best = each
      .map(matches => matches(job))
      .reduce((most, match) => (match && match.maxScore > (most?.maxScore ?? 0) ? match : most), undefined)
    const percent = best ? scoreOf(job) : null
    if (!best || percent === null) return best
    return percent <= MIN_MATCH ? undefined : { ...best, score: percent / 100, percent }
  }
}

const placeText = (id: number, language: LanguageCode) => {
  const place = locationById(id) ?? regionById(id)
  return place && locationName(place, language)
}

/** What fits, in words of a language. */
export const reasonsIn = ({ facts }: PreferenceMatch, language: LanguageCode): string[] =>
  facts.flatMap(fact => {
    switch (fact.kind) {
      case 'function':
        return functionText(fact.id, language)
      case 'place':
        return placeText(fact.id, language) ?? []
      case 'title':
        return fact.text
      case 'salary':
        return translator(language)('search.salary')
      default:
        return optionText(fact.kind, fact.id, language) ?? []
    }
  })

/** Those of a seeker's preferences that are for a market. */
export const preferencesFor = (all: readonly PreferenceRow[], market: MarketKey): readonly PreferenceRow[] =>
  all.filter(each => each.market === market)
