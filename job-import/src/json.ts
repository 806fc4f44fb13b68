export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined
}

/** Throws a SyntaxError for what is no JSON. */
export const parseJson = (text: string): JsonValue => JSON.parse(text)

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value)

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)

/** A value as a list: what is no list is a list of itself, nothing is an empty one. */
export const jsonList = (value: JsonValue | undefined): readonly JsonValue[] =>
  value === undefined || value === null ? [] : isList(value) ? value : [value]

/** A field of the first object in a value; undefined where there is none. */
export const jsonField = (value: JsonValue | undefined, ...names: string[]): JsonValue | undefined => {
  let current = value
  for (const name of names) {
    current = jsonList(current).find(isObject)?.[name]
    if (current === undefined) return undefined
  }
  return current
}

/** The texts in a value: texts, numbers, and the names of objects, as schema.org allows either. */
export const jsonTexts = (value: JsonValue | undefined): string[] =>
  jsonList(value).flatMap(each => {
    if (typeof each === 'string') return each.trim() === '' ? [] : [each]
    if (typeof each === 'number') return [String(each)]
    if (isObject(each)) return jsonTexts(each.name ?? each['@value'] ?? each.value ?? each['@id'])
    return isList(each) ? each.flatMap(item => jsonTexts(item)) : []
  })

/** The first text in a value, empty where there is none. */
export const jsonText = (value: JsonValue | undefined): string => jsonTexts(value)[0] ?? ''

export const jsonNumber = (value: JsonValue | undefined): number | undefined => {
  const [first] = jsonList(value)
  if (typeof first === 'number') return Number.isFinite(first) ? first : undefined
  if (typeof first !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(first)) return undefined
  return Number(first)
}
