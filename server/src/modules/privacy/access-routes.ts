import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import * as schemas from '@hanap/contracts/jobseekers/privacy.schemas'
import { personName } from '@hanap/i18n/person-name'
import { pageEnvelope } from '../../calls/paged.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { companiesByIds, companyFacts } from '../companies/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { accessPage } from './data-access.ts'

export interface AccessDeps {
  db: Db
  jobs: Pick<Jobs, 'cards' | 'factsByIds'>
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
}

/** Who saw a seeker's data: call 183. */
export const accessRoutes = ({ db, jobs, accountsByIds }: AccessDeps): Route[] => {
  return [
    seekerRoute(listDataAccess, schemas.listDataAccess, async incoming => {
      const { query, caller } = incoming
      const { rows, total } = await accessPage(db, caller.accountId, query)
      const distinct = (of: (row: (typeof rows)[number]) => string) => [...new Set(rows.map(of))]
      const [recruiters, companies, facts] = await Promise.all([
        accountsByIds(distinct(row => row.recruiter_id)),
        companiesByIds(
          db,
          distinct(row => row.company_id),
        ),
        jobs.factsByIds([...new Set(rows.flatMap(row => row.job_id ?? []))]),
      ])
      const cards = new Map((await jobs.cards(facts, incoming)).map(card => [card.id, card]))
      return {
        accesses: rows.map(({ id, kind, at, recruiter_id, company_id, job_id }) => {
          const recruiter = recruiters.get(recruiter_id)
          const company = companies.get(company_id)
          const job = cards.get(job_id ?? '')
          return {
            id,
            kind,
            at: at.toISOString(),
            recruiter_name: recruiter ? personName(recruiter.firstName, recruiter.lastName) : null,
            company: company
              ? { id: company.id, name: company.name, company_url: companyFacts(company).url }
              : null,
            job: job ? { id: job.id, job_title: job.job_title, job_url: job.job_url } : null,
          }
        }),
        ...pageEnvelope(total, query),
      }
    }),
  ]
}
