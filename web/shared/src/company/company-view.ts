/** A company as lists show it. */
export interface CompanyView {
  name: string
  /** With the page's language segment. */
  href: string
  logo: string | null
  isVerified: boolean
  /** Industry, size, first place. */
  facts: string[]
  openJobs: number
}

export type CompanyDetail = 'industry' | 'size' | 'financing' | 'legalName' | 'locations'

/** A company as its own page shows it. */
export interface CompanyArticleView extends CompanyView {
  cover: string | null
  about: string | null
  website: { href: string; host: string } | null
  /** Label's message key and text. */
  details: [CompanyDetail, string][]
  benefits: string[]
  /** What was checked for the badge, and when. */
  verifiedBy: string[]
  photos: string[]
  cultures: string[]
}
