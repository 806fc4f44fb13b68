import { previewEmployerJob, readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { JobArticle } from '@hanap/shared/components/job/job-article'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { jobArticleView } from '@hanap/shared/job/job-article-view.server'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout, Card } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { AdFindings } from './ad-findings.tsx'
import texts from './preview.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const format = createFormats(language, { ...facts, key: facts.market })
  const id = args.params.jobId ?? ''
  const { job: draft } = answerOrRedirect(page, await page.call(readEmployerJob, { params: { id } }))
  const { is_draft: _draft, ...ad } = draft
  const { job, html } = answerOrRedirect(page, await page.call(previewEmployerJob, { body: ad }))
  const view = jobArticleView(page, job)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('ads.preview'), isIndexed: false }),
    job: {
      ...view,
      // Its page and those of the company are of the other site.
      company: { ...view.company, href: null },
      also: [],
      // One date: that of the ad, where it is published.
      ...(draft.published_at && { posted: format.date(draft.published_at), history: [] }),
      description: html,
      requirements: null,
    },
    isExternal: job.external_apply_url !== null,
    findings: job.findings,
    href: `${prefix}/jobs/${id}/edit`,
    texts: textsFor(language, texts),
  }
}

/** An ad as its readers will see it: what their page draws, with nothing in it that acts. */
export default function PreviewJob() {
  const { head, job, isExternal, findings, href } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page preview-page">
      <PageHead head={head} />
      <Callout tone="plain">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{t('ads.previewText')}</p>
          <LinkButton href={href}>{t('ads.backToEdit')}</LinkButton>
        </div>
      </Callout>
      <div className="desk">
        <JobArticle job={job} heading="h1" acts={<NoActs isExternal={isExternal} />} />
        <div className="desk-side">
          <Card className="preview-side">
            {job.salary && <p className="text-lg font-semibold">{job.salary}</p>}
            <NoActs isExternal={isExternal} />
            {job.applyBefore && <p className="text-sm">{t('job.applyBefore', { date: job.applyBefore })}</p>}
          </Card>
          <AdFindings findings={findings} />
        </div>
      </div>
    </div>
  )
}

/** The seekers' buttons, which do nothing here. */
function NoActs({ isExternal }: { isExternal: boolean }) {
  const { t } = usePage()
  return (
    <>
      <Button look="primary" disabled className="flex-1 md:flex-none">
        {t(isExternal ? 'job.applyOnCompanySite' : 'job.apply')}
      </Button>
      <Button disabled className="save-wide">
        {t('common.save')}
      </Button>
    </>
  )
}
