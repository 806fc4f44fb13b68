const TTL_MS = 60_000
const MAX_ENTRIES = 5000

/** Values that may be a minute old; the oldest go when there are too many. */
export const createTtlCache = <Value>(now: () => number = Date.now) => {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get: (key: string): Value | undefined => {
      const cached = entries.get(key)
      return cached && cached.until > now() ? cached.value : undefined
    },
    set: (key: string, value: Value) => {
      entries.delete(key)
      entries.set(key, { value, until: now() + TTL_MS })
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },
  }
}
