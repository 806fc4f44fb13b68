import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { createMatcher, type MatchedSeeker, skillKey } from '../../server/src/modules/recommendation/index.ts'
import { median, printTable } from './harness/figures.ts'
import { repositoryRoot } from './harness/server.ts'

/**
 * What the product's own match says of judged pairs of profile and ad. `node bench/src/match.ts FOLDER`; `--pairs`
 * lists each pair, which is for the seen half alone. Ads and places are read by the importer, an employer's choice of
 * the main function among them; a profile has what its seeker would type, and no function.
 */

type MatchableJob = Parameters<ReturnType<typeof createMatcher>>[0]
type MatchableSeeker = MatchedSeeker
type Preference = MatchableSeeker['preferences'][number]

interface SetSalary {
  from: number | null
  to: number | null
  currency: string
  period: string
}

interface MatchSetAd {
  id: string
  title: string
  company: string
  description: string
  skills: string[]
  xp_years: number | null
  degree: string | null
  location: string
  market: string
  language: string
  salary: SetSalary | null
  function_hint: string
}

interface SetProfile {
  id: string
  language: MatchableSeeker['languages'][number]
  market: string
  works: { title: string; months: number | null }[]
  skills: string[]
  degree: string | null
  licences: string[]
  wanted: {
    title: string
    workplace: 'on-site' | 'hybrid' | 'remote' | null
    location: string
    salary_from: number | null
  }
  xp_years: number | null
}

const JUDGEMENTS = ['none', 'weak', 'fair', 'good'] as const
type PairJudgement = (typeof JUDGEMENTS)[number]

interface Pair {
  profile: string
  ad: string
  judgement: PairJudgement
}

interface JudgedPair extends Pair {
  language: string
  percent: number | null
  parts: string
}

const gainOf = (judgement: PairJudgement) => JUDGEMENTS.indexOf(judgement)

const mainByKey = (key: string) => {
  const mainFunction = mainFunctions('en').find(each => each.key === key)
  if (!mainFunction) throw new Error(`No main function ${key}`)
  return mainFunction
}

/** An employer's choice of the field stands, whatever the importer makes of the title. */
const chosenByEmployer = (job: MatchableJob | undefined, key: string) => {
  const { id } = mainByKey(key)
  if (!job || job.main_function_id === id) return
  Object.assign(job, { main_function_id: id, job_function_id: null, function_title_id: null })
}

const degreeOf = (key: string | null) =>
  key === null ? undefined : options('degrees', 'en').find(degree => degree.key.startsWith(key))

const placed = (location: string, market: string) => ({
  jobLocation: { address: { addressLocality: location, addressCountry: market.toUpperCase() } },
})

const adPosting = (ad: MatchSetAd) => ({
  identifier: { name: 'ad', value: ad.id },
  title: ad.title,
  description: ad.description,
  hiringOrganization: { name: ad.company },
  inLanguage: ad.language,
  occupationalCategory: mainByKey(ad.function_hint).value,
  skills: ad.skills,
  ...placed(ad.location, ad.market),
  ...(ad.xp_years === null
    ? {}
    : { experienceRequirements: { monthsOfExperience: Math.round(ad.xp_years * 12) } }),
  ...(ad.degree === null ? {} : { educationRequirements: degreeOf(ad.degree)?.value }),
  ...(ad.salary === null
    ? {}
    : {
        baseSalary: {
          currency: ad.salary.currency,
          value: {
            minValue: ad.salary.from,
            maxValue: ad.salary.to,
            unitText: ad.salary.period.toUpperCase(),
          },
        },
      }),
})

/** Of a profile the importer reads the place alone. */
const placePosting = ({ id, market, wanted }: SetProfile) => ({
  identifier: { name: 'place', value: id },
  title: wanted.title,
  description: wanted.title,
  ...placed(wanted.location, market),
})

/** What the importer makes of postings, by source and id. */
const imported = async (postings: readonly object[]): Promise<ReadonlyMap<string, MatchableJob>> => {
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'server/src/entry/import.ts'), '--print', '-'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  child.stdin.end(postings.map(posting => `${JSON.stringify(posting)}\n`).join(''))
  const lines = (await text(child.stdout)).split('\n').filter(line => line.startsWith('{'))
  return new Map(
    lines.map(line => {
      const { job } = JSON.parse(line)
      return [`${job.source} ${job.source_id}`, { ...job, id: job.source_id, is_salary_hidden: false }]
    }),
  )
}

/** Experience levels of the lists by the months that they begin with. */
const xpLevelOf = (years: number | null) => {
  if (years === null) return null
  return (
    [[10, 7] as const, [5, 6] as const, [3, 5] as const, [1, 4] as const].find(
      ([least]) => years >= least,
    )?.[1] ?? 3
  )
}

const YEARLY = new Set(['us', 'gb', 'es', 'jp'])
const MIN_YEARLY_YEN = 1_000_000
const monthlyWish = ({ market, wanted: { salary_from: wish } }: SetProfile) => {
  const isYearly = YEARLY.has(market) && !(market === 'jp' && (wish ?? 0) < MIN_YEARLY_YEN)
  return wish === null ? null : Math.round(isYearly ? wish / 12 : wish)
}

