import type { Head } from '@hanap/shared/head'
import type { CompanyView } from '../company/company-view.ts'
import type { CardView } from '../jobs/card-view.ts'

/** A search to make, with the number of its jobs. */
export type SearchLink = [label: string, href: string, count: number]

export interface HomeView {
  head: Head
  totalNum: number
  popular: SearchLink[]
  fields: SearchLink[]
  cities: SearchLink[]
  jobs: CardView[]
  companies: CompanyView[]
}
