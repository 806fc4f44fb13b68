/** A company as lists show it. */
export interface CompanyView {
  name: string
  /** With the page's language segment. */
  href: string
  logo: string | null
  cover: string | null
  isVerified: boolean
  /** Industry, size, first place. */
  facts: string[]
  openJobs: number
}

export type CompanyDetail = 'industry' | 'size' | 'financing' | 'legalName' | 'locations'

/** A company as its own page shows it. */
export interface CompanyArticleView extends CompanyView {
  about: string | null
  website: { href: string; host: string } | null
  /** Label's message key and text. */
  details: [CompanyDetail, string][]
  benefits: { id: number; name: string }[]
  /** How often it answers, in percent, and of how many applications. */
  replies: { percent: string; count: number } | null
  /** `range`: within what all its fields pay, where their pay can be compared. */
  salaries: {
    field: string
    pay: string
    jobs: string
    range: { from: number; to: number; bandFrom: number; bandTo: number } | null
  }[]
  /** What was checked for the badge, and when. */
  verifiedBy: string[]
  photos: string[]
  cultures: string[]
}
