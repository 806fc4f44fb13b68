import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import type { TestApp } from '../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'

export const MANILA = 16700001
export const TAIPEI = 21100001
/** An ad that may be published in Manila. */
export const words: Ad = {
  job_title: 'Beekeeper',
  description: `# What you do\n\n- Look after **forty hives** on our roofs\n- Show visitors how honey is made\n\n${'We train you for a month, and you work with two others who have kept bees for years. '.repeat(3)}`,
  job_type_id: 1,
  workplace: 'on_site',
  job_location_id: MANILA,
}

/** What tests of ads call again and again. */
export const adCalls = (app: TestApp) => ({
  buildCompanyOf: async (more: Parameters<typeof buildCompany>[1] = {}) => {
    const companyId = await buildCompany(app.db, { industry_id: 1, market: 'ph', ...more })
    return { companyId, recruiter: await buildRecruiter(app, { companyId }) }
  },
  create: (as: TestPerson, ad: Ad = words, isDraft = true) =>
    app.call(calls.createEmployerJob, { body: { ...ad, is_draft: isDraft } }, { as }),
  read: async (as: TestPerson, id: string) =>
    (await app.call(calls.readEmployerJob, { params: { id } }, { as })).data.job,
  update: (as: TestPerson, id: string, revision: number, changes: Ad) =>
    app.call(calls.updateEmployerJob, { params: { id }, body: { revision, ...changes } }, { as }),
  close: (as: TestPerson, id: string, more: object = {}) =>
    app.call(calls.closeEmployerJob, { params: { id }, body: { reason: 'filled_here', ...more } }, { as }),
  titlesFound: async (query: string) =>
    (await app.call(searchJobs, { query: { query } }, { market: 'ph' })).data.jobs.map(job => job.job_title),
  publicJob: (id: string) => app.call(readJob, { params: { id } }, { market: 'ph' }),
})

export type AdCalls = ReturnType<typeof adCalls>
