import type { DemoField } from './fields.ts'
import type { DemoRandom } from './random.ts'
import type { Rank } from './rank.ts'

/** Ids of `xp_lvls` that suit a rank, the usual ones more often. */
const experiences: Readonly<Record<Rank, readonly number[]>> = {
  intern: [1],
  trainee: [1, 1, 2],
  helper: [1, 2, 2, 3, 3, 4, 4],
  staff: [1, 2, 3, 4, 4, 4, 5, 5, 6],
  lead: [4, 5, 5, 6, 6, 7],
  chief: [6, 7, 7],
}

export const experienceOf = (rank: Rank, dice: DemoRandom): number => dice.pick(experiences[rank])

const FRESH_GRADUATE = 1

/** Ids of `job_types`. */
const FULL_TIME = 1
const PART_TIME = 2
const CONTRACT = 3
const TEMPORARY = 4
const INTERNSHIP = 5
const FREELANCE = 6

export const jobTypeOf = (rank: Rank, experienceId: number, field: DemoField, dice: DemoRandom): number => {
  if (rank === 'intern') return INTERNSHIP
  if (rank === 'trainee' || rank === 'chief') return FULL_TIME
  if (rank === 'lead') return dice.chance(0.12) ? CONTRACT : FULL_TIME
  const isTaught = field.schooling !== 'none' && field.schooling !== 'some'
  if (isTaught && experienceId === FRESH_GRADUATE && dice.chance(0.4)) return INTERNSHIP
  const others = field.isDesk
    ? [PART_TIME, CONTRACT, CONTRACT, FREELANCE]
    : [PART_TIME, PART_TIME, CONTRACT, TEMPORARY]
  return dice.chance(0.28) ? dice.pick(others) : FULL_TIME
}

/** Ids of `degrees` that suit a schooling. */
const degrees: Readonly<Record<DemoField['schooling'], readonly number[]>> = {
  none: [1, 1, 1, 2],
  some: [1, 2, 2, 4],
  trade: [1, 2, 3, 3],
  diploma: [3, 4, 4, 5],
  degree: [4, 6, 6, 6],
  master: [6, 7, 7],
}

export const degreeOf = (rank: Rank, field: DemoField, dice: DemoRandom): number => {
  const isSchooled = field.schooling === 'degree' || field.schooling === 'master'
  if (rank === 'helper' && isSchooled) return dice.pick(degrees.diploma)
  if (rank === 'chief' || rank === 'trainee') return dice.pick(degrees.degree)
  return dice.pick(degrees[field.schooling])
}

export type DemoWorkplace = 'on_site' | 'hybrid' | 'remote'

export const demoWorkplaceOf = (field: DemoField, dice: DemoRandom): DemoWorkplace => {
  if (!field.isDesk) return 'on_site'
  if (dice.chance(0.18)) return 'remote'
  return dice.chance(0.4) ? 'hybrid' : 'on_site'
}
