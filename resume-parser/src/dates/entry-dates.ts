import type { ResumeEntry } from '../entries/entry.ts'
import { type FoundValue, foundValue } from '../layout/text-piece.ts'
import type { Moment } from './dates.ts'

export interface EntryDates {
  from?: FoundValue<Moment>
  to?: FoundValue<Moment>
  goesOn: boolean
}

export const entryDatesOf = ({ span, spanPiece }: ResumeEntry): EntryDates => {
  if (!span || !spanPiece) return { goesOn: false }
  const sure = (moment: Moment) => (moment.month === undefined ? 0.75 : span.isRange ? 0.95 : 0.8)
  return {
    ...(span.from && { from: foundValue(span.from, sure(span.from), spanPiece) }),
    ...(span.to && { to: foundValue(span.to, sure(span.to), spanPiece) }),
    goesOn: span.goesOn,
  }
}
