import { readAppliedJob, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, refusedPage, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Drawing } from '@hanap/ui/lens/drawing'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { idIn } from '../jobs/job-id.ts'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { PushOffer } from '../notifications/push-offer.tsx'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import texts from './success.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const { pathname } = new URL(args.request.url)
  if (!page.user) throw redirect(logInAddress(prefix, pathname))
  const id = idIn(args.params.job ?? '')
  const [applied, similar] = await Promise.all([
    page.call(readAppliedJob, { params: { jobId: id } }),
    page.call(similarJobs, { query: { job_id: id } }),
  ])
  if (!applied.ok) throw refusedPage(applied.status)
  const { job, receipt } = applied.data
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('apply.successTitle'), isIndexed: false }),
    job: { id: job.id, title: job.job_title, company: job.company_name ?? '', href: prefix + job.job_url },
    receipt: receipt.number,
    email: page.user.email,
    isNewAccount: page.user.is_new_account,
    similar: similar.ok ? cardViews(page, similar.data.jobs) : [],
    texts: textsFor(language, texts),
  }
}

export default function ApplySuccess() {
  const { head, job, receipt, email, isNewAccount, similar } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <Drawing kind="success" />
      <h1 className="text-2xl">{t('apply.successTitle')}</h1>
      <p className="text-lg">{t('apply.successText', { job: job.title, company: job.company, email })}</p>
      <p className="text-muted">{t('apply.receipt', { number: receipt })}</p>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('apply.next')}</h2>
        <ol className="timeline">
          <li>{t('apply.nextRead')}</li>
          <li>{t('apply.nextTold')}</li>
          <li>{t('apply.nextWithdraw')}</li>
        </ol>
      </section>
      {isNewAccount && <p>{t('apply.successNewAccount')}</p>}
      <LinkButton look="primary" href={href(`/applied-jobs/${job.id}`)} className="justify-self-start">
        {t('apply.successFollow')}
      </LinkButton>
      <PushOffer after="applied" />
      {similar.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t('apply.successNext')}</h2>
          <ul className="grid gap-3">
            {similar.map(each => (
              <JobListItem key={each.id} job={each} />
            ))}
          </ul>
        </section>
      )}
      <JobActionForm />
    </div>
  )
}
