import { siteStorage } from '@hanap/shared/session/storage'

/** A search that was made before, as the search field offers it. */
export interface EarlierSearch {
  /** Its words and filters. */
  value: string
  /** Path; of this browser's with the language's segment. */
  url: string
  /** Jobs that are new since; unknown for a visitor. */
  newCount?: number
}

const KEY = 'recent-searches'
const MAX_KEPT = 10

const isEarlier = (entry: unknown): entry is EarlierSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  typeof entry.value === 'string' &&
  'url' in entry &&
  typeof entry.url === 'string' &&
  entry.url.startsWith('/')

/** What visitors of this browser searched for; nobody else knows it. */
export const keptSearches = (): EarlierSearch[] => {
  try {
    const entries: unknown = JSON.parse(siteStorage.get(KEY) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEarlier) : []
  } catch {
    return []
  }
}

/** Keeps a visitor's search as the latest. */
export const keepSearch = (search: EarlierSearch): void => {
  const others = keptSearches().filter(({ url }) => url !== search.url)
  siteStorage.set(KEY, JSON.stringify([search, ...others].slice(0, MAX_KEPT)))
}

/** What was kept before somebody logged in is nobody's after they log out. */
export const forgetSearches = (): void => siteStorage.remove(KEY)
