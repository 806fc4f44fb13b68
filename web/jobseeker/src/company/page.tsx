import { CompanyArticle } from '@hanap/shared/components/company/company-article'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { BlockedNotice, BlockForm } from './block.tsx'
import { CompanyActs } from './company-acts.tsx'
import { CompanyCard } from './company-card.tsx'
import { CompanyJobs } from './company-jobs.tsx'
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
  const { company, block } = view
  const isBlocked = block?.isBlocked ?? false
  const follow = { id: view.id, company: company.name, isFollowed: view.isFollowed }
  return (
    <div className="company">
      <PageHead head={view.head} />
      <OrganizationData organization={view.organization} />
      <CompanyArticle
        company={company}
        totalNum={view.totalNum}
        notice={isBlocked && <BlockedNotice id={view.id} />}
        acts={!isBlocked && <CompanyActs {...follow} url={view.url} />}
        jobs={isBlocked ? null : view.jobs.length > 0 && <CompanyJobs view={view} />}
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

function OrganizationData({ organization }: { organization: object }) {
  const text = JSON.stringify(organization).replaceAll('<', '\\u003c')
  const script = `<script type="application/ld+json">${text}</script>`
  // As a text: React makes a script element of its own by a text that no policy has trusted.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every `<` escaped
  return <div hidden dangerouslySetInnerHTML={{ __html: trustedHtml(script) }} />
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
