import { compareBase, type Segment } from '../store/segment.ts'
import { encodeTexts, type Texts } from '../store/texts.ts'

/** Where a page begins: after the document with this place in the order. */
export interface Start {
  /** 0 for what was found as typed, 1 for what was found only through another language. */
  tier: number
  number: number
  date: number
  id: Texts
  /** The time for which freshness was reckoned, so that numbers stay comparable from page to page. */
  now: number
}

export function baseDate({ facts }: Segment, slot: number): number {
  return facts.dates[0]?.[slot] ?? Number.NaN
}

export function writeKey(segment: Segment, slot: number, number: number, tier: number, now: number): string {
  // As texts, for JSON has no infinity.
  return JSON.stringify([tier, String(number), String(baseDate(segment, slot)), segment.id(slot), now])
}

/** Throws a RangeError for what is no key of a hit. */
export function readKey(key: string): Start {
  const parts = partsOf(key)
  if (!parts) throw new RangeError('after is not the key of a hit')
  const [tier, number, date, id, now] = parts
  return { tier, number: Number(number), date: Number(date), id: encodeTexts([id]), now }
}

type Parts = [tier: number, number: string, date: string, id: string, now: number]

function partsOf(key: string): Parts | null {
  try {
    const parts: unknown = JSON.parse(key)
    return isParts(parts) ? parts : null
  } catch {
    return null
  }
}

function isParts(parts: unknown): parts is Parts {
  if (!Array.isArray(parts) || parts.length !== 5) return false
  const [tier, number, date, id, now] = parts
  return (
    typeof tier === 'number' &&
    typeof number === 'string' &&
    !Number.isNaN(Number(number)) &&
    typeof date === 'string' &&
    typeof id === 'string' &&
    typeof now === 'number'
  )
}

/** Whether a document of the start's tier comes after it. */
export function isAfter(start: Start, segment: Segment, slot: number, number: number): boolean {
  if (number !== start.number) return number < start.number
  return compareBase(baseDate(segment, slot), segment.ids, slot, start.date, start.id, 0) > 0
}
