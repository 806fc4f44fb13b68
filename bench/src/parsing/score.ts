import type { Moment } from '@hanap/resume-parser/dates/dates'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { type ExpectedField, type ExpectedResume, expectedFields, type FieldScores } from './expected.ts'

export const bare = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')

export const momentText = (moment: Moment | undefined): string | null =>
  moment
    ? `${moment.year}${moment.month === undefined ? '' : `-${String(moment.month).padStart(2, '0')}`}`
    : null

export const noScore = (): FieldScores =>
  Object.fromEntries(expectedFields.map(field => [field, { right: 0, all: 0, extra: 0 }])) as FieldScores

export const addScore = (sum: FieldScores, other: FieldScores) => {
  for (const field of expectedFields) {
    sum[field].right += other[field].right
    sum[field].all += other[field].all
    sum[field].extra += other[field].extra
  }
}

/** Compares what was found with what the resume says: texts without case, accents and signs, times to the month. */
export const scoreOf = (found: ParsedResume | undefined, expected: ExpectedResume): FieldScores => {
  const score = noScore()
  const one = (field: ExpectedField, said: string | null, got: string | null | undefined) => {
    if (said === null) return
    score[field].all += 1
    if (bare(said) === bare(got)) score[field].right += 1
  }
  const many = (field: ExpectedField, said: readonly string[], got: readonly string[]) => {
    const left = [...got]
    for (const each of said) {
      score[field].all += 1
      const at = left.indexOf(each)
      if (at >= 0) {
        score[field].right += 1
        left.splice(at, 1)
      }
    }
    score[field].extra += left.length
  }
  const { contact, works = [], educations = [], skills = [] } = found ?? {}
  one('name', expected.name, contact?.name?.value)
  one('e-mail', expected.email, contact?.email?.value)
  one('phone', expected.phone, contact?.phone?.value)
  const named = (texts: readonly (string | null | undefined)[]) => texts.map(bare).filter(Boolean)
  many('employers', named(expected.works.map(work => work.company)), named(works.map(w => w.company?.value)))
  many('titles', named(expected.works.map(work => work.title)), named(works.map(w => w.jobTitle?.value)))
  const timed = expected.works.filter(({ from }) => from !== '')
  // A time belongs to its job: it counts where the employer is the right one.
  many(
    'work dates',
    timed.map(({ company, from, to }) => `${bare(company)} ${from} ${to}`),
    works.map(
      ({ company, from, to }) =>
        `${bare(company?.value)} ${momentText(from?.value)} ${momentText(to?.value)}`,
    ),
  )
  many('schools', named(expected.educations.map(e => e.school)), named(educations.map(e => e.school?.value)))
  const withField = expected.educations.filter(({ field }) => field !== null)
  const schools = new Set(named(withField.map(({ school }) => school)))
  many(
    'fields',
    named(withField.map(({ field }) => field)),
    named(educations.filter(e => schools.has(bare(e.school?.value))).map(e => e.field?.value)),
  )
  const dated = expected.educations.filter(({ from, to }) => from !== null || to !== null)
  many(
    'study dates',
    dated.map(({ school, from, to }) => `${bare(school)} ${from} ${to}`),
    educations.map(
      ({ school, from, to }) => `${bare(school?.value)} ${momentText(from?.value)} ${momentText(to?.value)}`,
    ),
  )
  many('skills', named(expected.skills), named(skills.map(({ value }) => value)))
  return score
}
