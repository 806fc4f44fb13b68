import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { AccountFacts } from '../auth/index.ts'
import { hasBlocked } from '../companies/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { nextAttempt, pipelineIdOf } from './rules.ts'
import { applicationsStore } from './store.ts'
import { type ApplicationTarget, applicableJob } from './submit.ts'

/** An application that a recruiter asked for in a chat, and that the seeker granted. */
export interface TalentApplication {
  target: ApplicationTarget
  seeker: AccountFacts
  resumeId: string | null
  market: string
}

/**
 * Makes the application in review, with the source “talent”: its recruiter has asked for it, so nobody is told of a new applicant and
 * the job's questions are left to the chat. One that stands already is the one.
 */
export const submitTalentApplication = async (
  trx: Db,
  { notifier }: { notifier: Notifier },
  { target, seeker, resumeId, market }: TalentApplication,
): Promise<string> => {
  const job = applicableJob(target.job)
  const { company, companyId, recruiterId, contact } = target
  const companies = [companyId, job.company_id].filter(id => id !== null)
  if (companies.length > 0 && (await hasBlocked(trx, seeker.id, companies)))
    throw new Refusal('company_blocked')
  const earlier = await applicationsStore.ofJobAndSeeker(trx, seeker.id, job.id)
  const standing = earlier.find(({ stage }) => stage !== 'withdrawn')
  if (standing) return standing.id
  const attempt = nextAttempt(earlier)
  if (attempt === undefined) throw new Refusal('already_applied')
  const pipelineStageId = pipelineIdOf('in_review')
  const id = await applicationsStore.insert(trx, {
    jobId: job.id,
    accountId: seeker.id,
    attempt,
    pipelineStageId: pipelineIdOf('applied'),
    companyId,
    recruiterId,
    firstMessage: null,
    answers: [],
    resumeId,
    source: 'talent',
    market,
    deviceId: null,
    foundBy: null,
  })
  if (id === undefined) throw new Refusal('already_applied')
  const event = { applicationId: id, by: 'seeker', authorId: seeker.id, message: null } as const
  await applicationsStore.addEvent(trx, {
    ...event,
    stage: 'applied',
    pipelineStageId: pipelineIdOf('applied'),
  })
  await applicationsStore.setStage(trx, id, 'in_review', pipelineStageId, { isOpened: true })
  await applicationsStore.addEvent(trx, {
    ...event,
    by: 'recruiter',
    authorId: recruiterId ?? contact?.id ?? '',
    stage: 'in_review',
    pipelineStageId,
  })
  await publishChanges(trx, [{ topic: 'application', id }])
  await notifier.notify(trx, [
    {
      recipient: seeker.recipient,
      key: `applied ${id}`,
      event: { kind: 'applied', job: job.title, jobId: job.id, company: company?.name ?? null },
    },
  ])
  return id
}
