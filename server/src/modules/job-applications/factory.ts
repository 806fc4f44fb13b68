import { apply } from '@hanap/contracts/data/data.calls'
import type { TestApp, TestFiles } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { resumeFile } from '../resumes/factory.ts'

/** A company with a recruiter and an open job of theirs. */
export interface Employer {
  companyId: string
  recruiter: TestPerson
  jobId: string
}

export const buildEmployer = async (
  app: TestApp,
  more: Parameters<typeof buildJob>[1] = {},
): Promise<Employer> => {
  const companyId = await buildCompany(app.db, { industry_id: 1 })
  const recruiter = await buildRecruiter(app, { companyId })
  const jobId = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id, ...more })
  return { companyId, recruiter, jobId }
}

/** An application with a resume; answers its id. */
export const buildApplication = async (
  app: TestApp,
  jobId: string,
  seeker: TestPerson,
  files: TestFiles = { resume: resumeFile() },
): Promise<string> => {
  const { data } = await app.call(apply, { params: { id: jobId }, files }, { as: seeker })
  return data.id
}

/** An employer whose job a seeker applied to: of an address that nobody verified, unless one is given. */
export const buildHiring = async (app: TestApp, { seeker: given }: { seeker?: TestPerson } = {}) => {
  const employer = await buildEmployer(app)
  const seeker = given ?? (await buildSeeker(app))
  return { ...employer, seeker, id: await buildApplication(app, employer.jobId, seeker) }
}

/** Until every seeker was told of the moves there are. */
export const untilMovesAreTold = ({ connection }: Pick<TestApp, 'connection'>): Promise<void> =>
  eventually(async () => {
    const untold = await connection.sql`select from untold_moves limit 1`
    if (untold.length > 0) throw new Error('Somebody was not told of a move')
  })