const seekerOf = (profile: SetProfile, place: MatchableJob | undefined): MatchableSeeker => {
  const { wanted, works, skills, degree, licences, xp_years, language } = profile
  const at = { location_id: place?.location_id ?? null, region_id: place?.region_id ?? null }
  const preference: Preference = {
    ...at,
    id: profile.id,
    account_id: profile.id,
    market: profile.market,
    job_title: wanted.title,
    main_function_id: null,
    job_function_id: null,
    function_title_id: null,
    job_type_ids: [],
    workplace: wanted.workplace === 'on-site' ? 'on_site' : wanted.workplace,
    salary_from: monthlyWish(profile),
    salary_to: null,
    industry_ids: [],
    career_summary: null,
    is_default: true,
    created_at: new Date(0),
  }
  return {
    strengths: {
      skills: new Set(skills.map(skillKey)),
      skillNames: skills,
      xpLevelId: xpLevelOf(xp_years),
      degreeId: degreeOf(degree)?.id ?? null,
      licences,
      functionIds: [],
      titles: works.map(({ title }) => title),
      locationId: at.location_id,
      regionId: at.region_id,
    },
    preferences: [preference],
    languages: [language],
  }
}

const discounted = (gains: readonly number[]) =>
  gains.slice(0, 10).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

/** Where pairs have the same percentage, each stands for their mean. */
const ndcg = (pairs: readonly JudgedPair[]) => {
  const best = discounted(pairs.map(each => gainOf(each.judgement)).toSorted((a, b) => b - a))
  const ranked = pairs.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0))
  const gains = ranked.map(({ percent }) => {
    const same = ranked.filter(each => (each.percent ?? 0) === (percent ?? 0))
    return mean(same.map(each => gainOf(each.judgement)))
  })
  return best === 0 ? 1 : discounted(gains) / best
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? Number.NaN : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const rowOf = (name: string, pairs: readonly JudgedPair[]): [string, ...(string | number)[]] => {
  const of = (judgement: PairJudgement) => pairs.filter(each => each.judgement === judgement)
  const profiles = Map.groupBy(pairs, ({ profile }) => profile)
  return [
    name,
    pairs.length,
    of('none').filter(({ percent }) => (percent ?? 0) > MAX_UNRELATED).length,
    ...JUDGEMENTS.map(judgement => mean(of(judgement).map(({ percent }) => percent ?? 0)).toFixed(0)),
    mean([...profiles.values()].map(ndcg)).toFixed(3),
  ]
}

const MAX_UNRELATED = 25
const ADS = 1000

const linesOf = <Line>(folder: string, name: string): Line[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

const folder = process.argv.slice(2).find(word => !word.startsWith('--'))
if (folder === undefined) throw new Error('node bench/src/match.ts FOLDER')
const ads = linesOf<MatchSetAd>(folder, 'ads.jsonl')
const profiles = linesOf<SetProfile>(folder, 'profiles.jsonl')
const jobs = await imported([...ads.map(adPosting), ...profiles.map(placePosting)])
const seekers = new Map(
  profiles.map(each => {
    const seeker = seekerOf(each, jobs.get(`place ${each.id}`))
    return [each.id, { language: each.language, seeker, matches: createMatcher(seeker) }]
  }),
)
for (const ad of ads) chosenByEmployer(jobs.get(`ad ${ad.id}`), ad.function_hint)
const judged = linesOf<Pair>(folder, 'pairs.jsonl').map((pair): JudgedPair => {
  const job = jobs.get(`ad ${pair.ad}`)
  const profile = seekers.get(pair.profile)
  if (!job || !profile) throw new Error(`${pair.profile} or ${pair.ad} was not read`)
  const { percent, parts } = profile.matches(job)
  return {
    ...pair,
    language: profile.language,
    percent,
    parts: parts.map(({ key, share }) => `${key} ${share?.toFixed(2) ?? '-'}`).join(', '),
  }
})

if (process.argv.includes('--pairs'))
  for (const { profile, ad, judgement, percent, parts } of judged.toSorted(
    (a, b) => a.profile.localeCompare(b.profile) || (b.percent ?? 0) - (a.percent ?? 0),
  ))
    console.log([profile, judgement, percent, ad, parts].join('\t'))

printTable(`Match of ${judged.length} judged pairs`, [
  ['language', 'pairs', `none over ${MAX_UNRELATED} %`, ...JUDGEMENTS.map(name => `mean ${name}`), 'nDCG@10'],
  ...[...Map.groupBy(judged, ({ language }) => language)].map(([language, pairs]) => rowOf(language, pairs)),
  rowOf('all', judged),
])

const everyJob = [...jobs.values()]
const manyJobs = Array.from({ length: ADS / everyJob.length + 1 }, () => everyJob)
  .flat()
  .slice(0, ADS)
const times = [...seekers.values()].map(({ seeker }) => {
  const began = performance.now()
  const matches = createMatcher(seeker)
  for (const job of manyJobs) matches(job)
  return performance.now() - began
})
console.log(`\n${ADS} ads for one seeker: ${median(times).toFixed(1)} ms`)
