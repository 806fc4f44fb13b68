import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type { WorkExperience } from '@hanap/contracts/jobseekers/profile.schemas'
import { locationById, locationName } from '@hanap/markets/locations'
import {
  areaField,
  checkField,
  type FieldLocale,
  locationField,
  monthField,
  textField,
} from '../fields.server.ts'
import type { FormReader } from '../form-reader.server.ts'
import type { ProfileFormValues } from '../profile-view.ts'
import { idempotencyOption, sectionOf, spanText, statedFacts } from './entry-section.server.ts'

const placeText = (id: number | null, { language }: FieldLocale) => {
  const place = id === null ? undefined : locationById(id)
  return place && locationName(place, language)
}

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

export const workSection = sectionOf<WorkExperience>({
  heading: 'profile.work',
  why: 'profile.why_work',
  entries: user => user.work_experiences,
  shown: (entry, place) => ({
    title: entry.job_title,
    facts: statedFacts([
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
  create: (page, form, idempotencyKey) =>
    page.call(calls.createWorkExperience, {
      body: {
        ...workBody(form),
        company_id: form.stated('company_id'),
        industry_id: form.id('industry_id'),
        function_id: form.id('function_id'),
      },
      ...idempotencyOption(idempotencyKey),
    }),
  update: (page, id, form) => page.call(calls.updateWorkExperience, { params: { id }, body: workBody(form) }),
  remove: (page, id) => page.call(calls.deleteWorkExperience, { params: { id } }),
})
