import { previewEmployerJob, readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Callout } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { AdFindings } from './ad-findings.tsx'
import texts from './preview.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.jobId ?? ''
  const { job: draft } = answerOrRedirect(page, await page.call(readEmployerJob, { params: { id } }))
  const { is_draft: _draft, ...ad } = draft
  const { job, html } = answerOrRedirect(page, await page.call(previewEmployerJob, { body: ad }))
  const t = translator(language)
  const facts = [
    [t('job.jobType'), job.job_type],
    [t('job.workplace'), job.workplace && t(`common.workplace_${job.workplace}`)],
    [t('job.experience'), job.xp_lvl],
    [t('job.education'), job.degree],
    [t('search.jobFunctions'), job.job_function ?? job.main_function],
    [t('job.location'), job.full_address ?? job.job_location],
  ]
  return {
    head: headOf(page, t('employer.title'), { title: t('ads.preview'), isIndexed: false }),
    title: job.job_title,
    company: { name: job.company_name ?? '', logo: job.company_logo },
    salary: job.salary_range_value,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    html,
    skills: job.job_skills,
    benefits: job.job_benefits.map(({ name }) => name),
    findings: job.findings,
    href: `${prefix}/jobs/${id}/edit`,
    texts: textsFor(language, texts),
  }
}

/** An ad as its readers will see it. */
export default function PreviewJob() {
  const { head, title, company, salary, facts, html, skills, benefits, findings, href } =
    useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <Callout tone="plain">
        <p>{t('ads.previewText')}</p>
        <p>
          <LinkButton href={href}>{t('ads.backToEdit')}</LinkButton>
        </p>
      </Callout>
      <article className="grid gap-5">
        <header className="flex items-start gap-3">
          <CompanyAvatar name={company.name || title} logo={company.logo} size="large" />
          <div className="grid gap-1">
            <h1 className="text-2xl" dir="auto">
              {title}
            </h1>
            <p dir="auto">{company.name}</p>
            {salary && <p className="text-lg font-semibold">{salary}</p>}
          </div>
        </header>
        <dl className="grid gap-3 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <section className="grid gap-3">
          <h2 className="text-lg">{t('job.description')}</h2>
          <Html html={html} />
        </section>
        <Tags title={t('job.skills')} tags={skills} />
        <Tags title={t('job.benefits')} tags={benefits} />
      </article>
      <AdFindings findings={findings} />
    </div>
  )
}

/** The server makes it of Markdown, in which no tag counts. */
function Html({ html }: { html: string }) {
  const trusted = { __html: trustedHtml(html) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={trusted} />
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map(tag => (
          <li key={tag} className="chip">
            <bdi>{tag}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
