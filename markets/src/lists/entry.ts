/**
 * An entry of an option list (spec section 3) as our code knows it; its texts are in `lists/<language>.json`.
 * Ids are stable for good: a new entry takes the next free number of its list, a dropped one's stays unused.
 * Lists stand in the order of display. Facts keep the wire's spelling.
 */
export interface ListEntry {
  id: number
  key: string
  /** A name that is the same in every language; such an entry has no text. */
  name?: string
}

/** Bounds in whole units, both inclusive; `to` is null where the range is open. */
export interface NumberRangeEntry extends ListEntry {
  from: number
  to: number | null
}
