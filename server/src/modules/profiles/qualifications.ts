import { functionPath } from '@hanap/markets/functions'
import { locationById } from '@hanap/markets/locations'
import { matchSkill } from '@hanap/markets/skills'
import type { Db } from '../../db/client.ts'
import { emptyProfile, type WholeProfile, wholeProfiles } from './whole-profiles.ts'

/** What a profile says that jobs may ask for. */
export interface Qualifications {
  /** Names that a skill may be compared by: `skillKey`. */
  skills: ReadonlySet<string>
  /** The same as they are written. */
  skillNames: readonly string[]
  /** Of the list of experience levels: as stated, else by the time worked; null where the profile names neither. */
  xpLevelId: number | null
  /** Functions worked in, and titles of the jobs, the latest first. */
  functionIds: readonly number[]
  titles: readonly string[]
  /** The highest that is named, of the list of degrees, and names of licences and certificates. */
  degreeId: number | null
  licences: readonly string[]
  locationId: number | null
  regionId: number | null
}

/** Ads ask for the same skills again and again. */
const keys = new Map<string, string>()
const MAX_CACHED_KEYS = 20_000

/** A skill by its id where the lists have it, under whichever of its names, else by its words. */
export const skillKey = (text: string): string => {
  const cached = keys.get(text)
  if (cached !== undefined) return cached
  const key = String(matchSkill(text) ?? text.trim().toLowerCase())
  if (keys.size >= MAX_CACHED_KEYS) keys.clear()
  keys.set(text, key)
  return key
}

const monthsIn = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

interface WorkPeriod {
  from: string | null
  to: string | null
  is_currently_working: boolean
}

/** Months with some work in them, each once, however many jobs there were at a time. */
const monthsWorked = (jobs: readonly WorkPeriod[], now: string): number => {
  const months = new Set<number>()
  for (const { from, to, is_currently_working } of jobs) {
    const end = is_currently_working ? now : to
    if (from === null || end === null) continue
    for (let month = monthsIn(from); month <= monthsIn(end); month++) months.add(month)
  }
  return months.size
}

/** Experience levels of the lists by the months that they begin with, the longest first. */
const LEVELS = [
  [120, 7],
  [60, 6],
  [36, 5],
  [12, 4],
  [1, 3],
] as const

const levelOf = (months: number): number | null => LEVELS.find(([least]) => months >= least)?.[1] ?? null

/** Of a profile as it is: the work with the latest first. */
export const qualificationsIn = ({
  profile,
  work,
  educations,
  licences,
  skills,
}: WholeProfile): Qualifications => {
  const now = new Date().toISOString().slice(0, 7)
  const location = profile.location_id === null ? undefined : locationById(profile.location_id)
  const skillNames = [...skills.map(({ value }) => value), ...work.flatMap(job => job.skills)]
  return {
    skills: new Set(skillNames.map(skillKey)),
    skillNames,
    xpLevelId: profile.xp_lvl_id ?? levelOf(monthsWorked(work, now)),
    functionIds: work.flatMap(({ function_id }) =>
      function_id !== null && functionPath(function_id) ? [function_id] : [],
    ),
    titles: work.map(({ job_title }) => job_title),
    // The list goes from the lowest to the highest.
    degreeId: educations.reduce<number | null>(
      (most, { degree_id: degree }) => (degree !== null && degree > (most ?? 0) ? degree : most),
      null,
    ),
    licences: licences.map(({ title }) => title),
    locationId: profile.location_id,
    regionId: location?.regionId ?? null,
  }
}

export const qualificationsOf =
  (db: Db) =>
  async (accountId: string): Promise<Qualifications> => {
    const profile = (await wholeProfiles(db, [accountId])).get(accountId)
    return qualificationsIn(profile ?? emptyProfile)
  }
