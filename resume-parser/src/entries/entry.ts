import type { DateSpan } from '../dates/dates.ts'
import type { LabelRole } from '../headings/label-words.ts'
import type { TextPiece } from '../layout/text-piece.ts'

/** How an entry was told: in a table with a header, in a form, in a sentence, or as lines around a time. */
export type EntryLayout = 'table' | 'form' | 'prose' | 'block'

/** One job or study of a part: what heads it, when it was, and what is said of it. */
export interface ResumeEntry {
  manner: EntryLayout
  /** What labels, a table's header or a sentence's words say that it is. */
  labelledValues: ReadonlyMap<LabelRole, TextPiece>
  /** Lines that head it, without their times, where nothing says what they are. */
  head: TextPiece[][]
  span: DateSpan | undefined
  /** Where the time stands in the whole text. */
  spanPiece: TextPiece | undefined
  body: TextPiece[]
  /** Its head also says how long all posts there were together: those below are at the same company. */
  isGroup?: boolean
  /** Where it begins. */
  start: number
}
