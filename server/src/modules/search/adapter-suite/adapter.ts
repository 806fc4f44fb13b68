import type { SearchQuery } from '@hanap/search-engine/schema'
import type { OpenedJobIndex } from '../port.ts'
import { NOW } from './ads.ts'

/** One way to keep the index. */
export interface IndexAdapter {
  name: string
  /** Opens the index of an installation, as it was left; an empty one when `isFresh`. */
  open(installation: string, isFresh?: boolean): Promise<OpenedJobIndex>
}

/** A search of the Philippine market. */
export const marketQuery = (query: Partial<SearchQuery>): SearchQuery => ({
  scope: { market: ['ph'] },
  sort: { by: 'relevance' },
  offset: 0,
  limit: 100,
  language: 'en',
  now: NOW,
  ...query,
})

let made = 0

/** Of a database that no index knows yet. */
export const newInstallation = (name: string) =>
  `suite-${name.toLowerCase()}-${process.pid}-${Date.now().toString(36)}-${made++}`
