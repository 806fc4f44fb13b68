import type { DemoRandom } from '../random.ts'
import type { DemoJob } from './jobs.ts'
import type { Rank } from './rank.ts'

type Weighted<Item> = readonly (readonly [Item, weight: number])[]

const pickWeighted = <Item>(items: Weighted<Item>, dice: DemoRandom): Item => {
  let rest = dice.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  return dice.pick(items)[0]
}

/** Ids of `job_types`. */
export const FULL_TIME = 1
export const PART_TIME = 2
export const CONTRACT = 3
export const TEMPORARY = 4
export const INTERNSHIP = 5
export const FREELANCE = 6

/** How people of a kind of work are employed. */
const termsKinds = {
  fulltime: [[FULL_TIME, 1]],
  office: [
    [FULL_TIME, 84],
    [CONTRACT, 6],
    [PART_TIME, 5],
    [TEMPORARY, 3],
    [INTERNSHIP, 6],
  ],
  tech: [
    [FULL_TIME, 82],
    [CONTRACT, 12],
    [FREELANCE, 3],
    [INTERNSHIP, 5],
  ],
  project: [
    [FULL_TIME, 78],
    [CONTRACT, 22],
  ],
  creative: [
    [FULL_TIME, 62],
    [FREELANCE, 18],
    [CONTRACT, 10],
    [PART_TIME, 4],
    [INTERNSHIP, 8],
  ],
  calls: [
    [FULL_TIME, 90],
    [PART_TIME, 6],
    [CONTRACT, 4],
  ],
  inside: [
    [FULL_TIME, 88],
    [PART_TIME, 8],
    [CONTRACT, 4],
  ],
  sales: [
    [FULL_TIME, 92],
    [CONTRACT, 5],
    [PART_TIME, 3],
  ],
  agent: [
    [FULL_TIME, 68],
    [FREELANCE, 20],
    [PART_TIME, 12],
  ],
  agency: [
    [FULL_TIME, 55],
    [FREELANCE, 30],
    [CONTRACT, 15],
  ],
  remote: [
    [FULL_TIME, 60],
    [PART_TIME, 22],
    [FREELANCE, 18],
  ],
  shift: [
    [FULL_TIME, 62],
    [PART_TIME, 28],
    [TEMPORARY, 8],
    [CONTRACT, 2],
  ],
  event: [
    [FULL_TIME, 45],
    [PART_TIME, 20],
    [TEMPORARY, 20],
    [FREELANCE, 15],
  ],
  factory: [
    [FULL_TIME, 80],
    [TEMPORARY, 12],
    [CONTRACT, 8],
  ],
  trade: [
    [FULL_TIME, 80],
    [CONTRACT, 14],
    [TEMPORARY, 6],
  ],
  farm: [
    [FULL_TIME, 65],
    [TEMPORARY, 35],
  ],
  gig: [
    [FULL_TIME, 58],
    [PART_TIME, 22],
    [CONTRACT, 12],
    [FREELANCE, 8],
  ],
  guard: [
    [FULL_TIME, 92],
    [PART_TIME, 8],
  ],
  nurse: [
    [FULL_TIME, 76],
    [PART_TIME, 13],
    [CONTRACT, 8],
    [TEMPORARY, 3],
  ],
  doctor: [
    [FULL_TIME, 74],
    [PART_TIME, 14],
    [CONTRACT, 12],
  ],
  health: [
    [FULL_TIME, 82],
    [PART_TIME, 12],
    [CONTRACT, 6],
  ],
  teacher: [
    [FULL_TIME, 80],
    [PART_TIME, 10],
    [CONTRACT, 10],
  ],
  tutor: [
    [PART_TIME, 50],
    [FULL_TIME, 28],
    [FREELANCE, 22],
  ],
  tutorpart: [[PART_TIME, 100]],
  household: [
    [FULL_TIME, 70],
    [PART_TIME, 26],
    [CONTRACT, 4],
  ],
  salon: [
    [FULL_TIME, 66],
    [PART_TIME, 22],
    [FREELANCE, 12],
  ],
  sea: [[CONTRACT, 100]],
  research: [
    [FULL_TIME, 68],
    [CONTRACT, 20],
    [PART_TIME, 6],
    [INTERNSHIP, 8],
  ],
  intern: [[INTERNSHIP, 100]],
} as const satisfies Record<string, Weighted<number>>
export type TermsKind = keyof typeof termsKinds
export const isTermsKind = (text: string): text is TermsKind => Object.hasOwn(termsKinds, text)

