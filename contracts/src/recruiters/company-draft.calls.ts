import type { Call } from '../call.ts'
import type * as schemas from './company-draft.schemas.ts'

const service = 'recruiters'
const path = '/api/recruiters/company/draft'

export const readCompanyDraft: Call<typeof schemas.readCompanyDraft> = {
  id: '453',
  service,
  method: 'GET',
  path,
  who: 'recruiter',
  permission: 'manage_company',
  summary: "What the company's page is to say: its draft, or where there is none what the page says.",
}

export const saveCompanyDraft: Call<typeof schemas.saveCompanyDraft> = {
  id: '454',
  service,
  method: 'PATCH',
  path,
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary: 'Save the draft as it is typed, naming the revision that it was made from; what is absent stays.',
  refusals: ['stale_revision'],
}

export const publishCompanyDraft: Call<typeof schemas.publishCompanyDraft> = {
  id: '455',
  service,
  method: 'POST',
  path: '/api/recruiters/company/draft/publish',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary: "Make the draft the company's page; a change of the website ends what another domain had shown.",
  refusals: ['stale_revision'],
}

export const discardCompanyDraft: Call<typeof schemas.discardCompanyDraft> = {
  id: '456',
  service,
  method: 'DELETE',
  path,
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'Throw the draft away; the page stays as it is.',
}

export const previewCompanyPage: Call<typeof schemas.previewCompanyPage> = {
  id: '457',
  service,
  method: 'GET',
  path: '/api/recruiters/company/preview',
  who: 'recruiter',
  permission: 'manage_company',
  summary: "The company's page as seekers would read it with the draft published.",
}

export const uploadDraftPicture: Call<typeof schemas.uploadDraftPicture> = {
  id: '440',
  service,
  method: 'POST',
  path: `${path}/pictures`,
  who: 'recruiter',
  permission: 'manage_company',
  body: 'form',
  files: ['picture'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary:
    "Put a picture (PNG, JPEG or WebP of at most 10 MB and 8,000 pixels a side) into the draft of the company's page: its logo or cover in place of the one before, or one of at most 12 photos.",
  refusals: ['too_many_files'],
}

export const removeDraftPicture: Call<typeof schemas.removeDraftPicture> = {
  id: '441',
  service,
  method: 'DELETE',
  path: `${path}/pictures/{id}`,
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'Take a picture off the draft; the page shows it until the draft is published.',
  refusals: ['not_found'],
}
