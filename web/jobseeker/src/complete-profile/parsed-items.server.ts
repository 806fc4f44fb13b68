import type { FoundEducation, FoundWork, SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { Formats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { isFamilyNameFirst } from '@hanap/i18n/person-name'
import type { Translate } from '@hanap/i18n/translate'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { parsedKeys } from './parsed-keys.ts'
import { type ParsedItem, partName } from './parsed-view.ts'

type ParsedValue = NonNullable<FoundWork['job_title']>
type ProfileField = keyof SyncableContent['profile']

/** Less sure than this, a person is asked to look. */
const SURE = 0.7
const SHOWN = 140

const labels: Record<ProfileField, MessageKey> = {
  first_name: 'auth.firstName',
  last_name: 'auth.lastName',
  phone_num: 'profile.phone',
  headline: 'profile.headline',
  about: 'profile.about',
}

const names: readonly ProfileField[] = ['first_name', 'last_name']
const fieldsIn = (language: LanguageCode): ProfileField[] => [
  ...(isFamilyNameFirst(language) ? names.toReversed() : names),
  'phone_num',
  'headline',
  'about',
]

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

const isLow = (...values: (ParsedValue | null)[]) =>
  values.some(each => each !== null && each.confidence < SURE)

const labelled = (t: Translate, label: string, value: string) =>
  t('resumes.labelled', { label, value: shortened(value) })

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The lines that things came from, each once. */
const sourceOf = (...values: ({ text: string } | null)[]): string | null =>
  shortened(
    [...new Set(values.flatMap(each => each?.text.replaceAll('\t', ' ').trim() || []))].join(' · '),
  ) || null

const spanText = (
  { from, to }: { from: ParsedValue | null; to: ParsedValue | null },
  goesOn: boolean,
  t: Translate,
  format: Formats,
) => {
  if (from && goesOn) return t('profile.spanNow', { from: format.month(from.value) })
  if (from && to) return t('applicants.since', { from: format.month(from.value), to: format.month(to.value) })
  const stated = from ?? to
  return stated ? format.month(stated.value) : ''
}

interface ParsedLocale {
  t: Translate
  format: Formats
  language: LanguageCode
}

const timePart = (key: string, text: string, { t }: ParsedLocale) =>
  text ? [{ name: partName(key, 'time'), label: labelled(t, t('resumes.time'), text) }] : []
const descriptionPart = (key: string, parsed: ParsedValue | null, label: string, { t }: ParsedLocale) =>
  parsed ? [{ name: partName(key, 'description'), label: labelled(t, label, parsed.value) }] : []

const choice = (...values: (ParsedValue | null)[]) => {
  const isUnsure = isLow(...values)
  return { isUnsure, isChosen: !isUnsure }
}

export const workItem = (work: FoundWork, shown: ParsedLocale): ParsedItem => {
  const { t, format } = shown
  const { job_title, company_name, from, to, description } = work
  const key = parsedKeys.work(work)
  return {
    key,
    label: [job_title?.value, company_name?.value].filter(Boolean).join(' – '),
    isUnsure: !job_title || !company_name || isLow(job_title, company_name),
    isChosen: job_title !== null && company_name !== null && !isLow(job_title, company_name),
    source: sourceOf(job_title, company_name, from, to),
    current: null,
    inputs: [
      {
        name: partName(key, 'job_title'),
        label: t('search.functionTitles'),
        value: job_title?.value ?? '',
      },
      {
        name: partName(key, 'company_name'),
        label: t('profile.company'),
        value: company_name?.value ?? '',
      },
    ],
    parts: [
      ...timePart(key, spanText({ from, to }, work.is_currently_working, t, format), shown),
      ...descriptionPart(key, description, t('profile.description'), shown),
    ],
  }
}

export const educationItem = (education: FoundEducation, shown: ParsedLocale): ParsedItem => {
  const { t, format, language } = shown
  const { school, degree_id, field_of_study, from, to, description } = education
  const key = parsedKeys.education(education)
  const degree = degree_id && optionText('degrees', degree_id.value, language)
  return {
    key,
    label: [school?.value, degree].filter(Boolean).join(' – '),
    ...choice(school),
    source: sourceOf(school, degree_id, field_of_study, from, to),
    current: null,
    inputs: [
      { name: partName(key, 'school'), label: t('profile.school'), value: school?.value ?? '' },
      {
        name: partName(key, 'field_of_study'),
        label: t('profile.field'),
        value: field_of_study?.value ?? '',
      },
    ],
    parts: [
      ...timePart(key, spanText({ from, to }, education.is_currently_studying, t, format), shown),
      ...descriptionPart(key, description, t('profile.details'), shown),
    ],
  }
}

export const plainItem = (key: string, parsed: ParsedValue, label = parsed.value): ParsedItem => ({
  key,
  label,
  ...choice(parsed),
  source: inOneLine(parsed.text) === inOneLine(parsed.value) ? null : sourceOf(parsed),
  current: null,
  inputs: [],
  parts: [],
})

export const profileItems = ({ profile }: SyncableContent, { t, language }: ParsedLocale): ParsedItem[] =>
  fieldsIn(language).flatMap(name => {
    const parsed = profile[name]
    if (!parsed) return []
    const item = plainItem(parsedKeys.profile(name), parsed, labelled(t, t(labels[name]), parsed.value))
    return [
      {
        ...item,
        isChosen: item.isChosen && parsed.current === null,
        current: parsed.current && t('resumes.now', { value: shortened(parsed.current) }),
      },
    ]
  })
