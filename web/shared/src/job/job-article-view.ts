/** A job as its article shows it; texts are in the page's language. */
export interface JobArticleView {
  title: string
  lang?: string
  /** `href` is null where it leads nowhere, as in a preview. */
  company: { name: string; href: string | null; logo: string | null; isVerified: boolean }
  place: string | null
  posted: string
  applyBefore: string | null
  salary: string | null
  isUrgent: boolean
  isApplied: boolean
  /** What, each with its label's message key; only what the ad says. */
  facts: [JobFact, string][]
  /** The same posting elsewhere. */
  also: { href: string; place: string; posted: string }[]
  skills: string[]
  benefits: string[]
  /** What the employer says is good about it. */
  attractiveReasons: string[]
  /** Sanitised HTML. */
  description: string
  requirements: string | null
  history: { change: 'posted' | 'edited' | 'refreshed' | 'closed'; on: string }[]
  /** Reasons to be careful. */
  risks: string[]
  /** Null where nothing can be reported, as in a preview. */
  reportHref: string | null
}

export type JobFact = 'jobType' | 'workplace' | 'experience' | 'education' | 'location' | 'field'
