import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { listPage } from '@hanap/shared/calls/list-page'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { AccessView } from './access.tsx'

const SIZE = '10'

/** One page of who saw the person's data, as the address asks for it. */
export const accessView = async (page: PageContext, request: Request): Promise<AccessView> => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const list = await listPage({ request }, number =>
    page.call(listDataAccess, { query: { page: number, size: SIZE } }),
  )
  return {
    accesses: list.accesses.map(({ id, kind, at, recruiter_name: recruiter, company, job }) => ({
      id,
      kind,
      when: format.dateTime(at),
      who: [company?.name, recruiter].filter(Boolean).join(' · '),
      job: job && { title: job.job_title, href: facts.prefix + job.job_url },
    })),
    page: list.page,
    pages: list.total_pages,
  }
}
