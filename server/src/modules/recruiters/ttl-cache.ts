const TTL_MS = 60_000
const MAX_ENTRIES = 5000

/** Values that may be a minute old; the oldest go when there are too many. */
export const createTtlCache = <Value>(now: () => number = Date.now) => {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get: (key: string): Value | undefined => {
      const found = kept.get(key)
      return found && found.until > now() ? found.value : undefined
    },
    set: (key: string, value: Value) => {
      kept.delete(key)
      kept.set(key, { value, until: now() + TTL_MS })
      const [oldest] = kept.keys()
      if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest)
    },
  }
}
