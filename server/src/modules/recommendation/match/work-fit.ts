import { isUnspacedTitle, titleSays, wordsInBoth } from '@hanap/job-import/job-names'
import { functionPath } from '@hanap/markets/functions'
import type { PreferenceRow } from '../../job-preferences/index.ts'
import type { JobFacts } from '../../jobs/index.ts'
import type { Qualifications } from '../../profiles/index.ts'
import { functionProximity, isNearField } from './function-proximity.ts'
import { licenceOf, withCovered } from './licences.ts'
import { fieldOfJob, isManagement, mainFieldOf, OTHER_FIELD } from './main-field.ts'
import { DEFAULT_SENIORITY, isWorkWord } from './seniority.ts'
import { type TitleWork, workOf } from './title-work.ts'

interface SeekerProfile {
  strengths: Qualifications
  preferences: readonly PreferenceRow[]
}

/** What work is worth that somebody did and has not named among what they want; then what they did before it. */
const DONE = [0.85, 0.7] as const
/** Without a word of what is wanted, the latest work is. */
const DONE_ALONE = [1, 0.9] as const
/** Wanted, and never done, where that is known. */
const WANTED_ALONE = 0.85
/** By how many levels the job is above what was done and is wanted, and below it. */
const ABOVE = [1, 0.9, 0.65, 0.5, 0.4, 0.3] as const
const BELOW = [1, 0.85, 0.7, 0.6, 0.45, 0.35] as const
/** Of a licensed profession, to somebody who wants it, or has said nothing of what they did, and shows no licence of it. */
const WITHOUT_LICENCE = 0.5
/** To who practises a licensed profession, of the work of those who help in it or stand near it. */
const BESIDE_PROFESSION = 0.7
/** Of a field that was worked in, where no more is known. */
const WORKED_IN_FIELD = 0.6
/** From here on, the same words are the same work; of scripts without blanks, where any two characters may meet. */
const NEAR = 0.5
const NEAR_UNSPACED = 0.6
const SHARED_WORDS = 0.5

const mainOf = (id: number) => functionPath(id)?.main_function_id

/** The function of a preference, the most exact that it names. */
const preferred = (each: PreferenceRow) =>
  each.function_title_id ?? each.job_function_id ?? each.main_function_id ?? undefined

const narrowest = (job: JobFacts) => job.function_title_id ?? job.job_function_id ?? job.main_function_id

/** Of names with several meanings, those within these fields; all where none is. */
const within = (functions: readonly number[], mains: ReadonlySet<number | undefined>) => {
  const fitting = functions.filter(id => mains.has(mainOf(id)))
  return fitting.length > 0 ? fitting : functions
}

/**
 * What the job is: by its title where that is more exact than its function. A title that is of a field far from the
 * employer's means something else: a programmer of lathes is none of software.
 */
export const jobFunctions = (job: JobFacts, { functions }: TitleWork): readonly number[] => {
  const { main_function_id: main, function_title_id: exact } = job
  const stated = narrowest(job)
  if (stated === null || main === null) return functions
  if (exact !== null) return [exact]
  const inField = functions.filter(id => mainOf(id) === main)
  if (inField.length > 0) return inField
  const near = functions.filter(id => mainOf(id) !== id && isNearField(id, main))
  return stated === main && near.length > 0 ? near : [stated]
}

export const nearest = (targets: readonly number[], of: readonly number[]) =>
  targets.reduce(
    (most, one) => of.reduce((best, other) => Math.max(best, functionProximity(one, other)), most),
    0,
  )

interface SeekerWork {
  title: string | undefined
  work: TitleWork | undefined
  functions: readonly number[]
  /** A function of the list that was chosen: all below it is meant. */
  chosen: number | undefined
  weight: number
  /** Of all jobs of a field that was chosen. */
  ofField: number
}

/** What lies below a function that was chosen is as near as can be, of a field as near as the field is worth. */
const below = ({ chosen, ofField }: SeekerWork, functions: readonly number[]): number => {
  if (chosen === undefined) return 0
  const paths = functions.flatMap(id => functionPath(id) ?? [])
  if (paths.some(path => path.job_function_id === chosen)) return 1
  return paths.some(path => path.main_function_id === chosen) ? ofField : 0
}

const levelFit = (job: number, levels: readonly number[]): number => {
  if (levels.length === 0) return 1
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  if (job > high) return ABOVE[job - high] ?? ABOVE[5]
  return job < low ? (BELOW[low - job] ?? BELOW[5]) : 1
}

/** A word in common that tells work from work. */
const sharesWords = (title: string, other: string) => wordsInBoth(title, other).some(isWorkWord)

