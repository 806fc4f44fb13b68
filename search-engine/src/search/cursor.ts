import { compareBase, type Segment } from '../store/segment.ts'
import { encodeTexts, type PackedTexts } from '../store/texts.ts'

/** Where a page begins: after the document with this place in the order. */
export interface PageCursor {
  /** 0 for what was found as typed, 1 for what was found only through another language. */
  tier: number
  number: number
  date: number
  id: PackedTexts
  /** The time for which freshness was reckoned, so that numbers stay comparable from page to page. */
  now: number
}

export const baseDate = ({ facts }: Segment, slot: number): number => facts.dates[0]?.[slot] ?? Number.NaN

/** The key of the hit with this id, whose number in the order this is. */
export const formatCursorKey = (
  tier: number,
  number: number,
  date: number,
  now: number,
  id: string,
): string => `${tier} ${number} ${date} ${now} ${id}`

const KEY = /^(\d) (\S+) (\S+) (\S+) (.+)$/s

/** Throws a RangeError for what is no key of a hit. */
export const parseCursorKey = (key: string): PageCursor => {
  const [, tier, number, date, now, id] = KEY.exec(key) ?? []
  if (id === undefined || Number.isNaN(Number(number)) || Number.isNaN(Number(now))) {
    throw new RangeError('after is not the key of a hit')
  }
  return {
    tier: Number(tier),
    number: Number(number),
    date: Number(date),
    now: Number(now),
    id: encodeTexts([id]),
  }
}

/** Whether a document of the start's tier comes after it. */
export const isAfter = (start: PageCursor, segment: Segment, slot: number, number: number): boolean => {
  if (number !== start.number) return number < start.number
  return compareBase(baseDate(segment, slot), segment.ids, slot, start.date, start.id, 0) > 0
}
