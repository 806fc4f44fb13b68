import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { OutIcon } from '@hanap/ui/icon'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { PageLinks } from '../jobs/page-links.tsx'
import { useListLog } from '../jobs/use-log.ts'
import { BlockedNotice, BlockForm } from './block.tsx'
import { CompanyCard } from './company-card.tsx'
import type { CommonTrait, CompanyDetail, CompanyPageView } from './company-view.ts'
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
  const list = useListLog({ from: 'company', jobs, before })
  return (
    <div className="company">
      <PageHead head={view.head} />
      <CompanyHead company={company} />
      {view.block?.isBlocked && <BlockedNotice id={view.block.id} />}
      <div className="company-parts">
        {!view.block?.isBlocked && (
          <section className="grid content-start gap-4">
            <h2 className="text-xl">
              {view.totalNum > 0
                ? t('company.openJobs', { count: view.totalNum })
                : t('company.noOpenJobs', { company: company.name })}
            </h2>
            <ul className="job-list" ref={list}>
              {jobs.map(job => (
                <JobListItem key={job.id} job={job} />
              ))}
            </ul>
            <PageLinks page={view.page} totalPages={view.totalPages} href={company.href} />
          </section>
        )}
        <About company={company} block={view.block} />
      </div>
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

type CompanyProps = { company: CompanyPageView['company'] }

function CompanyHead({ company }: CompanyProps) {
  const { t } = usePage()
  return (
    <header className="company-head">
      {company.cover && <img src={company.cover} alt="" className="company-cover" />}
      <CompanyAvatar name={company.name} logo={company.logo} size="large" />
      <div className="grid content-center">
        <h1 className="text-2xl" dir="auto">
          {company.name}
          {company.isVerified && (
            <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />
          )}
        </h1>
        <p className="job-facts text-muted">
          {company.facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </header>
  )
}

const detailTexts = {
  industry: 'company.industry',
  size: 'company.size',
  financing: 'audit.field_financing',
  legalName: 'company.legalName',
  locations: 'company.locations',
} as const satisfies Record<CompanyDetail, string>

function About({ company, block }: CompanyProps & { block: CompanyPageView['block'] }) {
  const { t } = usePage()
  return (
    <section className="grid content-start gap-5">
      <h2 className="text-xl">{t('company.about', { company: company.name })}</h2>
      {company.about && (
        <p className="whitespace-pre-line" dir="auto">
          {company.about}
        </p>
      )}
      <dl className="grid gap-3 text-sm">
        {company.details.map(([key, text]) => (
          <div key={key}>
            <dt className="text-muted">{t(detailTexts[key])}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {company.website && (
          <div>
            <dt className="text-muted">{t('company.website')}</dt>
            <dd>
              <a
                className="inline-flex items-center gap-1"
                href={company.website.href}
                target="_blank"
                rel="nofollow noopener"
              >
                <bdi>{company.website.host}</bdi>
                <OutIcon />
              </a>
            </dd>
          </div>
        )}
      </dl>
      {company.photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {company.photos.map((photo, at) => (
            <li key={photo}>
              <img
                src={photo}
                alt={`${company.name} ${at + 1}`}
                loading="lazy"
                className="h-32 max-w-full rounded object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {company.verifiedBy.length > 0 && (
        <div className="grid gap-2 text-sm">
          <h3>{t('common.verifiedCompany')}</h3>
          <ul className="grid gap-1">
            {company.verifiedBy.map(fact => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      {company.benefits.length > 0 && (
        <div className="grid gap-3">
          <h3>{t('company.benefits')}</h3>
          <ul className="flex flex-wrap gap-2">
            {company.benefits.map(benefit => (
              <li key={benefit} className="chip">
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
      {company.cultures.length > 0 && (
        <div className="grid gap-3">
          <h3>{t('audit.field_culture')}</h3>
          <ul className="flex flex-wrap gap-2">
            {company.cultures.map(culture => (
              <li key={culture} className="chip">
                {culture}
              </li>
            ))}
          </ul>
        </div>
      )}
      {block && !block.isBlocked && <BlockForm id={block.id} company={company.name} />}
    </section>
  )
}
