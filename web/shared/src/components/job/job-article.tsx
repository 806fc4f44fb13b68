import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { ShieldIcon } from '@hanap/ui/icon'
import { Badge, Callout } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { historyTexts } from '../../job/history-texts.ts'
import type { JobArticleView, JobFact } from '../../job/job-article-view.ts'
import { trustedHtml } from '../../page/trusted-html.ts'
import { VerifiedName } from '../company/verified-name.tsx'
import { usePage } from '../page.tsx'
import { SentenceSpace } from '../sentence-space.tsx'

interface JobArticleProps {
  job: JobArticleView
  /** On a page of its own the title is the page's heading; beside a list it is a part's. */
  heading: 'h1' | 'h2'
  /** What one does with it: apply, save, share. */
  acts: ReactNode
  /** What is the seeker's own, between the facts and the text. */
  children?: ReactNode
}

/** Everything that an ad says, from who and how much to how to apply: to seekers, and before that to those who write it. */
export function JobArticle({ job, heading, acts, children }: JobArticleProps) {
  return (
    <article className="ad">
      <AdHead job={job} heading={heading} acts={acts} />
      <Risks job={job} />
      <Facts job={job} />
      {children}
      <AlsoPosted job={job} />
      <AdText job={job} />
    </article>
  )
}

function AdHead({ job, heading: Heading, acts }: Omit<JobArticleProps, 'children'>) {
  const { t } = usePage()
  const { company } = job
  const companyName = <VerifiedName name={company.name} isVerified={company.isVerified} />
  return (
    <header className="ad-head">
      <CompanyAvatar name={company.name || job.title} logo={company.logo} size="large" />
      <div className="grid content-center">
        <Heading lang={job.lang} dir="auto">
          {job.title}
        </Heading>
        <p>
          {company.href ? (
            <a className="lone -mb-2.5" href={company.href}>
              {companyName}
            </a>
          ) : (
            companyName
          )}
        </p>
      </div>
      <div className="ad-sum">
        {job.salary && <p className="ad-salary text-lg font-semibold">{job.salary}</p>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="job-facts mt-0 text-muted">
            {job.place && <bdi>{job.place}</bdi>}
            <span>{t('common.posted', { when: job.posted })}</span>
          </p>
          {job.isUrgent && <Badge tone="warning">{t('common.urgentlyHiring')}</Badge>}
          {job.isApplied && <Badge tone="positive">{t('common.applied')}</Badge>}
        </div>
      </div>
      <div className="ad-acts">{acts}</div>
    </header>
  )
}

function Risks({ job: { risks } }: { job: JobArticleView }) {
  const { t } = usePage()
  if (risks.length === 0) return null
  return (
    <Callout tone="warning">
      <p className="font-semibold">{t('job.riskTitle')}</p>
      <ul className="list-disc ps-5 text-sm">
        {risks.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Callout>
  )
}

const factTexts = {
  jobType: 'job.jobType',
  workplace: 'job.workplace',
  experience: 'job.experience',
  education: 'job.education',
  location: 'job.location',
  field: 'search.jobFunctions',
} as const satisfies Record<JobFact, string>

function Facts({ job }: { job: JobArticleView }) {
  const { t } = usePage()
  return (
    <section className="ad-facts" aria-label={t('job.details')}>
      <dl>
        {job.facts.map(([fact, text]) => (
          <div key={fact}>
            <dt>{t(factTexts[fact])}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function AlsoPosted({ job: { also } }: { job: JobArticleView }) {
  const { t } = usePage()
  if (also.length === 0) return null
  return (
    <section className="grid gap-1 text-sm">
      <h2 className="font-semibold">{t('job.alsoPosted')}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {also.map(({ href, place, posted }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{place}</bdi>
            </a>{' '}
            <span className="text-muted">{posted}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AdText({ job }: { job: JobArticleView }) {
  const { t } = usePage()
  return (
    <>
      <section className="grid gap-3">
        <h2 className="ad-title">{t('job.description')}</h2>
        <Html html={job.description} lang={job.lang} />
      </section>
      {job.requirements && (
        <section className="grid gap-3">
          <h2 className="ad-title">{t('job.requirements')}</h2>
          <Html html={job.requirements} lang={job.lang} />
        </section>
      )}
      <Tags title={t('job.skills')} tags={job.skills} />
      <Tags title={t('job.benefits')} tags={job.benefits} />
      <Tags title={t('job.attractiveReasons')} tags={job.attractiveReasons} />
      <p className="ad-safety">
        <ShieldIcon />
        <span>
          {t('job.safety')}
          <SentenceSpace />
          {job.reportHref === null ? (
            t('job.report')
          ) : (
            <a href={job.reportHref} rel="nofollow">
              {t('job.report')}
            </a>
          )}
        </span>
      </p>
      <p className="ad-history">
        {job.history.map(({ change, on }) => (
          <span key={change + on}>{t(historyTexts[change], { date: on })}</span>
        ))}
        {job.applyBefore && <span>{t('job.applyBefore', { date: job.applyBefore })}</span>}
      </p>
    </>
  )
}

/** The server sanitises every ad before it is stored. */
function Html({ html, lang }: { html: string; lang?: string | undefined }) {
  const trusted = { __html: trustedHtml(html) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className="prose" lang={lang} dir="auto" dangerouslySetInnerHTML={trusted} />
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="ad-title">{title}</h2>
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
