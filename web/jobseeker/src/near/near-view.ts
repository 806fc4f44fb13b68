import type { Head } from '@hanap/shared/page/head'

export interface NearView {
  head: Head
  /** Address of the search that is made near; empty for all jobs. */
  search: string
  query: string
  /** Regions by name, with their places. */
  regions: [name: string, places: [id: number, name: string][]][]
  radii: [km: number, label: string][]
  radius: number
  /** This page on other markets' sites, by the market's key. */
  siteOf: Readonly<Record<string, string>>
}
