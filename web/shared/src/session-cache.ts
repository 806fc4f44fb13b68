interface Entry {
  value: unknown
  until: number
}

const DEFAULT_MINUTES = 1

/** Keeps a value in the tab's storage for some minutes, 1 by default. A full or closed storage keeps nothing. */
export function cacheValue(key: string, value: unknown, minutes: number = DEFAULT_MINUTES): void {
  const entry: Entry = { value, until: Date.now() + minutes * 60_000 }
  try {
    sessionStorage.setItem(key, JSON.stringify(entry))
  } catch {}
}

/** The kept value, read through `isValue`; undefined when there is none, it expired, or it is of another kind. */
export function cachedValue<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const entry: Entry | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (entry && entry.until > Date.now() && isValue(entry.value)) return entry.value
    sessionStorage.removeItem(key)
  } catch {}
  return undefined
}
