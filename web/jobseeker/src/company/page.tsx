import { CompanyArticle } from '@hanap/shared/components/company/company-article'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import type { RouteHandle } from '../root.tsx'
import { RssLink } from '../rss/rss-link.tsx'
import { BlockedNotice, BlockForm } from './block.tsx'
import { CompanyActs } from './company-acts.tsx'
import { CompanyCard } from './company-card.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import type { CommonTrait, CompanyPageView } from './company-view.ts'
import { loadCompany } from './load-company.server.ts'
import texts from './page.tsx?texts'

export const handle: RouteHandle = { section: '/companies' }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { organization, ...view } = await loadCompany(
    page,
    args.params.company ?? '',
    new URL(args.request.url),
  )
  describePage(args, organization)
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

export default function CompanyPage() {
  const view: Omit<CompanyPageView, 'organization'> = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { company, block } = view
  const isBlocked = block?.isBlocked ?? false
  const follow = { id: view.id, company: company.name, isFollowed: view.isFollowed }
  return (
    <div className="company">
      <PageHead head={view.head} />
      <CompanyArticle
        company={company}
        totalNum={view.totalNum}
        notice={isBlocked && <BlockedNotice id={view.id} />}
        acts={!isBlocked && <CompanyActs {...follow} url={view.url} />}
        jobs={
          isBlocked
            ? null
            : view.jobs.length > 0 && (
                <>
                  <CompanyJobs view={view} />
                  <RssLink href={view.head.feed} />
                </>
              )
        }
        block={block && !isBlocked && <BlockForm {...follow} />}
      />
      {view.similar.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('company.similarCompanies')}</h2>
          <ul className="company-cards">
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
