import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

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

export interface CommonTrait {
  key: 'industry' | 'functions' | 'place' | 'size'
  value: string
}

export interface CompanyPageView {
  head: Head
  company: CompanyView & {
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
  /** For a signed-in person. */
  block?: { id: string; isBlocked: boolean }
  jobs: CardView[]
  /** Jobs on the pages before. */
  before: number
  totalNum: number
  page: number
  totalPages: number
  /** Each with what it has in common with the company of the page. */
  similar: (CompanyView & { reasons: CommonTrait[] })[]
}

export type CompanyDetail = 'industry' | 'size' | 'financing' | 'legalName' | 'locations'

/** A choice of the list's filters: the address's value and its text. */
export type CompanyChoice = [value: string, text: string]

export interface CompanySearchView {
  head: Head
  query: string
  industry: string
  industries: CompanyChoice[]
  noOfEmployees: string
  employees: CompanyChoice[]
  /** What the address says of the search, without the page. */
  search: string
  companies: CompanyView[]
  totalNum: number
  page: number
  totalPages: number
}
