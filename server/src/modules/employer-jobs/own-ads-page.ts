import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { Db } from '../../db/client.ts'
import type { PageNumber } from '../../db/page-of-rows.ts'
import { type JobOwners, ownJobIds } from '../jobs/index.ts'
import { adsStore } from './ads-store.ts'

export interface AdFilter extends PageNumber {
  status?: EmployerJob['status_key'] | undefined
  /** Words of the title. */
  query?: string | undefined
}

/** Ids of a page of a company's ads, the open ones first, then drafts, then what is over, of each what was changed last first; and how many there are. */
export const pageOfOwnAds = async (
  db: Db,
  owners: JobOwners,
  { status, query, page, size }: AdFilter,
): Promise<{ ids: string[]; total: number }> => {
  const limit = page * size
  const [drafts, published] = await Promise.all([
    status === undefined || status === 'draft' ? adsStore.drafts(db, owners.companyId, query) : [],
    status === 'draft' ? { jobs: [], total: 0 } : ownJobIds(db, owners, { status, query, limit }),
  ])
  const [over = [], open = []] = [true, false].map(isOver =>
    published.jobs.filter(job => job.isOver === isOver),
  )
  return {
    ids: [...open, ...drafts, ...over].slice(limit - size, limit).map(({ id }) => id),
    total: drafts.length + published.total,
  }
}
