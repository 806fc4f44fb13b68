import type { Call } from '../call.ts'
import type * as schemas from './verification.schemas.ts'

const service = 'recruiters'

export const listVerifications: Call<typeof schemas.listVerifications> = {
  id: '354',
  service,
  method: 'GET',
  path: '/api/recruiters/company/verification',
  who: 'recruiter',
  permission: 'view_reports',
  summary: 'What was and is to be checked of the company, the newest first.',
}

export const requestVerification: Call<typeof schemas.requestVerification> = {
  id: '353',
  service,
  method: 'POST',
  path: '/api/recruiters/company/verification',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary:
    'Have the company verified. `mail`: an address at its domain gets a code, which is sent again as `code`. `dns`: its domain gets a TXT record, for which each call looks. `register`: an operator decides by the number and a document (call 470).',
  refusals: ['too_many_verifications'],
  limits: [
    { by: 'account', max: 30, seconds: 3600 },
    { by: 'account', max: 60, seconds: 86_400 },
  ],
}

export const uploadCompanyDocument: Call<typeof schemas.uploadCompanyDocument> = {
  id: '470',
  service,
  method: 'POST',
  path: '/api/recruiters/company/verification/documents',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'form',
  files: ['file'],
  maxConcurrent: 1,
  summary:
    "An extract of the company's register: an image or PDF of at most 10 MB, which operators alone read. What no verification names within a day is deleted.",
  limits: [{ by: 'account', max: 10, seconds: 3600 }],
}
