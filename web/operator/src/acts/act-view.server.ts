import type { AnswerOf } from '@hanap/contracts/call'
import type { listOperatorActs } from '@hanap/contracts/operators/cases.calls'
import type { Formats } from '@hanap/i18n/format'

type Act = AnswerOf<typeof listOperatorActs>['acts'][number]

/** An act as lists show it. */
export const actView = (act: Act, format: Formats) => ({
  id: act.id,
  at: act.at,
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
