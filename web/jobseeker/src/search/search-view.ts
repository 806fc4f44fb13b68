import type { Head } from '@hanap/shared/head'
import type { CardView } from '../jobs/card-view.ts'

/** One value of a filter: its SEO value, its text, the jobs that choosing it would leave, whether it is chosen. */
export type FilterValue = [seoValue: string, label: string, count: number, isChosen?: 1]

export interface FilterGroup {
  /** Key of the URL's query. */
  key: string
  values: FilterValue[]
}

/** A chosen filter with the search without it. */
interface ChosenFilter {
  label: string
  href: string
  /** Jobs that the search without it has; only where the search itself has none. */
  count?: number
}

/** A search as its page shows it. */
export interface SearchView {
  head: Head
  heading: string
  query: string
  /** Names of the chosen places, as the place field shows them. */
  place: string
  totalNum: number
  page: number
  totalPages: number
  jobs: CardView[]
  filters: FilterGroup[]
  /** What the filters' form sends beside them: query and sort. */
  kept: [key: string, value: string][]
  chosen: ChosenFilter[]
  /** The search without any filter; with its keyword. */
  clearHref: string
  sorts: { key: 'newest' | 'relevance' | 'salary'; href: string; isChosen?: true }[]
  /** Clean URL of the first page; a page's number is its only other key. */
  href: string
  relaxed?: { isDropped: boolean; corrected: string }
}
