import type { Db } from '../../db/client.ts'
import { interviewsStore } from './interviews-store.ts'
import { stateAfter } from './states.ts'
import type { TimerKind } from './tables.ts'
import type { TellInterview } from './tell.ts'
import { timersStore } from './timers-store.ts'

/** What time asks for, of what is due at once: the end before a reminder, and the later reminder in place of both. */
const first = (kinds: readonly TimerKind[]): TimerKind | undefined =>
  (['expire', 'lapse', 'hour', 'day'] as const).find(kind => kinds.includes(kind))

/** Does what is due of one interview, once; false where nothing is. */
export const runDueTimer = ({ db, tell }: { db: Db; tell: TellInterview }): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const id = await timersStore.lockDue(trx)
    const interview = id === undefined ? undefined : await interviewsStore.find(trx, id)
    if (!interview) return false
    const kind = first(await timersStore.takeDue(trx, interview.id))
    if (kind === 'expire' || kind === 'lapse') {
      const state = stateAfter(interview.state, kind)
      if (state === undefined) return true
      const sequence = interview.sequence + (kind === 'expire' ? 1 : 0)
      const ended = await interviewsStore.update(trx, interview.id, { state, sequence })
      if (kind === 'expire') await tell(trx, ended, { news: 'expired', by: null, actorId: null })
    } else if (kind && interview.state === 'accepted' && interview.starts_at > new Date())
      await tell(trx, interview, { news: kind, by: null, actorId: null })
    return true
  })
