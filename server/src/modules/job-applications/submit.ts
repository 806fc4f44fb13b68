import type { ScreeningAnswer } from '@hanap/contracts/application.schemas'
import type { FormFile } from '@hanap/contracts/page'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../db/client.ts'
import { publish } from '../../db/outbox.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import type { AccountFacts } from '../auth/index.ts'
import { industryText } from '../companies/index.ts'
import { type JobRow, type Jobs, statusAt } from '../jobs/index.ts'
import type { Resumes } from '../jobseekers/index.ts'
import type { Mailbox, Reader } from '../notifications/index.ts'
import { nextAttempt, pipelineIdOf } from './rules.ts'
import { checkAnswers } from './screening.ts'
import { applicationsStore } from './store.ts'

/** Who applies. `reader` is for the confirmation mail. */
export interface Applying {
  accountId: string
  firstName: string
  lastName: string
  reader: Reader
}

export interface ApplicationFields {
  source: string
  first_message?: string | undefined
  screening_answers: readonly ScreeningAnswer[]
  resume_id?: string | undefined
}

export interface Submission {
  jobId: string
  seeker: Applying
  fields: ApplicationFields
  resume: FormFile | undefined
  language: LanguageCode
  market: string
}

/** What applying answers. */
export interface Submitted {
  id: string
  chat_id: null
  job_categories: number[]
  company_industry: string | null
}

export interface SubmitDeps {
  jobs: Jobs
  resumes: Resumes
  mailbox: Mailbox
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

const openJob = async (jobs: Jobs, id: string): Promise<JobRow> => {
  const job = await jobs.store.find(id)
  if (!job) throw new Refusal('job_not_found')
  if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
  if (job.external_apply_url !== null) throw new Refusal('applies_elsewhere')
  return job
}

/** The company that handles a job's applications, and who there is told of a new one. */
const handlersOf = async ({ accountsByIds, recruitersOf }: SubmitDeps, job: JobRow) => {
  const owner =
    job.recruiter_id === null ? undefined : (await accountsByIds([job.recruiter_id])).get(job.recruiter_id)
  const companyId = owner?.companyId ?? job.company_id
  const told = owner ?? (companyId === null ? undefined : (await recruitersOf(companyId))[0])
  return { companyId, recruiterId: owner?.id ?? null, told }
}

const resumeOf = async (
  trx: Db,
  { resumes }: SubmitDeps,
  { seeker, fields, resume }: Submission,
): Promise<string | null> => {
  if (resume) return (await resumes.add(trx, seeker.accountId, 'resume', resume)).id
  if (fields.resume_id === undefined) return null
  if (!(await resumes.isOwn(trx, seeker.accountId, fields.resume_id)))
    throw refuseField('resume_id', 'invalid_choice')
  return fields.resume_id
}

/**
 * Applies to a job in the caller's transaction: the application, its first event, the resume, both mails and
 * the outbox stand together or not at all. Refuses with what `decisions.md` (Applications and hiring) says.
 */
export const submitApplication = async (
  trx: Db,
  deps: SubmitDeps,
  submission: Submission,
): Promise<Submitted> => {
  const { jobId, seeker, fields, language, market } = submission
  const job = await openJob(deps.jobs, jobId)
  const earlier = await applicationsStore.ofJobAndSeeker(trx, seeker.accountId, jobId)
  const attempt = nextAttempt(earlier)
  if (attempt === undefined) throw new Refusal('already_applied')
  const { kept, errors } = checkAnswers(job.screening_questions, fields.screening_answers)
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_fields', { fields: errors })

  const { companyId, recruiterId, told } = await handlersOf(deps, job)
  const applied = { stage: 'applied', pipelineStageId: pipelineIdOf('applied') } as const
  const id = await applicationsStore.insert(trx, {
    jobId,
    accountId: seeker.accountId,
    attempt,
    pipelineStageId: applied.pipelineStageId,
    companyId,
    recruiterId,
    firstMessage: fields.first_message || null,
    answers: kept,
    resumeId: await resumeOf(trx, deps, submission),
    source: fields.source,
    market,
  })
  if (id === undefined) throw new Refusal('already_applied')
  await applicationsStore.addEvent(trx, {
    ...applied,
    applicationId: id,
    by: 'seeker',
    authorId: seeker.accountId,
    message: null,
  })
  await publish(trx, [{ topic: 'application', id }])

  const company = job.company_id === null ? undefined : await deps.jobs.companies.find(job.company_id)
  await deps.mailbox.post(trx, [
    {
      to: seeker.reader,
      key: `applied ${id}`,
      news: { kind: 'applied', job: job.title, jobId, company: company?.name ?? null },
    },
  ])
  if (told) {
    const applicant = `${seeker.firstName} ${seeker.lastName}`.trim()
    await deps.mailbox.post(trx, [
      {
        to: told.reader,
        key: `new-applicant ${id}`,
        news: { kind: 'new_applicant', job: job.title, jobId, applicant },
      },
    ])
  }
  return {
    id,
    chat_id: null,
    job_categories: job.category_id === null ? [] : [job.category_id],
    company_industry: industryText(company?.industry_id ?? job.industry_id, language),
  }
}
