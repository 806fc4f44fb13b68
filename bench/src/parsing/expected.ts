/** What a resume says, to compare with what was found; times as `YYYY-MM` or `YYYY`, null for what goes on. */
export interface ExpectedResume {
  name: string
  email: string
  phone: string | null
  works: { title: string; company: string; from: string; to: string | null }[]
  educations: { school: string; field: string | null; from: string | null; to: string | null }[]
  skills: string[]
}

export const expectedFields = [
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
export type ExpectedField = (typeof expectedFields)[number]
/** Right ones of those that the resume has, and what was found beside them. */
export type FieldScores = Record<ExpectedField, { right: number; all: number; extra: number }>
