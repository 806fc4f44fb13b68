import { MIN_CONFIDENCE } from '@hanap/resume-parser/entries/evidence'
import type { FoundValue } from '@hanap/resume-parser/layout/text-piece'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { bare, momentText } from './score.ts'
import type { ResumeTruth } from './truth.ts'

/** What is counted of a file: how much a resume states, what was shown for it, and what was a guess. */
export interface FieldCount {
  /** Stated by the file. */
  stated: number
  /** Stated and shown. */
  found: number
  /** Shown, right or wrong. */
  shown: number
  /** Offered as a guess: right ones and all. */
  guessed: number
  guesses: number
}

export const scoredFields = [
  'name',
  'e-mail',
  'phone',
  'employers',
  'titles',
  'work dates',
  'schools',
  'fields',
  'study dates',
  'skills',
] as const
export type ScoredField = (typeof scoredFields)[number]

/** `rows` are jobs and studies that are shown; `junk` are those of them that nobody stated. */
export interface SetScore {
  fields: Record<ScoredField, FieldCount>
  rows: number
  junk: number
  files: number
}

export const noSetScore = (): SetScore => ({
  fields: Object.fromEntries(
    scoredFields.map(field => [field, { stated: 0, found: 0, shown: 0, guessed: 0, guesses: 0 }]),
  ) as Record<ScoredField, FieldCount>,
  rows: 0,
  junk: 0,
  files: 0,
})

export const addSetScore = (sum: SetScore, other: SetScore) => {
  for (const field of scoredFields)
    for (const key of ['stated', 'found', 'shown', 'guessed', 'guesses'] as const)
      sum.fields[field][key] += other.fields[field][key]
  for (const key of ['rows', 'junk', 'files'] as const) sum[key] += other[key]
}

/** A value with whether it is shown or a guess. */
interface OfferedValue {
  value: string
  isShown: boolean
}

const offer = (value: string | undefined, ...found: (FoundValue<unknown> | undefined)[]): OfferedValue[] =>
  value
    ? [{ value, isShown: found.every(each => each === undefined || each.confidence >= MIN_CONFIDENCE) }]
    : []

/** Counts offers for what is stated; each of those may be written in more than one way. */
const count = (stated: readonly (readonly string[])[], offers: readonly OfferedValue[]): FieldCount => {
  const result: FieldCount = { stated: stated.length, found: 0, shown: 0, guessed: 0, guesses: 0 }
  const left = [...stated]
  const take = ({ value }: OfferedValue) => {
    const at = left.findIndex(ways => ways.includes(value))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  }
  for (const each of offers.filter(({ isShown }) => isShown)) {
    result.shown += 1
    if (take(each)) result.found += 1
  }
  for (const each of offers.filter(({ isShown }) => !isShown)) {
    result.guesses += 1
    if (take(each)) result.guessed += 1
  }
  return result
}

const ways = (...texts: (string | null | undefined)[]) => texts.flatMap(text => (text ? [bare(text)] : []))
const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')
const value = (found: FoundValue<string> | undefined) => bare(found?.value)

const worksOf = (found: ParsedResume | undefined, truth: ResumeTruth) => {
  const works = found?.works ?? []
  const names = truth.works.map(({ company, companyWritten }) => ways(company, companyWritten))
  const timed = truth.works.flatMap(({ from, to }, at) =>
    from ? [{ names: names[at] ?? [], from, to }] : [],
  )
  return {
    employers: count(
      names,
      works.flatMap(({ company }) => offer(value(company), company)),
    ),
    titles: count(
      truth.works.flatMap(({ title }) => (title ? [ways(title)] : [])),
      works.flatMap(({ jobTitle }) => offer(value(jobTitle), jobTitle)),
    ),
    'work dates': count(
      timed.map(({ names: each, from, to }) => each.map(name => `${name} ${from} ${to}`)),
      works.flatMap(({ company, from, to }) =>
        offer(
          from && `${value(company)} ${momentText(from.value)} ${momentText(to?.value)}`,
          company,
          from,
          to,
        ),
      ),
    ),
  }
}

const studiesOf = (found: ParsedResume | undefined, truth: ResumeTruth) => {
  const studies = found?.educations ?? []
  const withField = truth.educations.filter(({ field }) => field !== null)
  const dated = truth.educations.filter(({ from, to }) => from !== null || to !== null)
  /** One year alone is when it ended. */
  const times = (from: string | null, to: string | null) =>
    from === null ? [`${to} null`, `null ${to}`] : [`${from} ${to}`]
  const stated = new Set(withField.flatMap(({ school }) => ways(school)))
  return {
    schools: count(
      truth.educations.map(({ school }) => ways(school)),
      studies.flatMap(({ school }) => offer(value(school), school)),
    ),
    fields: count(
      withField.map(({ field }) => ways(field)),
      studies
        .filter(({ school }) => stated.has(value(school)))
        .flatMap(({ field }) => offer(value(field), field)),
    ),
    'study dates': count(
      dated.map(({ school, from, to }) => times(from, to).map(time => `${bare(school)} ${time}`)),
      studies.flatMap(({ school, from, to }) =>
        offer(
          from || to ? `${value(school)} ${momentText(from?.value)} ${momentText(to?.value)}` : undefined,
          school,
          from,
          to,
        ),
      ),
    ),
  }
}

const isShown = (...found: (FoundValue<unknown> | undefined)[]) =>
  found.some(each => each !== undefined && each.confidence >= MIN_CONFIDENCE)

/** Rows that are shown, and those of them that are no job and no study that anybody stated. */
const junkOf = (found: ParsedResume | undefined, truth: ResumeTruth) => {
  const works = (found?.works ?? []).filter(({ company, jobTitle }) => isShown(company, jobTitle))
  const studies = (found?.educations ?? []).filter(({ school, degree }) => isShown(school, degree))
  const isJob = ({ company, jobTitle, from }: ParsedResume['works'][number]) =>
    truth.works.some(
      work =>
        ways(work.company, work.companyWritten, work.title).some(
          name => name === value(company) || name === value(jobTitle),
        ) ||
        (work.from !== null && work.from === momentText(from?.value)),
    )
  const isStudy = ({ school, from, to }: ParsedResume['educations'][number]) =>
    truth.educations.some(
      study =>
        bare(study.school) === value(school) ||
        [momentText(from?.value), momentText(to?.value)].some(time => time !== null && time === study.to),
    )
  return {
    rows: works.length + studies.length,
    junk: works.filter(work => !isJob(work)).length + studies.filter(study => !isStudy(study)).length,
  }
}

/** Compares what was found in a file with its truth. */
export const setScoreOf = (found: ParsedResume | undefined, truth: ResumeTruth): SetScore => {
  const { contact, skills = [] } = found ?? {}
  const phone = contact?.phone && { ...contact.phone, value: digits(contact.phone.value) }
  return {
    fields: {
      name: count(
        truth.name ? [ways(truth.name, truth.nameWritten)] : [],
        offer(value(contact?.name), contact?.name),
      ),
      'e-mail': count(truth.email ? [ways(truth.email)] : [], offer(value(contact?.email), contact?.email)),
      phone: count(
        truth.phone ? [[truth.phone, ...truth.phones].map(digits)] : [],
        offer(phone?.value, contact?.phone),
      ),
      ...worksOf(found, truth),
      ...studiesOf(found, truth),
      skills: count(
        truth.skills.map(skill => ways(skill)),
        skills
          .filter(skill => !truth.licences.some(each => bare(each) === value(skill)))
          .flatMap(skill => offer(value(skill), skill)),
      ),
    },
    ...junkOf(found, truth),
    files: 1,
  }
}
