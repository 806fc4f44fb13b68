import type { DemoAd } from './ads/ads.ts'
import type { DemoSeeker } from './chats.ts'
import { recruiterEmail } from './logins.ts'
import { type DemoRandom, seededRandom } from './random.ts'

export type DemoMoveStage =
  | 'viewed'
  | 'in_review'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'not_selected'
  | 'withdrawn'

/** What somebody who applied went through, until today and perhaps beyond. */
export interface DemoPast {
  adKey: string
  seekerEmail: string
  hoursAgo: number
  /** The list from which they came; null: a link. */
  source: string | null
  moves: readonly { stage: DemoMoveStage; hoursAgo: number }[]
}

/** How often an ad was read on one day from one list. */
export interface DemoViews {
  adKey: string
  daysAgo: number
  source: string | null
  count: number
}

const names = [
  ['Amihan', 'Benjie', 'Corazon', 'Dante', 'Elena', 'Fidel', 'Gloria', 'Hector', 'Isabel', 'Jomar'],
  ['Abad', 'Buenaventura', 'Cordero', 'Dizon', 'Evangelista'],
] as const

/** Who applied in the past; nobody can log in as them. */
export const demoPastApplicants: readonly DemoSeeker[] = names[1].flatMap((lastName, row) =>
  names[0].map((firstName, at) => ({
    email: `past${row * names[0].length + at + 1}@seekers.demo.example`,
    firstName,
    lastName,
  })),
)

const DAY_HOURS = 24
const MEASURED_DAYS = 56
/** Younger ads have only whoever applies to them. */
const MIN_AGE_DAYS = 3
/** As many companies beside the demo recruiter's have something to compare with. */
const OTHER_COMPANIES = 16
const JOBS_OF_OTHERS = 5

const sources = [
  ...Array.from({ length: 9 }, () => 'search'),
  ...Array.from({ length: 3 }, () => 'home'),
  'company',
  'company',
  'similar',
  'similar',
  null,
  null,
  null,
  null,
]

const movesOf = (hoursAgo: number, dice: DemoRandom): DemoPast['moves'] => {
  const path: { stage: DemoMoveStage; hoursAgo: number }[] = []
  let left = hoursAgo
  const then = (stage: DemoMoveStage, from: number, to: number) => {
    left -= dice.between(from, to)
    if (left > 0) path.push({ stage, hoursAgo: left })
  }
  const goesOn = (share: number, end: DemoMoveStage, until: number) => {
    if (dice.chance(share)) return true
    if (dice.chance(0.8)) then(end, DAY_HOURS, until)
    return false
  }
  if (dice.chance(0.12)) return path
  then('viewed', 2, 40)
  if (!goesOn(0.78, dice.chance(0.25) ? 'withdrawn' : 'not_selected', 96)) return path
  then('in_review', 1, 48)
  if (!goesOn(0.55, dice.chance(0.2) ? 'withdrawn' : 'not_selected', 120)) return path
  then('interview', 30, 120)
  if (!goesOn(0.55, 'not_selected', 144)) return path
  then('offer', 48, 144)
  if (!goesOn(0.85, 'withdrawn', 72)) return path
  then('hired', DAY_HOURS, 72)
  return path
}

const ageDays = (ad: DemoAd) => ad.postedMinutesAgo / 60 / DAY_HOURS

const applicationsTo = (ad: DemoAd, count: number): DemoPast[] => {
  const dice = seededRandom(`past ${ad.key}`)
  const days = Math.min(ageDays(ad), MEASURED_DAYS)
  return dice.sample(demoPastApplicants, count).map(({ email }) => {
    const hoursAgo = dice.between(30, Math.floor(days * DAY_HOURS) - 6)
    return {
      adKey: ad.key,
      seekerEmail: email,
      hoursAgo,
      source: dice.pick(sources),
      moves: movesOf(hoursAgo, dice),
    }
  })
}

const isOfDemo = ({ company }: DemoAd) => company.recruiter.email === recruiterEmail('ph', 1)

/** What became of applications to companies beside the demo recruiter's, so that its market has something to compare with. */
export const demoPast = (ads: readonly DemoAd[]): readonly DemoPast[] => {
  const old = ads.filter(ad => ad.market === 'ph' && ageDays(ad) >= MIN_AGE_DAYS)
  const others = [
    ...Map.groupBy(
      old.filter(ad => !isOfDemo(ad)),
      ({ company }) => company.key,
    ).values(),
  ]
    .filter(({ length }) => length >= JOBS_OF_OTHERS)
    .slice(0, OTHER_COMPANIES)
  return others.flatMap(jobs => jobs.slice(0, JOBS_OF_OTHERS).flatMap(ad => applicationsTo(ad, 6)))
}

/** How often the demo recruiter's ads were read, more in the middle of the week and when they were new. */
export const demoViews = (ads: readonly DemoAd[]): readonly DemoViews[] =>
  ads.filter(isOfDemo).flatMap(ad => {
    const dice = seededRandom(`views ${ad.key}`)
    const liking = dice.between(8, 22)
    // They were posted before, and brought to the top since.
    const age = dice.between(30, MEASURED_DAYS)
    return Array.from({ length: age + 1 }, (_, daysAgo) => {
      const freshness = 0.5 + 1 / (1 + (age - daysAgo) / 5)
      const total = Math.round(liking * freshness * (daysAgo % 7 < 2 ? 0.5 : 1))
      const seen = Array.from({ length: total }, () => dice.pick(sources))
      return [...Map.groupBy(seen, source => source)].map(([source, { length }]) => ({
        adKey: ad.key,
        daysAgo,
        source,
        count: length,
      }))
    }).flat()
  })
