import { isDeepStrictEqual } from 'node:util'

const stored = (value: object): unknown => JSON.parse(JSON.stringify(value))

/** Whether two values are the same once they are stored as JSON: in any order of their fields. */
export const isSameJson = (one: object, other: object): boolean =>
  isDeepStrictEqual(stored(one), stored(other))
