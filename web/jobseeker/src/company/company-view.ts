import type { CompanyArticleView, CompanyView } from '@hanap/shared/company/company-view'
import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

export interface CommonTrait {
  key: 'industry' | 'functions' | 'place' | 'size'
  value: string
}

export interface CompanyPageView {
  head: Head
  company: CompanyArticleView
  id: string
  isFollowed: boolean
  /** Its absolute address. */
  url: string
  /** As schema.org has it. */
  organization: object
  /** For a signed-in person. */
  block?: { id: string; isBlocked: boolean }
  jobs: CardView[]
  /** Fields of its jobs with their counts, where there are several; an address each. */
  fields: { text: string; href: string; count: number; isOn: boolean }[]
  /** Its jobs without a filter. */
  allNum: number
  /** What the address says of the list, without the page. */
  listHref: string
  /** Jobs on the pages before. */
  before: number
  totalNum: number
  page: number
  totalPages: number
  /** Each with what it has in common with the company of the page. */
  similar: (CompanyView & { reasons: CommonTrait[] })[]
}

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
