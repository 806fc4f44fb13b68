export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** Throws a SyntaxError for what is no JSON. */
export const parseJson = (text: string): Json => JSON.parse(text)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)

/** A value as a list: what is no list is a list of itself, nothing is an empty one. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : isList(value) ? value : [value]

/** A field of the first object in a value; undefined where there is none. */
export const fieldOf = (value: Json | undefined, ...names: string[]): Json | undefined => {
  let current = value
  for (const name of names) {
    current = listOf(current).find(isObject)?.[name]
    if (current === undefined) return undefined
  }
  return current
}

/** The texts in a value: texts, numbers, and the names of objects, as schema.org allows either. */
export const textsOf = (value: Json | undefined): string[] =>
  listOf(value).flatMap(each => {
    if (typeof each === 'string') return each.trim() === '' ? [] : [each]
    if (typeof each === 'number') return [String(each)]
    if (isObject(each)) return textsOf(each.name ?? each['@value'] ?? each.value ?? each['@id'])
    return isList(each) ? each.flatMap(item => textsOf(item)) : []
  })

/** The first text in a value, empty where there is none. */
export const textOf = (value: Json | undefined): string => textsOf(value)[0] ?? ''

export const numberOf = (value: Json | undefined): number | undefined => {
  const [first] = listOf(value)
  if (typeof first === 'number') return Number.isFinite(first) ? first : undefined
  if (typeof first !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(first)) return undefined
  return Number(first)
}
