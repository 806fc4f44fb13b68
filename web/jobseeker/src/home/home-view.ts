import type { CompanyView } from '@hanap/shared/company/company-view'
import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'
import type { OpenAnswerView } from '../my-jobs/open-answer-view.ts'

/** A search to make, with the number of its jobs. */
export type SearchLink = [label: string, href: string, count: number]

/** A field of work with its id. */
export type FieldLink = [...SearchLink, id: number]

export type CardMatch = [percent: number, label: string]

/** Jobs that fit a seeker's preferences, or the way to them. */
export interface ForYouView {
  title: string
  /** Where there are no jobs. */
  text?: string
  jobs: CardView[]
  /** How well each of them fits, where that is known. */
  matches: readonly (CardMatch | null)[]
  /** Of the jobs after those that fit, where there are some. */
  field?: string
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

/** News for a seeker: what happened, to whom or what, and where it is read. */
export interface MovedView {
  kind: 'interview' | 'applications' | 'chats' | 'alerts'
  text: string
  notes: readonly string[]
  href: string
}

/** What the seeker searched for lately, with what is new since, in words. */
export type RecentView = [title: string, href: string, news: string | null]

export interface OwnProfileView {
  percent: number
  text: string
  hint?: { label: string; why: string; path: string }
}

/** What only a signed-in seeker sees. */
export interface OwnHomeView {
  greeting: string
  recent: RecentView[]
  waiting: readonly OpenAnswerView[]
  moved: MovedView[]
  profile?: OwnProfileView
}

export interface HomeView {
  head: Head
  totalNum: number
  /** One, or one for a browser's tab and one for the installed site. */
  banners?: BannerView[]
  own?: OwnHomeView
  /** Only for a signed-in seeker. */
  forYou?: ForYouView
  courses?: { title: string; list: CourseView[] }
  popular: SearchLink[]
  fields: FieldLink[]
  cities: SearchLink[]
  jobs: CardView[]
  companies: CompanyView[]
}
