import type { Span } from '../dates/dates.ts'
import type { Role } from '../headings/label-words.ts'
import type { Piece } from '../layout/piece.ts'

/** How an entry was told: in a table with a header, in a form, in a sentence, or as lines around a time. */
export type Manner = 'table' | 'form' | 'prose' | 'block'

/** One job or study of a part: what heads it, when it was, and what is said of it. */
export interface Entry {
  manner: Manner
  /** What labels, a table's header or a sentence's words say that it is. */
  said: ReadonlyMap<Role, Piece>
  /** Lines that head it, without their times, where nothing says what they are. */
  head: Piece[][]
  span: Span | undefined
  /** Where the time stands in the whole text. */
  spanPiece: Piece | undefined
  body: Piece[]
  /** Its head also says how long all posts there were together: those below are at the same company. */
  isGroup?: boolean
  /** Where it begins. */
  start: number
}
