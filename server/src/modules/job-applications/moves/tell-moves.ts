import { DAY_MS } from '@hanap/contracts/durations'
import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { Db } from '../../../db/client.ts'
import type { Listener } from '../../../db/listener.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type QueueWorker, queueWorker } from '../../../tasks/worker.ts'
import type { AccountFacts } from '../../auth/index.ts'
import type { JobFacts, Jobs } from '../../jobs/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import { pipelineOfKey } from '../rules.ts'
import { applicationsStore } from '../store.ts'
import { isMessageTemplate, templateText } from './templates.ts'
import {
  MOVES_CHANNEL,
  type ToldApplication,
  untoldMovesStore,
  waitingRefusalsStore,
} from './waiting-store.ts'

export interface TellMovesDeps {
  db: Db
  jobs: Pick<Jobs, 'factsByIds'>
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Cancels the interviews of an application that goes on no more, in its transaction. */
  cancelInterviews(trx: Db, of: { applicationId: string }): Promise<void>
  /** After so many seconds a seeker is told of a move: until then an undo leaves no trace of it. */
  moveNoticeSeconds: number
}

/** Who is told, and of which job. */
interface ToldSeeker {
  seeker: AccountFacts
  job: JobFacts
}

/** So many are looked up together. */
const AT_A_TIME = 50

/** Tells a seeker where they stand now or what was written to them. */
const tellOfMove = (
  trx: Db,
  { notifier }: Pick<TellMovesDeps, 'notifier'>,
  { seeker, job }: ToldSeeker,
  { eventId, stage, message }: { eventId: string; stage: Stage; message: string | null },
): Promise<void> =>
  notifier.notify(trx, [
    {
      recipient: seeker.recipient,
      key: `stage ${eventId}`,
      event: {
        kind: 'stage_changed',
        job: job.title,
        jobId: job.id,
        company: job.company?.name ?? null,
        stage,
        message,
      },
    },
  ])

const toldSeekers = async (
  { jobs, accountsByIds }: TellMovesDeps,
  applications: readonly ToldApplication[],
): Promise<(about: ToldApplication) => ToldSeeker | undefined> => {
  const [accounts, facts] = await Promise.all([
    accountsByIds(applications.flatMap(({ accountId }) => accountId ?? [])),
    jobs.factsByIds([...new Set(applications.map(({ jobId }) => jobId))]),
  ])
  const jobsById = new Map(facts.map(job => [job.id, job]))
  return ({ accountId, jobId }) => {
    const seeker = accounts.get(accountId ?? '')
    const job = jobsById.get(jobId)
    return seeker && job ? { seeker, job } : undefined
  }
}

const messageFor = (
  { message, template }: { message: string | null; template: string | null },
  told: ToldSeeker | undefined,
): string | null => {
  if (template === null || !isMessageTemplate(template) || !told) return message
  const { seeker, job } = told
  return templateText(template, { name: seeker.firstName, job: job.title }, seeker.recipient.language)
}

/** Refusals whose time has come: stage, timeline and message reach the seeker together. */
const tellRefusals = async (deps: TellMovesDeps): Promise<boolean> => {
  const due = await waitingRefusalsStore.due(deps.db, AT_A_TIME)
  if (due.length === 0) return false
  const toldSeekerOf = await toldSeekers(deps, due)
  const { id: pipelineStageId } = pipelineOfKey('not_selected')
  let isAnyTold = false
  for (const application of due) {
    const recipient = toldSeekerOf(application)
    await deps.db.transaction().execute(async trx => {
      const { applicationId } = application
      const refusal = await waitingRefusalsStore.take(trx, applicationId)
      if (!refusal) return
      isAnyTold = true
      const message = messageFor(refusal, recipient)
      await applicationsStore.setStage(trx, applicationId, 'not_selected', pipelineStageId, {
        isOpened: true,
        isAnswered: true,
      })
      const eventId = await applicationsStore.addEvent(trx, {
        applicationId,
        stage: 'not_selected',
        pipelineStageId,
        by: 'recruiter',
        authorId: refusal.authorId,
        message,
      })
      await deps.cancelInterviews(trx, { applicationId })
      await publishChanges(trx, [{ topic: 'application', id: applicationId }])
      if (recipient) await tellOfMove(trx, deps, recipient, { eventId, stage: 'not_selected', message })
    })
  }
  return isAnyTold
}

/** Moves, which stand in their timelines already. */
const tellUntold = async (deps: TellMovesDeps): Promise<boolean> => {
  const moves = await untoldMovesStore.due(deps.db, AT_A_TIME)
  if (moves.length === 0) return false
  const toldSeekerOf = await toldSeekers(deps, moves)
  for (const move of moves) {
    const recipient = toldSeekerOf(move)
    await deps.db.transaction().execute(async trx => {
      const { eventId } = move
      const untold = await untoldMovesStore.take(trx, eventId)
      if (!untold || !recipient) return
      const message = messageFor(untold, recipient)
      if (message === null && untold.isOver) return
      if (message !== null && message !== untold.message)
        await untoldMovesStore.setMessage(trx, eventId, message)
      await tellOfMove(trx, deps, recipient, { eventId, stage: untold.stage, message })
    })
  }
  return true
}

/** Tells seekers what was decided while they were not told at once. */
export const moveTeller = (
  deps: TellMovesDeps & { listener: Listener; onError(error: unknown): void },
): QueueWorker =>
  queueWorker({
    workOne: async () => (await tellUntold(deps)) || (await tellRefusals(deps)),
    untilNext: async () => {
      const waits = [
        await untoldMovesStore.untilNext(deps.db),
        await waitingRefusalsStore.untilNext(deps.db),
      ].flatMap(ms => ms ?? [])
      return waits.length === 0 ? undefined : Math.min(Math.max(Math.min(...waits), 0), DAY_MS)
    },
    wokenBy: { listener: deps.listener, channel: MOVES_CHANNEL },
    minIdleMs: 50,
    onError: deps.onError,
  })
