import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type { LicenseCertification, Website } from '@hanap/contracts/jobseekers/profile.schemas'
import { monthField, textField } from '../fields.server.ts'
import type { FormReader } from '../form-reader.server.ts'
import { educationSection } from './education-section.server.ts'
import {
  type EntrySection,
  idempotencyOption,
  sectionOf,
  spanText,
  statedFacts,
} from './entry-section.server.ts'
import { workSection } from './work-section.server.ts'

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
    facts: statedFacts([
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
  create: (page, form, idempotencyKey) =>
    page.call(calls.createLicenseCertification, {
      body: licenseBody(form),
      ...idempotencyOption(idempotencyKey),
    }),
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
  create: (page, form, idempotencyKey) =>
    page.call(calls.createWebsite, { body: linkBody(form), ...idempotencyOption(idempotencyKey) }),
  update: (page, id, form) => page.call(calls.updateWebsite, { params: { id }, body: linkBody(form) }),
  remove: (page, id) => page.call(calls.deleteWebsite, { params: { id } }),
})

/** Sections that have entries, by their names in addresses. */
export const entrySections: ReadonlyMap<string, EntrySection> = new Map([
  ['experience', workSection],
  ['education', educationSection],
  ['licenses', licenses],
  ['links', links],
])
