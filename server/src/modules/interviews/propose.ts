import type { proposeInterview } from '@hanap/contracts/interviews/interviews.schemas'
import type { z } from 'zod'
import type { CompanyReader, Member } from '../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { type AccountFacts, accountFactsByIds } from '../auth/index.ts'
import { hasBlocked } from '../companies/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type ProposedSlot, placedSlots } from './groups/placed-slots.ts'
import { type InterviewRow, interviewsStore, spanOf } from './interviews-store.ts'
import type { TellInterview } from './tell.ts'
import { proposalTimers, timersStore } from './timers-store.ts'

export interface ProposeDeps {
  db: Db
  jobs: Pick<Jobs, 'factsByIds'>
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  standingApplication(
    reader: CompanyReader,
    id: string,
  ): Promise<{ id: string; jobId: string; seekerId: string } | undefined>
  /** Whether the application goes on, which is held as it is until the transaction ends. */
  lockOpenApplication(trx: Db, companyId: string, id: string): Promise<boolean>
  tell: TellInterview
}

type Proposal = z.output<typeof proposeInterview.body>

/** Not so far ahead that nobody means it. */
const MAX_AHEAD_MS = 366 * 86_400_000

/** Slots as they are stored, in the order of time; refuses those that are over, too far ahead or twice there. */
export const slotsOf = (
  sent: readonly { starts_at: string; minutes: number; capacity: number }[],
  now: Date,
): ProposedSlot[] => {
  const slots = sent
    .map(({ starts_at, ...slot }) => ({ starts_at: new Date(starts_at), ...slot }))
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  const times = slots.map(({ starts_at }) => starts_at.getTime())
  if (times.some(time => time <= now.getTime())) throw refuseField('slots', 'time_past')
  if (times.some(time => time > now.getTime() + MAX_AHEAD_MS)) throw refuseField('slots', 'time_far')
  if (new Set(times).size < times.length) throw refuseField('slots', 'time_twice')
  return slots
}

const interviewersOf = async (
  { accountsByIds }: Pick<ProposeDeps, 'accountsByIds'>,
  { accountId, companyId }: Member,
  ids: readonly string[] = [accountId],
): Promise<string[]> => {
  const named = [...new Set(ids)]
  const accounts = await accountsByIds(named)
  const isOfTeam = (id: string) => {
    const account = accounts.get(id)
    return account?.companyId === companyId && account.isStaying
  }
  if (!named.every(isOfTeam)) throw refuseField('interviewer_ids', 'invalid_choice')
  return named
}

/** Whoever blocks the company or leaves meanwhile comes before or after: nothing is proposed that would stay. */
const refuseUnreachable = async (trx: Db, seekerId: string, companyId: string) => {
  await interviewsStore.lockSeeker(trx, seekerId)
  const seeker = (await accountFactsByIds(trx, [seekerId])).get(seekerId)
  if (!seeker?.isStaying || (await hasBlocked(trx, seekerId, [companyId])))
    throw new Refusal('application_not_found')
}

/** A recruiter proposes slots to an applicant: the interview, its slots, mails and message stand together. */
export const proposeToApplicant = async (
  deps: ProposeDeps,
  member: Member,
  proposal: Proposal,
  { timeZone, key }: { timeZone: string; key: IdempotencyKey | null },
): Promise<string> => {
  const { application_id, place, online_url, note } = proposal
  const now = new Date()
  const slots = slotsOf(proposal.slots, now)
  if (place === undefined && online_url === undefined) throw refuseField('place', 'required')
  const application = await deps.standingApplication(member, application_id)
  if (!application) throw new Refusal('application_not_found')
  const [interviewerIds, [job]] = await Promise.all([
    interviewersOf(deps, member, proposal.interviewer_ids),
    deps.jobs.factsByIds([application.jobId]),
  ])
  if (!job) throw new Refusal('application_not_found')
  const { id } = await withIdempotency(deps.db, key, refuseIdempotencyConflict, async trx => {
    await refuseUnreachable(trx, application.seekerId, member.companyId)
    if (!(await deps.lockOpenApplication(trx, member.companyId, application.id)))
      throw new Refusal('stage_closed')
    const interview: InterviewRow = await interviewsStore.insert(
      trx,
      {
        application_id: application.id,
        job_id: job.id,
        job_title: job.title,
        company_id: member.companyId,
        company_name: job.company?.name ?? null,
        seeker_id: application.seekerId,
        recruiter_id: member.accountId,
        chat_id: null,
        state: 'proposed',
        proposed_by: 'recruiter',
        ...spanOf(slots),
        place: place ?? null,
        online_url: online_url ?? null,
        note: note || null,
        time_zone: proposal.time_zone ?? timeZone,
      },
      interviewerIds,
    )
    const group = { companyId: member.companyId, interviewerIds }
    await interviewsStore.setSlots(trx, interview.id, await placedSlots(trx, group, slots))
    await timersStore.set(trx, interview.id, proposalTimers(slots))
    await deps.tell(trx, interview, { news: 'proposed', by: 'recruiter', actorId: member.accountId })
    return { id: interview.id }
  })
  return id
}
