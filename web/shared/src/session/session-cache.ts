import { tabStorage } from './storage.ts'

interface CachedValue {
  value: unknown
  until: number
}

const DEFAULT_MINUTES = 1

/** Keeps a value in the tab's storage for some minutes, 1 by default. A full or closed storage keeps nothing. */
export const cacheValue = (key: string, value: unknown, minutes: number = DEFAULT_MINUTES): void => {
  const entry: CachedValue = { value, until: Date.now() + minutes * 60_000 }
  tabStorage.set(key, JSON.stringify(entry))
}

/** The kept value, read through `isValue`; undefined when there is none, it expired, or it is of another kind. */
export const cachedValue = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined => {
  try {
    const entry: CachedValue | null = JSON.parse(tabStorage.get(key) ?? 'null')
    if (entry && entry.until > Date.now() && isValue(entry.value)) return entry.value
    tabStorage.remove(key)
  } catch {}
  return undefined
}
