import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { Db } from '../../../db/client.ts'
import { HOUR_MS } from '../../../tasks/every.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { estimateResponse, type Waiting } from './estimate.ts'
import { type BegunChat, responseStore } from './response-store.ts'

export interface ResponseDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Which of these applications are at a stage. */
  applicationsAt(ids: readonly string[], stage: Stage): Promise<Set<string>>
}

/** Recruiters whose clocks are computed at once. */
const AT_ONCE = 200

/** Whose waiting says something of the recruiter: who has gone on, is suspended or never confirmed their address is left out. */
const counted = async (
  { accountsByIds, applicationsAt }: ResponseDeps,
  chats: readonly BegunChat[],
): Promise<BegunChat[]> => {
  const [seekers, withdrawn] = await Promise.all([
    accountsByIds([...new Set(chats.map(({ seeker_id }) => seeker_id))]),
    applicationsAt(
      chats.flatMap(({ application_ids }) => application_ids),
      'withdrawn',
    ),
  ])
  return chats.filter(({ seeker_id, application_ids }) => {
    const seeker = seekers.get(seeker_id)
    const hasGone = application_ids.length > 0 && application_ids.every(id => withdrawn.has(id))
    return seeker?.isStaying && seeker.isEmailVerified && !hasGone
  })
}

const waitsOf = (chats: readonly BegunChat[], now: Date): Waiting[] =>
  chats.map(({ asked_at, answered_at }) => ({
    hours: Math.max(0, (answered_at ?? now).getTime() - asked_at.getTime()) / HOUR_MS,
    isAnswered: answered_at !== null,
  }))

/** Computes the response clocks that may have changed (hiring.md, Chat): a batch after the other. */
export const renewResponses = async (deps: ResponseDeps): Promise<void> => {
  for (;;) {
    const now = new Date()
    const recruiterIds = await responseStore.outdated(deps.db, AT_ONCE)
    const chats = Map.groupBy(
      await counted(deps, await responseStore.begun(deps.db, recruiterIds)),
      ({ recruiter_id }) => recruiter_id,
    )
    const estimates = recruiterIds.map(
      id => [id, estimateResponse(waitsOf(chats.get(id) ?? [], now))] as const,
    )
    await responseStore.save(deps.db, new Map(estimates), now)
    if (recruiterIds.length < AT_ONCE) return
  }
}