export type DemoWorkplace = 'on_site' | 'hybrid' | 'remote'

/** Where a kind of work is done. */
const workplaceKinds = {
  site: [['on_site', 1]],
  office: [
    ['on_site', 78],
    ['hybrid', 20],
    ['remote', 2],
  ],
  field: [
    ['on_site', 82],
    ['hybrid', 18],
  ],
  desk: [
    ['on_site', 42],
    ['hybrid', 36],
    ['remote', 22],
  ],
  calls: [
    ['on_site', 70],
    ['hybrid', 12],
    ['remote', 18],
  ],
  remote: [
    ['remote', 72],
    ['hybrid', 18],
    ['on_site', 10],
  ],
  remoteonly: [['remote', 1]],
  teachfrom: [
    ['on_site', 55],
    ['remote', 45],
  ],
} as const satisfies Record<string, Weighted<DemoWorkplace>>
export type WorkplaceKind = keyof typeof workplaceKinds
export const isWorkplaceKind = (text: string): text is WorkplaceKind => Object.hasOwn(workplaceKinds, text)

export const demoWorkplaceOf = ({ workplace }: DemoJob, dice: DemoRandom): DemoWorkplace =>
  pickWeighted<DemoWorkplace>(workplaceKinds[workplace], dice)

const FRESH_GRADUATE = 1

/** A student is an intern; somebody who leads or decides is there every day. */
export const jobTypeOf = ({ rank, terms }: DemoJob, experienceId: number, dice: DemoRandom): number => {
  if (rank === 'intern') return INTERNSHIP
  if (rank === 'trainee' || rank === 'chief') return terms === 'sea' ? CONTRACT : FULL_TIME
  if (rank === 'lead') return terms === 'project' && dice.chance(0.15) ? CONTRACT : FULL_TIME
  const kinds: Weighted<number> = termsKinds[terms]
  const fitting = kinds.filter(([type]) => type !== INTERNSHIP || experienceId === FRESH_GRADUATE)
  return pickWeighted(fitting, dice)
}

/** Ids of `xp_lvls` that suit a rank, the usual ones more often; of staff they depend on schooling. */
const experiences: Readonly<Record<Exclude<Rank, 'staff'>, readonly number[]>> = {
  intern: [1],
  trainee: [1, 1, 2],
  helper: [1, 2, 2, 3, 3, 4, 4],
  lead: [4, 5, 5, 5, 6, 6, 7],
  chief: [6, 7, 7],
}
const staffExperiences: Readonly<Record<DemoJob['schooling'], readonly number[]>> = {
  none: [2, 2, 2, 3, 3, 4, 4, 5],
  some: [1, 2, 2, 3, 3, 4, 4, 5],
  trade: [2, 3, 3, 4, 4, 4, 5, 6],
  diploma: [1, 2, 3, 4, 4, 4, 5, 5],
  degree: [1, 3, 4, 4, 4, 5, 5, 6],
  master: [4, 4, 5, 5, 6, 6, 7],
}

export const experienceOf = ({ rank, schooling, levels }: DemoJob, dice: DemoRandom): number => {
  const usual = rank === 'staff' ? staffExperiences[schooling] : experiences[rank]
  if (!levels) return dice.pick(usual)
  const [lowest, highest] = levels
  const fitting = usual.filter(level => level >= lowest && level <= highest)
  return fitting.length > 0 ? dice.pick(fitting) : dice.between(lowest, highest)
}

/** Ids of `degrees` that suit a schooling. */
const degrees: Readonly<Record<DemoJob['schooling'], readonly number[]>> = {
  none: [1, 1, 1, 2],
  some: [1, 2, 2, 2, 4],
  trade: [2, 3, 3, 3],
  diploma: [3, 4, 4, 5],
  degree: [6, 6, 6, 6, 7],
  master: [7, 7, 8],
}

/** Helpers of those who studied need no degree themselves. */
export const degreeOf = ({ rank, schooling }: DemoJob, dice: DemoRandom): number =>
  dice.pick(degrees[rank === 'helper' && schooling === 'degree' ? 'diploma' : schooling])
