import type { LabelRole } from '../headings/label-words.ts'

/** What entries are about: the same label asks for different things in them. */
export type EntryKind = 'work' | 'study'

const order: Readonly<Record<EntryKind, readonly LabelRole[]>> = {
  work: [
    'company',
    'title',
    'from',
    'to',
    'period',
    'year',
    'duties',
    'aside',
    'place',
    'person',
    'number',
    'school',
  ],
  study: [
    'level',
    'school',
    'degree',
    'field',
    'board',
    'year',
    'from',
    'to',
    'period',
    'grade',
    'aside',
    'place',
    'person',
    'number',
  ],
}

/** Which of the things that a label may ask for it asks for here. */
export const roleFor = (kind: EntryKind, roles: readonly LabelRole[]): LabelRole | undefined => {
  const role = order[kind].find(each => roles.includes(each))
  // Teachers work at institutions.
  if (kind === 'work' && role === 'school') return 'company'
  if (kind === 'work' && role === 'year') return 'period'
  // “Institution” in a table of studies is where one studied.
  if (kind === 'study' && role === undefined && roles.includes('company')) return 'school'
  return role ?? (roles.length > 0 ? 'aside' : undefined)
}

/** What tells one entry of a form from the next. */
export const cores: Readonly<Record<EntryKind, readonly LabelRole[]>> = {
  work: ['company', 'title', 'period', 'from'],
  study: ['school', 'degree', 'level', 'period', 'from', 'year'],
}
