import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type { Education } from '@hanap/contracts/jobseekers/profile.schemas'
import { optionText } from '@hanap/markets/lists'
import { areaField, checkField, listField, monthField, textField } from '../fields.server.ts'
import type { FormReader } from '../form-reader.server.ts'
import { idempotencyOption, sectionOf, spanText, statedFacts } from './entry-section.server.ts'

const educationBody = (form: FormReader) => ({
  school: form.text('school'),
  degree_id: form.id('degree_id'),
  field_of_study: form.stated('field_of_study'),
  is_currently_studying: form.isOn('is_currently_studying'),
  from: form.month('from'),
  to: form.month('to'),
  description: form.stated('description'),
})

export const educationSection = sectionOf<Education>({
  heading: 'profile.education',
  why: 'profile.why_education',
  entries: user => user.educations,
  shown: (entry, place) => ({
    title: entry.school,
    facts: statedFacts([
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
  create: (page, form, idempotencyKey) =>
    page.call(calls.createEducation, { body: educationBody(form), ...idempotencyOption(idempotencyKey) }),
  update: (page, id, form) => page.call(calls.updateEducation, { params: { id }, body: educationBody(form) }),
  remove: (page, id) => page.call(calls.deleteEducation, { params: { id } }),
})
