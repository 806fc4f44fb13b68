import type { CompanyView } from '@hanap/shared/company/company-view'
import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

/** A search to make, with the number of its jobs. */
export type SearchLink = [label: string, href: string, count: number]

/** Jobs that fit a seeker's preferences, or the way to them. */
export interface ForYouView {
  title: string
  /** Where there are no jobs. */
  text?: string
  jobs: CardView[]
  /** To the preferences, or to a first one. */
  link: [label: string, href: string]
}

export interface CourseView {
  title: string
  href: string
  /** Of the course, where it is not the page's. */
  lang?: string
  provider: string
  /** Level, length and price. */
  facts: string[]
}

/** What would help the seeker most now; closed once, it stays away. */
export interface BannerView {
  key: string
  title: string
  text: string
  href: string
  /** Where it is shown: in a browser's tab, or where the site was installed; absent for both. */
  only?: 'in-browser' | 'in-app'
}

export interface HomeView {
  head: Head
  totalNum: number
  /** One, or one for a browser's tab and one for the installed site. */
  banners?: BannerView[]
  /** Only for a signed-in seeker. */
  forYou?: ForYouView
  courses?: { title: string; list: CourseView[] }
  popular: SearchLink[]
  fields: SearchLink[]
  cities: SearchLink[]
  jobs: CardView[]
  companies: CompanyView[]
}
