import type { AnswerOf } from '@hanap/contracts/call'
import type { listOperatorActs } from '@hanap/contracts/operators/cases.calls'
import type { Formats } from '@hanap/i18n/format'

type Act = AnswerOf<typeof listOperatorActs>['acts'][number]

/** An act as lists show it. */
export const actView = (act: Act, format: Formats) => ({
  id: act.id,
  at: act.at,
  day: format.longDate(act.at),
  time: format.time(act.at),
  when: format.dateTime(act.at),
  by: act.by,
  action: act.action,
  kind: act.kind,
  title: act.title,
  reason: act.reason,
  words: act.words,
  isUndone: act.is_undone,
  canUndo: act.can_undo,
})

export type ActView = ReturnType<typeof actView>

/** A list by its days, in its order. */
export const daysOf = (acts: readonly ActView[]) => {
  const days: { day: string; acts: ActView[] }[] = []
  for (const act of acts) {
    const last = days.at(-1)
    if (last?.day === act.day) last.acts.push(act)
    else days.push({ day: act.day, acts: [act] })
  }
  return days
}
