import type { Entry } from '../entries/entry.ts'
import { type Found, found } from '../layout/piece.ts'
import type { Moment } from './dates.ts'

export interface Time {
  from?: Found<Moment>
  to?: Found<Moment>
  goesOn: boolean
}

export const timeOf = ({ span, spanPiece }: Entry): Time => {
  if (!span || !spanPiece) return { goesOn: false }
  const sure = (moment: Moment) => (moment.month === undefined ? 0.75 : span.isRange ? 0.95 : 0.8)
  return {
    ...(span.from && { from: found(span.from, sure(span.from), spanPiece) }),
    ...(span.to && { to: found(span.to, sure(span.to), spanPiece) }),
    goesOn: span.goesOn,
  }
}
