export type TableKey = 'funnel' | 'drop_out' | 'times' | 'weeks' | 'sources' | 'jobs'

/** Parts are of the largest value beside them, from 0 to 1; numbers are as the language writes them. */
export interface FigureRowView {
  key: string
  name: string
  href: string | null
  part: number
  /** Views, clicks, applications, interviews, offers, hired. */
  numbers: readonly string[]
}

export interface ChartView {
  series: string
  /** What the chart shows, in words. */
  text: string
  /** Of all weeks. */
  total: string
  /** The first and the last week. */
  span: readonly string[]
  bars: readonly { key: string; part: number; text: string }[]
}

export interface HiringReportView {
  from: string
  to: string
  zone: string
  job: string
  jobs: readonly { id: string; title: string }[]
  isBadPeriod: boolean
  isEmpty: boolean
  clicks: number
  hasMarket: boolean
  funnel: readonly {
    key: string
    name: string
    count: string
    /** Null of what is no part of the whole. */
    part: number | null
    share: string | null
    market: string | null
  }[]
  /** Numbers and parts: not selected, withdrawn, open. */
  dropOut: readonly { key: string; name: string; numbers: readonly string[]; parts: readonly number[] }[]
  times: readonly {
    key: string
    name: string
    count: string
    own: string | null
    ownPart: number | null
    market: string | null
    marketPart: number | null
  }[]
  charts: readonly ChartView[]
  weeks: readonly FigureRowView[]
  sources: readonly FigureRowView[]
  byJob: readonly FigureRowView[]
  /** Null to whoever may take nothing away. */
  files: Readonly<Record<TableKey, string>> | null
}
