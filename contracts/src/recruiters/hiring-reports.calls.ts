import type { Call } from '../call.ts'
import type * as schemas from './hiring-reports.schemas.ts'

const service = 'recruiters'

export const readHiringReport: Call<typeof schemas.readHiringReport> = {
  id: '357',
  service,
  method: 'GET',
  path: '/api/recruiters/reports',
  who: 'recruiter',
  permission: 'view_reports',
  summary:
    'What became of the views, applications and stages of a company or one of its jobs, in closed days of its time zone; 28 of them unless the query says otherwise. A median of fewer than five is null.',
  refusals: ['job_not_found'],
  limits: [{ by: 'account', max: 600, seconds: 3600 }],
}

export const exportHiringReport: Call<typeof schemas.exportHiringReport> = {
  id: '477',
  service,
  method: 'GET',
  path: '/api/recruiters/reports/export',
  who: 'recruiter',
  // Viewers take nothing away.
  permission: 'move_applicants',
  answers: 'file',
  types: ['text/csv'],
  summary: 'One table of the report, as CSV.',
  refusals: ['job_not_found', 'permission_refused'],
  limits: [{ by: 'account', max: 600, seconds: 3600 }],
}

export const readMarketFigures: Call<typeof schemas.readMarketFigures> = {
  id: '547',
  service,
  method: 'GET',
  path: '/api/recruiters/market-figures',
  who: 'public',
  summary:
    'How large a market of this installation is and how fast one hires in it; a figure of too few is null. Counted anew every ten minutes, medians once a day.',
  cacheControl: 'public, max-age=60',
}
