import type { Head } from '@hanap/shared/page/head'
import type { CardView } from '../jobs/card-view.ts'

export interface TopCompany {
  name: string
  href: string
  logo: string | null
  isVerified: boolean
  openJobs: number
  /** Where one writes to it: the chat about its newest job, or the application where nobody is there to chat with. */
  contactHref: string
}

export interface Web3View {
  head: Head
  totalNum: number
  queryId: string
  /** Search of all its jobs. */
  searchHref: string
  jobs: CardView[]
  companies: TopCompany[]
}
