import type {
  Education,
  LicenseCertification,
  Website,
  WorkExperience,
} from '@hanap/contracts/jobseekers/profile.schemas'
import { functionPath } from '@hanap/markets/functions'
import { type OptionListName, optionText } from '@hanap/markets/lists'
import { locationById } from '@hanap/markets/locations'
import type { FieldErrorCode, FieldErrors } from '../../calls/refusal.ts'
import type { SectionRules } from './section.ts'

type EntryFacts<Entry> = Omit<Entry, 'id'>

const HOUR_MS = 3600 * 1000
/** `YYYY-MM` of where on earth it is latest. */
const thisMonth = () => new Date(Date.now() + 14 * HOUR_MS).toISOString().slice(0, 7)

/** Whether an id is none of a list's. */
export const isUnlisted = (list: OptionListName, id: number | null | undefined): boolean =>
  id != null && optionText(list, id, 'en') === undefined

export const isNoLocation = (id: number | null | undefined): boolean =>
  id != null && locationById(id) === undefined

/** The fields whose test is true, each with its code. */
export const fieldErrorsWhere = (
  ...tests: readonly (readonly [name: string, code: FieldErrorCode, isWrong: boolean])[]
): FieldErrors =>
  Object.fromEntries(tests.flatMap(([name, code, isWrong]) => (isWrong ? [[name, [{ code }]]] : [])))

const isBefore = (month: string | null, other: string | null) =>
  month !== null && other !== null && month < other
const isToCome = (month: string | null) => month !== null && month > thisMonth()

interface MonthRange {
  from: string | null
  to: string | null
}

const NEVER = '0000-00'
const ALWAYS = '9999-99'

/** What goes on first, then by its end and its start, the latest first. */
const latestFirst =
  <Entry extends MonthRange>(goesOn: (entry: Entry) => boolean) =>
  (one: Entry, other: Entry): number => {
    const key = (entry: Entry) =>
      `${goesOn(entry) ? ALWAYS : (entry.to ?? entry.from ?? NEVER)} ${entry.from ?? NEVER}`
    return key(other).localeCompare(key(one))
  }

export const workExperienceRules: SectionRules<EntryFacts<WorkExperience>> = {
  name: 'work_experiences',
  max: 30,
  columns: [
    'job_title',
    'company_name',
    'company_id',
    'industry_id',
    'function_id',
    'is_currently_working',
    'from',
    'to',
    'location_id',
    'description',
    'skills',
  ],
  empty: {
    job_title: '',
    company_name: '',
    company_id: null,
    industry_id: null,
    function_id: null,
    is_currently_working: false,
    from: null,
    to: null,
    location_id: null,
    description: null,
    skills: [],
  },
  settled: (facts, before) => ({
    ...facts,
    // Another name is another company's, where nothing is said of whose.
    company_id:
      facts.company_name === before.company_name || facts.company_id !== before.company_id
        ? facts.company_id
        : null,
    to: facts.is_currently_working ? null : facts.to,
    skills: [...new Set(facts.skills)],
  }),
  wrong: ({ from, to, industry_id: industry, function_id: job, location_id: location }) =>
    fieldErrorsWhere(
      ['industry_id', 'invalid_choice', isUnlisted('industry_lists', industry)],
      ['function_id', 'invalid_choice', job !== null && functionPath(job) === undefined],
      ['location_id', 'invalid_choice', isNoLocation(location)],
      ['from', 'date_future', isToCome(from)],
      ['to', 'date_future', isToCome(to)],
      ['to', 'date_order', isBefore(to, from)],
    ),
  order: latestFirst(entry => entry.is_currently_working),
}

export const educationRules: SectionRules<EntryFacts<Education>> = {
  name: 'educations',
  max: 20,
  columns: ['school', 'degree_id', 'field_of_study', 'from', 'to', 'is_currently_studying', 'description'],
  empty: {
    school: '',
    degree_id: null,
    field_of_study: null,
    from: null,
    to: null,
    is_currently_studying: false,
    description: null,
  },
  // Who studies may say when they expect to finish.
  wrong: ({ from, to, degree_id: degree, is_currently_studying: goesOn }) =>
    fieldErrorsWhere(
      ['degree_id', 'invalid_choice', isUnlisted('degrees', degree)],
      ['from', 'date_future', isToCome(from)],
      ['to', 'date_future', !goesOn && isToCome(to)],
      ['to', 'date_order', isBefore(to, from)],
    ),
  order: latestFirst(entry => entry.is_currently_studying),
}

export const licenseCertificationRules: SectionRules<EntryFacts<LicenseCertification>> = {
  name: 'license_certifications',
  max: 30,
  columns: ['title', 'issuing_organisation', 'issue_date', 'expiry_date', 'credential_id', 'url'],
  empty: {
    title: '',
    issuing_organisation: null,
    issue_date: null,
    expiry_date: null,
    credential_id: null,
    url: null,
  },
  wrong: ({ issue_date: issued, expiry_date: expires }) =>
    fieldErrorsWhere(
      ['issue_date', 'date_future', isToCome(issued)],
      ['expiry_date', 'date_order', isBefore(expires, issued)],
    ),
}

export const websiteRules: SectionRules<EntryFacts<Website>> = {
  name: 'websites',
  max: 10,
  columns: ['title', 'url'],
  empty: { title: null, url: '' },
  wrong: () => ({}),
}
