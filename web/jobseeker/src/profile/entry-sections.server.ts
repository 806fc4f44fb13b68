import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type {
  Education,
  LicenseCertification,
  OwnUser,
  Website,
  WorkExperience,
} from '@hanap/contracts/jobseekers/profile.schemas'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import type { Formats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
import {
  areaField,
  checkField,
  type FieldLocale,
  listField,
  locationField,
  monthField,
  textField,
} from './fields.server.ts'
import { type FormReader, formReader } from './form-reader.server.ts'
import type { EntryView, FieldView, ProfileFormValues } from './profile-view.ts'

/** Where and how entries are shown. */
export interface EntryLocale extends FieldLocale {
  format: Formats
}

/** One kind of entries, as the page needs it. */
interface SectionDefinition<Entry extends { id: string }> {
  heading: MessageKey
  why: MessageKey
  entries(user: OwnUser): readonly Entry[]
  shown(entry: Entry, place: EntryLocale): Omit<EntryView, 'id'>
  /** An entry's form; a new one's where there is none. */
  fields(entry: Entry | undefined, place: FieldLocale): FieldView[]
  /** What an entry has beside its form, to have it back after it was deleted. */
  storedValues?(entry: Entry): ProfileFormValues
  create(page: PageContext, form: FormReader, once: string): Promise<Outcome<unknown>>
  update(page: PageContext, id: string, form: FormReader): Promise<Outcome<unknown>>
  remove(page: PageContext, id: string): Promise<Outcome<unknown>>
}

/** A section whose entries are found by their ids: what the page works with. */
export interface EntrySection {
  heading: MessageKey
  why: MessageKey
  list(user: OwnUser, place: EntryLocale): EntryView[]
  /** Undefined where the profile has no such entry. */
  form(user: OwnUser, id: string | undefined, place: FieldLocale): FieldView[] | undefined
  storedValues(user: OwnUser, id: string): ProfileFormValues
  save(page: PageContext, id: string | undefined, form: FormData): Promise<Outcome<unknown>>
  remove(page: PageContext, id: string): Promise<Outcome<unknown>>
}

const sectionOf = <Entry extends { id: string }>(section: SectionDefinition<Entry>): EntrySection => {
  const find = (user: OwnUser, id: string) => section.entries(user).find(entry => entry.id === id)
  return {
    heading: section.heading,
    why: section.why,
    list: (user, place) =>
      section.entries(user).map(entry => ({ id: entry.id, ...section.shown(entry, place) })),
    form: (user, id, place) => {
      const entry = id === undefined ? undefined : find(user, id)
      return id !== undefined && !entry ? undefined : section.fields(entry, place)
    },
    storedValues: (user, id) => {
      const entry = find(user, id)
      return (entry && section.storedValues?.(entry)) ?? []
    },
    save: (page, id, form) => {
      const said = formReader(form)
      return id === undefined ? section.create(page, said, said.text('once')) : section.update(page, id, said)
    },
    remove: section.remove,
  }
}

const there = (facts: readonly (string | null | undefined)[]): string[] => facts.flatMap(fact => fact || [])

const spanText = (
  { from, to }: { from: string | null; to: string | null },
  goesOn: boolean,
  { t, format }: EntryLocale,
): string | null => {
  if (from !== null && goesOn && to === null) return t('profile.spanNow', { from: format.month(from) })
  return there([from && format.month(from), to && format.month(to)]).join(' – ') || null
}

const placeText = (id: number | null, { language }: FieldLocale) => {
  const place = id === null ? undefined : locationById(id)
  return place && locationName(place, language)
}

const idempotencyKeyOf = (once: string) => (once ? { idempotencyKey: once } : {})

const workBody = (form: FormReader) => ({
  job_title: form.text('job_title'),
  company_name: form.text('company_name'),
  is_currently_working: form.isOn('is_currently_working'),
  from: form.month('from'),
  to: form.month('to'),
  location_id: form.id('location_id'),
  description: form.stated('description'),
  skills: form.words('skills'),
})

const work = sectionOf<WorkExperience>({
  heading: 'profile.work',
  why: 'profile.why_work',
  entries: user => user.work_experiences,
  shown: (entry, place) => ({
    title: entry.job_title,
    facts: there([
      entry.company_name,
      spanText(entry, entry.is_currently_working, place),
      placeText(entry.location_id, place),
      ...entry.skills,
    ]),
    text: entry.description,
    url: null,
  }),
  fields: (entry, place) => [
    textField('job_title', place.t('search.functionTitles'), entry?.job_title, { isRequired: true }),
    textField('company_name', place.t('profile.company'), entry?.company_name, {
      isRequired: true,
      suggests: 'companies',
    }),
    monthField('from', place.t('profile.start'), entry?.from),
    checkField('is_currently_working', place.t('profile.working'), entry?.is_currently_working),
    monthField('to', place.t('profile.end'), entry?.to),
    locationField(place, entry?.location_id),
    areaField('description', place.t('profile.description'), entry?.description),
    textField('skills', place.t('profile.skills'), entry?.skills.join(', '), {
      help: place.t('profile.skillHelp'),
      maxLength: 1000,
      suggests: 'skills',
    }),
  ],
  storedValues: ({ company_id: company, industry_id: industry, function_id: job }) =>
    [
      ['company_id', company ?? ''],
      ['industry_id', String(industry ?? '')],
      ['function_id', String(job ?? '')],
    ].flatMap(([name = '', value = '']): ProfileFormValues => (value ? [[name, value]] : [])),
  create: (page, form, once) =>
    page.call(calls.createWorkExperience, {
      body: {
        ...workBody(form),
        company_id: form.stated('company_id'),
        industry_id: form.id('industry_id'),
        function_id: form.id('function_id'),
      },
      ...idempotencyKeyOf(once),
    }),
  update: (page, id, form) => page.call(calls.updateWorkExperience, { params: { id }, body: workBody(form) }),
  remove: (page, id) => page.call(calls.deleteWorkExperience, { params: { id } }),
})

const educationBody = (form: FormReader) => ({
  school: form.text('school'),
  degree_id: form.id('degree_id'),
  field_of_study: form.stated('field_of_study'),
  is_currently_studying: form.isOn('is_currently_studying'),
  from: form.month('from'),
  to: form.month('to'),
  description: form.stated('description'),
})

const education = sectionOf<Education>({
  heading: 'profile.education',
  why: 'profile.why_education',
  entries: user => user.educations,
  shown: (entry, place) => ({
    title: entry.school,
    facts: there([
      entry.degree_id === null ? null : optionText('degrees', entry.degree_id, place.language),
      entry.field_of_study,
      spanText(entry, entry.is_currently_studying, place),
    ]),
    text: entry.description,
    url: null,
  }),
  fields: (entry, place) => [
    textField('school', place.t('profile.school'), entry?.school, { isRequired: true }),
    listField(place, 'degree_id', place.t('profile.degree'), entry?.degree_id, 'degrees', ['not-required']),
    textField('field_of_study', place.t('profile.field'), entry?.field_of_study),
    monthField('from', place.t('profile.start'), entry?.from),
    checkField('is_currently_studying', place.t('profile.studying'), entry?.is_currently_studying),
    monthField('to', place.t('profile.endExpected'), entry?.to),
    areaField('description', place.t('profile.details'), entry?.description),
  ],
  create: (page, form, once) =>
    page.call(calls.createEducation, { body: educationBody(form), ...idempotencyKeyOf(once) }),
  update: (page, id, form) => page.call(calls.updateEducation, { params: { id }, body: educationBody(form) }),
  remove: (page, id) => page.call(calls.deleteEducation, { params: { id } }),
})

const licenseBody = (form: FormReader) => ({
  title: form.text('title'),
  issuing_organisation: form.stated('issuing_organisation'),
  issue_date: form.month('issue_date'),
  expiry_date: form.month('expiry_date'),
  credential_id: form.stated('credential_id'),
  url: form.stated('url'),
})

const licenses = sectionOf<LicenseCertification>({
  heading: 'profile.licenses',
  why: 'profile.why_licenses',
  entries: user => user.license_certifications,
  shown: (entry, place) => ({
    title: entry.title,
    facts: there([
      entry.issuing_organisation,
      spanText({ from: entry.issue_date, to: entry.expiry_date }, false, place),
      entry.credential_id,
    ]),
    text: null,
    url: entry.url,
  }),
  fields: (entry, { t }) => [
    textField('title', t('profile.name'), entry?.title, { isRequired: true }),
    textField('issuing_organisation', t('profile.issuer'), entry?.issuing_organisation),
    monthField('issue_date', t('profile.issued'), entry?.issue_date),
    monthField('expiry_date', t('profile.expires'), entry?.expiry_date),
    textField('credential_id', t('profile.credential'), entry?.credential_id),
    { ...textField('url', t('profile.url'), entry?.url, { maxLength: 500 }), kind: 'url' },
  ],
  create: (page, form, once) =>
    page.call(calls.createLicenseCertification, { body: licenseBody(form), ...idempotencyKeyOf(once) }),
  update: (page, id, form) =>
    page.call(calls.updateLicenseCertification, { params: { id }, body: licenseBody(form) }),
  remove: (page, id) => page.call(calls.deleteLicenseCertification, { params: { id } }),
})

const linkBody = (form: FormReader) => ({ title: form.stated('title'), url: form.text('url') })

const links = sectionOf<Website>({
  heading: 'profile.links',
  why: 'profile.why_links',
  entries: user => user.websites,
  shown: ({ title, url }) => ({ title: title ?? new URL(url).hostname, facts: [], text: null, url }),
  fields: (entry, { t }) => [
    {
      ...textField('url', t('profile.url'), entry?.url, { maxLength: 500, isRequired: true }),
      kind: 'url',
    },
    textField('title', t('profile.name'), entry?.title),
  ],
  create: (page, form, once) =>
    page.call(calls.createWebsite, { body: linkBody(form), ...idempotencyKeyOf(once) }),
  update: (page, id, form) => page.call(calls.updateWebsite, { params: { id }, body: linkBody(form) }),
  remove: (page, id) => page.call(calls.deleteWebsite, { params: { id } }),
})

/** Sections that have entries, by their names in addresses. */
export const entrySections: ReadonlyMap<string, EntrySection> = new Map([
  ['experience', work],
  ['education', education],
  ['licenses', licenses],
  ['links', links],
])