/** Titles in each other's words are nearer, but do not make one work of two: "営業" is in "営業事務". */
const alike = ({ functions: own, title }: SeekerWork, of: readonly number[], jobTitle: string): number => {
  const near = nearest(own, of)
  if (title === undefined) return near
  const enough = isUnspacedTitle(title) ? NEAR_UNSPACED : NEAR
  if (near >= enough || own.length === 0 || of.length === 0) return titleSays(jobTitle, title) ? 1 : near
  const isOneField = own.some(id => of.some(other => mainOf(id) === mainOf(other)))
  return isOneField && sharesWords(jobTitle, title) ? Math.max(near, SHARED_WORDS) : near
}

/**
 * How near a job's work is to what a seeker does and wants, 0 to 1; a share of null where nothing is known of the
 * seeker's, undefined where nothing is of the job's. Who lacks the licence of a profession is far from it however near it is.
 */
export const createWorkFit = ({ strengths, preferences }: SeekerProfile) => {
  const wantedAll = preferences.flatMap(each => {
    const id = preferred(each)
    return each.job_title === null && id === undefined ? [] : { title: each.job_title ?? undefined, id }
  })
  const done = strengths.titles.map(title => ({ title, work: workOf(title) }))
  const sure = [
    ...strengths.functionIds,
    ...wantedAll.flatMap(({ id }) => id ?? []),
    ...[...strengths.titles, ...wantedAll.flatMap(({ title }) => title ?? [])].flatMap(title => {
      const { functions } = workOf(title)
      return new Set(functions.map(mainOf)).size === 1 ? functions : []
    }),
  ]
  const field = mainFieldOf([
    ...strengths.titles,
    ...wantedAll.flatMap(({ title }) => title ?? []),
    ...strengths.skillNames,
  ])
  const mains = new Set(sure.length > 0 ? sure.map(mainOf) : [field])
  const weights = wantedAll.length > 0 ? DONE : DONE_ALONE
  const weightAt = (at: number) => weights[at === 0 ? 0 : 1]

  const targets: SeekerWork[] = wantedAll.map(({ title, id }) => {
    const work = title === undefined ? undefined : workOf(title)
    const named = (work?.functions ?? []).filter(each => id === undefined || mainOf(each) === id)
    // A field and a typed title: the title, where it is of the field.
    const functions = id === undefined || (mainOf(id) === id && named.length > 0) ? named : [id]
    return {
      title,
      work,
      functions: within(functions, mains),
      chosen: functions[0] === id ? id : undefined,
      weight: 1,
      ofField: 1,
    }
  })
  const worked: SeekerWork[] = [
    ...done.map(({ title, work }, at) => ({
      title,
      work,
      functions: within(work.functions, mains),
      chosen: undefined,
      weight: weightAt(at),
      ofField: 0,
    })),
    ...strengths.functionIds.map((id, at) => ({
      title: undefined,
      work: undefined,
      functions: [id],
      chosen: id,
      weight: weightAt(at),
      ofField: WORKED_IN_FIELD,
    })),
  ]
  const has = new Set(
    [
      ...done.map(({ work }) => work.licence),
      ...strengths.licences.map(title => workOf(title).licence),
      ...strengths.functionIds.map(id => licenceOf([id])),
    ].flatMap(licence => (licence === undefined ? [] : withCovered(licence))),
  )
  const wants = new Set(targets.map(({ work, functions }) => work?.licence ?? licenceOf(functions)))
  const practises = done[0]?.work.licence !== undefined
  const isSilent = worked.length === 0 && strengths.licences.length === 0
  const latest = done[0]?.work
  const levels = [
    ...(latest ? [latest.level ?? DEFAULT_SENIORITY] : []),
    ...targets.flatMap(({ work }) => (work ? [work.level ?? DEFAULT_SENIORITY] : [])),
  ]

  return (job: JobFacts): { share: number | null } | undefined => {
    const work = workOf(job.title)
    const functions = jobFunctions(job, work)
    const nearOf = (each: SeekerWork) =>
      each.weight * Math.max(below(each, functions), alike(each, functions, job.title))
    const most = (all: readonly SeekerWork[]) => all.reduce((best, each) => Math.max(best, nearOf(each)), 0)
    const [byWish, byWork] = [most(targets), most(worked)]
    const isKnown = [...targets, ...worked].some(each => each.functions.length > 0)
    if (functions.length === 0 && byWish === 0 && byWork === 0) return undefined
    if (!isKnown && byWish === 0 && byWork === 0) return { share: null }
    const wish = worked.length > 0 && byWork < 0.3 ? byWish * WANTED_ALONE : byWish
    const jobField = isManagement(functions) ? fieldOfJob(job) : undefined
    const isOther = jobField !== undefined && field !== undefined && jobField !== field
    const near =
      Math.max(wish, byWork) * levelFit(work.level ?? DEFAULT_SENIORITY, levels) * (isOther ? OTHER_FIELD : 1)
    const licence = work.licence ?? licenceOf(functions)
    if (licence === undefined) return { share: practises && near < 1 ? near * BESIDE_PROFESSION : near }
    if (has.has(licence)) return { share: near }
    return { share: isSilent || wants.has(licence) ? near * WITHOUT_LICENCE : 0 }
  }
}
