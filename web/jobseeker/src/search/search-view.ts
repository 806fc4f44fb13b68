import type { Crumb } from '@hanap/shared/components/structure/breadcrumbs'
import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

/** One value of a filter: its SEO value, its text, the jobs that choosing it would leave, whether it is chosen. */
export type FilterValueView = [seoValue: string, label: string, count: number, isChosen?: 1]

export interface FilterGroup {
  /** Key of the URL's query. */
  key: string
  /** None for what is a single tick. */
  title?: string
  values: FilterValueView[]
}

/** A chosen filter with the search without it. */
interface ChosenFilter {
  label: string
  href: string
}

/** A search that finds more, with the number of its jobs. */
export interface HelpLink {
  label: string
  href: string
  count: number
}

export interface HelpGroup {
  key: 'words' | 'functions' | 'filters' | 'places'
  links: HelpLink[]
}

/** What a seeker is told of the list's order. */
export interface OrderView {
  text?: string
  links: [label: string, href: string][]
}

/** How the words of the list's jobs differ from the typed ones. */
export interface RelaxedView {
  shown: { text: string; isCorrected?: true }[]
  dropped: string[]
  /** Phrases that no job has, looked for word by word. */
  freed: string[]
}

/** A search as its page shows it. */
export interface SearchView {
  head: Head
  heading: string
  /** The way down to this search; none for that of every job. */
  crumbs?: Crumb[]
  query: string
  /** Names of the chosen places, as the place field shows them. */
  place: string
  totalNum: number
  page: number
  totalPages: number
  /** Names the answer in the logs of what became of it. */
  queryId: string
  /** Jobs on the pages before. */
  before: number
  /** The job title that is searched for, where it is one. */
  titleId?: number
  jobs: CardView[]
  /** Jobs with titles like the query, where the list is short. */
  similar?: CardView[]
  /** Jobs that only mention the query, which stand apart; on their own page the way back to the list. */
  mentioned?: { heading: string; href: string; count: number | null }
  filters: FilterGroup[]
  /** What the filters' form sends beside them: query and sort. */
  retained: [key: string, value: string][]
  chosen: ChosenFilter[]
  /** The search without any filter; with its keyword. */
  clearHref: string
  sorts: { key: 'newest' | 'relevance' | 'salary' | 'distance'; href: string; isChosen?: true }[]
  /** How far around the point of the search, where it has one. */
  radii?: [label: string, href: string, isChosen?: true][]
  /** Only for a signed-in seeker. */
  order?: OrderView
  /** Clean URL of the first page; a page's number is its only other key. */
  href: string
  relaxed?: RelaxedView
  /** What quotes, minus and prefixes of the query did. */
  clauses?: string[]
  /** Why a job is listed that has none of the query's words, by its id. */
  notes?: Readonly<Record<string, string>>
  /** Only where there are few jobs. */
  help?: HelpGroup[]
  /** Every job, and how to search otherwise, where no other search near this one finds anything. */
  all?: HelpLink
  advice?: string
}
