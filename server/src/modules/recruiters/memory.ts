const KEPT_MS = 60_000
const MAX_KEPT = 5000

/** Values that may be a minute old; the oldest go when there are too many. */
export const createMemory = <Value>(now: () => number = Date.now) => {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get: (key: string): Value | undefined => {
      const found = kept.get(key)
      return found && found.until > now() ? found.value : undefined
    },
    set: (key: string, value: Value) => {
      kept.delete(key)
      kept.set(key, { value, until: now() + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
