import type { Schema } from '../schema.ts'

interface TextLayout {
  name: string
  weight: number
  lengthPenalty: number
  isMention: boolean
}

export interface FilterLayout {
  name: string
  many: boolean
}

/** A schema as lists, so that the engine works with positions instead of names. */
export interface IndexLayout {
  schema: Schema
  text: readonly TextLayout[]
  filters: readonly FilterLayout[]
  ranges: readonly string[]
  dates: readonly string[]
  freshness: { date: number; weight: number; halfLifeMs: number } | null
  /** The text field that is also kept word by word. */
  lead: number
  /** The filter field by whose value documents lie apart, or -1. */
  partition: number
}

export const MAX_TEXT_FIELDS = 8

export const MS_PER_DAY = 86_400_000
const USUAL_LENGTH_PENALTY = 0.75

export const layoutOf = (schema: Schema): IndexLayout => {
  const text = Object.entries(schema.text).map(([name, field]) => ({
    name,
    weight: field.weight,
    lengthPenalty: field.lengthPenalty ?? USUAL_LENGTH_PENALTY,
    isMention: field.isMention ?? false,
  }))
  if (text.length === 0 || text.length > MAX_TEXT_FIELDS) {
    throw new RangeError(`A schema has 1 to ${MAX_TEXT_FIELDS} text fields, not ${text.length}`)
  }
  const lead = text.reduce((best, field, at) => (field.weight > text[best].weight ? at : best), 0)
  const dates = Object.entries(schema.dates ?? {})
  const fresh = dates.findIndex(([, field]) => field.freshness !== undefined)
  const freshness = fresh < 0 ? undefined : dates[fresh][1].freshness
  const partition =
    schema.partition === undefined ? -1 : Object.keys(schema.filters).indexOf(schema.partition)
  if (schema.partition !== undefined && (partition < 0 || schema.filters[schema.partition]?.many))
    throw new RangeError(
      `"${schema.partition}" is no filter of one value, by which documents could lie apart`,
    )
  return {
    schema,
    text,
    filters: Object.entries(schema.filters).map(([name, field]) => ({ name, many: field.many ?? false })),
    ranges: Object.keys(schema.ranges ?? {}),
    dates: dates.map(([name]) => name),
    freshness: freshness
      ? { date: fresh, weight: freshness.weight, halfLifeMs: freshness.halfLifeDays * MS_PER_DAY }
      : null,
    lead,
    partition,
  }
}

/** The position of a named field; an unknown name is the caller's mistake. */
export const positionOf = (names: readonly string[], name: string, kind: string): number => {
  const at = names.indexOf(name)
  if (at < 0) throw new RangeError(`The index has no ${kind} "${name}"`)
  return at
}

export const filterPosition = (layout: IndexLayout, name: string): number => {
  const at = layout.filters.findIndex(field => field.name === name)
  if (at < 0) throw new RangeError(`The index has no filter "${name}"`)
  return at
}
