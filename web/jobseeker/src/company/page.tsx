import { CompanyArticle } from '@hanap/shared/components/company/company-article'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { PageLinks } from '../jobs/page-links.tsx'
import { useListLog } from '../jobs/use-log.ts'
import { BlockedNotice, BlockForm } from './block.tsx'
import { CompanyCard } from './company-card.tsx'
import type { CommonTrait, CompanyPageView } from './company-view.ts'
import { loadCompany } from './load-company.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadCompany(page, args.params.company ?? '', new URL(args.request.url))
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

export default function CompanyPage() {
  const view: CompanyPageView = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { company, jobs, before } = view
  const isBlocked = view.block?.isBlocked ?? false
  const list = useListLog({ from: 'company', jobs, before })
  return (
    <div className="company">
      <PageHead head={view.head} />
      <CompanyArticle
        company={company}
        totalNum={view.totalNum}
        notice={view.block?.isBlocked && <BlockedNotice id={view.block.id} />}
        jobs={
          isBlocked ? null : (
            <>
              <ul className="job-list" ref={list}>
                {jobs.map(job => (
                  <JobListItem key={job.id} job={job} />
                ))}
              </ul>
              <PageLinks page={view.page} totalPages={view.totalPages} href={company.href} />
            </>
          )
        }
        block={view.block && !isBlocked && <BlockForm id={view.block.id} company={company.name} />}
      />
      {view.similar.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('company.similarCompanies')}</h2>
          <ul className="job-grid">
            {view.similar.map(each => (
              <CompanyCard key={each.href} company={each}>
                <Common traits={each.reasons} />
              </CompanyCard>
            ))}
          </ul>
        </section>
      )}
      <JobActionForm />
    </div>
  )
}

const traitTexts = {
  industry: 'company.similarIndustry',
  functions: 'company.similarFunctions',
  place: 'company.similarPlace',
  size: 'company.similarSize',
} as const satisfies Record<CommonTrait['key'], string>

/** Why a company is shown as similar. */
function Common({ traits }: { traits: readonly CommonTrait[] }) {
  const { t } = usePage()
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {traits.map(({ key, value }) => (
        <li key={key}>{t(traitTexts[key], { value })}</li>
      ))}
    </ul>
  )
}
