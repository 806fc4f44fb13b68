import type { Call } from '../call.ts'
import type * as schemas from './company-pictures.schemas.ts'

/** What of a company's page a picture is. */
export const companyPictureKinds = ['logo', 'cover', 'photo'] as const

export const readCompanyPicture: Call<typeof schemas.readCompanyPicture> = {
  id: '476',
  service: 'companies',
  method: 'GET',
  path: '/api/companies/pictures/{id}',
  who: 'public',
  answers: 'file',
  types: ['image/webp'],
  // Another picture has another address.
  cacheControl: 'public, max-age=31536000, immutable',
  summary: "A picture of a company's page.",
}

export const uploadCompanyPicture: Call<typeof schemas.uploadCompanyPicture> = {
  id: '474',
  service: 'recruiters',
  method: 'POST',
  path: '/api/recruiters/company/pictures',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'form',
  files: ['picture'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary:
    "Put a picture (PNG, JPEG or WebP of at most 10 MB and 8,000 pixels a side) on the company's page, without metadata: its logo or cover in place of the one before, or one of at most 12 photos.",
  refusals: ['too_many_files'],
}

export const deleteCompanyPicture: Call<typeof schemas.deleteCompanyPicture> = {
  id: '475',
  service: 'recruiters',
  method: 'DELETE',
  path: '/api/recruiters/company/pictures/{id}',
  who: 'recruiter',
  permission: 'manage_company',
  summary: "Take a picture off the company's page.",
  refusals: ['not_found'],
}
