import type { Crumb } from '@hanap/shared/components/structure/breadcrumbs'
import type { JobArticleView } from '@hanap/shared/job/job-article-view'
import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

/** A job as its page and the pane beside the search show it; texts are in the page's language. */
export interface JobView extends JobArticleView {
  id: string
  /** Path with the page's language segment. */
  href: string
  /** Absolute, for sharing. */
  url: string
  postedOn: string
  isSaved: boolean
  /** Host of the employer's own application page, where one applies there. */
  externalHost: string | null
  about: CompanyNote | null
  recruiter: RecruiterNote | null
  /** How it matches the seeker; null for a visitor. */
  match: MatchView | null
  /** What the seeker wrote on it for themselves, empty where nothing; absent for a visitor. */
  note?: string
  pay: SimilarPayView | null
  map: JobMapView | null
  /** Where a resume is written for it; null for a visitor. */
  tailor: { text: string; href: string } | null
}

/** How it pays beside other open ads, in words; as a bar where it says what it pays. */
export interface SimilarPayView {
  text: string
  range?: { from: number; to: number; bandFrom: number; bandTo: number; label: string }
  /** The least and the most on the bar. */
  ends?: readonly [string, string]
}

/** A place on the map of a job; its name stands before its dot where that is on the left. */
export interface MapPlace {
  x: number
  y: number
  name: string
  isBefore?: true
}

export interface JobMapView {
  here: MapPlace
  places: (MapPlace & { away: string })[]
  rings: { radius: number; text: string }[]
}

export interface MatchView {
  heading: string
  percent: number | null
  /** What to do where too little is known for a percentage. */
  invite: { text: string; href: string } | null
  /** What there is of each, then what is missing. */
  parts: { label: string; texts: string[] }[]
}

export interface CompanyNote {
  id: string
  isFollowed: boolean
  name: string
  href: string
  logo: string | null
  cover: string | null
  isVerified: boolean
  /** Industry, size. */
  facts: string[]
  about: string | null
  openJobs: number
}

export interface RecruiterNote {
  name: string
  title: string | null
  avatar: string | null
  active: string | null
  /** Share of answered applications and their number. */
  replies: { percent: string; count: number } | null
}

export interface JobPageView {
  head: Head
  job: JobView
  crumbs: Crumb[]
  /** schema.org JobPosting without the texts that `job` has. */
  posting: object
  /** schema.org BreadcrumbList. */
  path: object
  similar: CardView[]
  /** Of the academy, for what the seeker’s profile lacks; none for visitors. */
  courses: { title: string; href: string; lang?: string }[]
}

/** What is left of a job that is closed. */
export interface ClosedJobView {
  head: Head
  closed: { title: string; company: string | null; closedOn: string | null }
  similar: CardView[]
  /** The reader's own on the job, if there is one. */
  note: { job: { id: string; href: string; title: string }; text: string } | null
}
