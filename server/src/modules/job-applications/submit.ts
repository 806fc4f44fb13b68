import type { ScreeningAnswer } from '@hanap/contracts/job-applications/application.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { AccountFacts } from '../auth/index.ts'
import { hasBlocked, industryText } from '../companies/index.ts'
import { type JobRow, type Jobs, statusAt, viewSourceOf } from '../jobs/index.ts'
import type { Notifier, Recipient } from '../notifications/index.ts'
import type { DocumentResumes, PrintedDocument, Resumes, StoredResume } from '../resumes/index.ts'
import { hiringContactOf } from './hiring-contact.ts'
import { nextAttempt, pipelineIdOf } from './rules.ts'
import { checkAnswers } from './screening.ts'
import { applicationsStore } from './store.ts'

/** Who applies. `recipient` is for the confirmation. */
export interface ApplyingSeeker {
  accountId: string
  /** From which it comes; null where that is not known. */
  deviceId: string | null
  firstName: string
  lastName: string
  recipient: Recipient
}

interface ApplicationFields {
  source: string
  first_message?: string | undefined
  screening_answers: readonly ScreeningAnswer[]
  resume_id?: string | undefined
}

/**
 * What is read before the transaction begins: inside it nothing may ask for a second connection, or as many
 * applications at once as there are connections would wait for each other.
 */
export interface ApplicationTarget {
  job: JobRow | undefined
  company: { name: string; industryId: number | null } | undefined
  /** The company that handles its applications. */
  companyId: string | null
  recruiterId: string | null
  /** Who is told of a new application; nobody where nobody may see it yet. */
  contact: AccountFacts | undefined
}

export interface Submission {
  target: ApplicationTarget
  seeker: ApplyingSeeker
  fields: ApplicationFields
  /** Its file, stored before the transaction began, or what is wrong with it: said where nothing else forbids applying. */
  resume: StoredResume | Refusal | undefined
  /** Of the resume builder, made before the transaction began. */
  document?: PrintedDocument | undefined
  language: LanguageCode
  market: string
}

/** What applying answers. */
export interface SubmissionResult {
  id: string
  /** Of the chat that the first message opened. */
  chat_id: string | null
  job_categories: number[]
  company_industry: string | null
}

export interface SubmitDeps {
  jobs: Jobs
  resumes: Resumes & DocumentResumes
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  openChat(
    trx: Db,
    application: {
      id: string
      jobId: string
      seekerId: string
      companyId: string
      recruiterId: string
      firstMessage: string
    },
  ): Promise<string | null>
}

/** Reads what applying to a job needs; refuses nothing, so that a repeat can still get its first answer. */
export const readApplicationTarget = async (deps: SubmitDeps, jobId: string): Promise<ApplicationTarget> => {
  const job = await deps.jobs.find(jobId)
  const { company, ...handler } = await hiringContactOf(deps, job ?? { company_id: null, recruiter_id: null })
  return {
    job,
    company: company && { name: company.name, industryId: company.industry_id },
    companyId: handler.companyId,
    recruiterId: handler.recruiterId,
    contact: handler.contact,
  }
}

export const applicableJob = (job: JobRow | undefined): JobRow => {
  if (!job) throw new Refusal('job_not_found')
  if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
  if (job.external_apply_url !== null) throw new Refusal('applies_elsewhere')
  return job
}

const resumeOf = async (
  trx: Db,
  { resumes }: Pick<SubmitDeps, 'resumes'>,
  { seeker, fields, resume, document }: Submission,
): Promise<string | null> => {
  if (resume instanceof Refusal) throw resume
  if (resume) return (await resumes.add(trx, seeker.accountId, resume)).id
  if (document) return resumes.addPrinted(trx, seeker.accountId, document)
  if (fields.resume_id === undefined) return null
  if (!(await resumes.isOwn(trx, seeker.accountId, fields.resume_id)))
    throw refuseField('resume_id', 'invalid_choice')
  return fields.resume_id
}

const chatOf = async (
  trx: Db,
  { openChat }: Pick<SubmitDeps, 'openChat'>,
  { target: { job, companyId, contact }, seeker, fields }: Submission,
  id: string,
): Promise<string | null> => {
  const firstMessage = fields.first_message
  if (!firstMessage || !job || companyId === null || !contact) return null
  return openChat(trx, {
    id,
    jobId: job.id,
    seekerId: seeker.accountId,
    companyId,
    recruiterId: contact.id,
    firstMessage,
  })
}

/**
 * Applies to a job in the caller's transaction: the application, its first event, the resume, both mails and
 * the outbox stand together or not at all.
 */
export const submitApplication = async (
  trx: Db,
  deps: Pick<SubmitDeps, 'resumes' | 'notifier' | 'openChat'>,
  submission: Submission,
): Promise<SubmissionResult> => {
  const { target, seeker, fields, language, market } = submission
  const { company, companyId, recruiterId, contact } = target
  const job = applicableJob(target.job)
  const jobId = job.id
  const companies = [companyId, job.company_id].filter(id => id !== null)
  // Its recruiters would never see it.
  if (companies.length > 0 && (await hasBlocked(trx, seeker.accountId, companies)))
    throw new Refusal('company_blocked')
  const earlier = await applicationsStore.ofJobAndSeeker(trx, seeker.accountId, jobId)
  const attempt = nextAttempt(earlier)
  if (attempt === undefined) throw new Refusal('already_applied')
  const { stored, errors } = checkAnswers(job.screening_questions, fields.screening_answers)
  if (Object.keys(errors).length > 0) throw new Refusal('invalid_fields', { fields: errors })

  const applied = { stage: 'applied', pipelineStageId: pipelineIdOf('applied') } as const
  const id = await applicationsStore.insert(trx, {
    jobId,
    accountId: seeker.accountId,
    attempt,
    pipelineStageId: applied.pipelineStageId,
    companyId,
    recruiterId,
    firstMessage: fields.first_message || null,
    answers: stored,
    resumeId: await resumeOf(trx, deps, submission),
    source: fields.source,
    market,
    deviceId: seeker.deviceId,
    foundBy: seeker.deviceId === null ? null : await viewSourceOf(trx, jobId, seeker.deviceId),
  })
  if (id === undefined) throw new Refusal('already_applied')
  await applicationsStore.addEvent(trx, {
    ...applied,
    applicationId: id,
    by: 'seeker',
    authorId: seeker.accountId,
    message: null,
  })
  await publishChanges(trx, [{ topic: 'application', id }])

  await deps.notifier.notify(trx, [
    {
      recipient: seeker.recipient,
      key: `applied ${id}`,
      event: { kind: 'applied', job: job.title, jobId, company: company?.name ?? null },
    },
  ])
  if (contact) {
    const applicant = personName(seeker.firstName, seeker.lastName)
    await deps.notifier.notify(trx, [
      {
        recipient: contact.recipient,
        key: `new-applicant ${id}`,
        event: { kind: 'new_applicant', job: job.title, jobId, applicant },
      },
    ])
  }
  return {
    id,
    chat_id: await chatOf(trx, deps, submission, id),
    job_categories: job.category_id === null ? [] : [job.category_id],
    company_industry: industryText(company?.industryId ?? job.industry_id, language),
  }
}
