import { hideJob, listHiddenJobs, unhideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { listPage } from '@hanap/shared/calls/list-page'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Badge, Callout, EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { refererPath, sameSitePath } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './hidden-jobs.tsx?texts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/hidden-jobs`))
  const list = await listPage(args, number => page.call(listHiddenJobs, { query: { page: number } }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const query = new URL(args.request.url).searchParams
  const hidden = list.jobs.find(({ id }) => id === query.get('hidden'))
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.hiddenHeading'), isIndexed: false }),
    /** The one that was hidden just now, and the list in which it stood. */
    just: hidden && {
      id: hidden.id,
      title: hidden.job.job_title,
      back: sameSitePath(page, query.get('from')) ?? `${prefix}/job-search`,
    },
    jobs: list.jobs.map(({ id, job, hidden_at }) => ({
      id,
      title: job.job_title,
      href: prefix + job.job_url,
      company: job.company_name ?? '',
      logo: job.company_logo,
      hiddenOn: t('personal.hiddenOn', { date: format.date(hidden_at) }),
      isClosed: job.status_key !== 'active',
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** What hide buttons send, where there is no script: the job is hidden, or shown again. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const { hide, show = '', back } = formTexts(await args.request.formData())
  const from = refererPath(page, args.request) ?? `${prefix}/hidden-jobs`
  if (!page.user) return redirect(logInAddress(prefix, from), 303)
  const outcome = hide
    ? await page.call(hideJob, { body: { job_id: hide } })
    : await page.call(unhideJob, { params: { id: show } })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  if (hide) return redirect(`${prefix}/hidden-jobs?${new URLSearchParams({ hidden: hide, from })}`, 303)
  return redirect(sameSitePath(page, back ?? null) ?? from, 303)
}

export default function HiddenJobs() {
  const { head, just, jobs, page, pages } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/job-preferences')}>{t('personal.preferencesHeading')}</BackLink>
      <h1 className="text-2xl">{t('personal.hiddenHeading')}</h1>
      <ErrorSummary errors={errors} labels={{}} />
      {just && (
        <Callout tone="plain">
          <Showing id={just.id} back={just.back}>
            <p className="flex-1 basis-full" role="status">
              {t('personal.hiddenNow', { job: just.title })}
            </p>
            <Button type="submit">{t('personal.undo')}</Button>
            <LinkButton look="quiet" href={just.back}>
              {t('personal.backToJobs')}
            </LinkButton>
          </Showing>
        </Callout>
      )}
      {jobs.length === 0 && (
        <EmptyState title={t('personal.hiddenEmptyTitle')}>
          <p>{t('personal.hiddenEmptyText')}</p>
          <LinkButton look="primary" href={href('/job-search')}>
            {t('common.findJobs')}
          </LinkButton>
        </EmptyState>
      )}
      <ul className="rows">
        {jobs.map(job => (
          <li key={job.id} className="row items-center">
            <CompanyAvatar name={job.company || job.title} logo={job.logo} />
            <div className="grid min-w-0 flex-1 basis-48 gap-1">
              <h2 className="text-base font-semibold">
                <a href={job.href} dir="auto">
                  {job.title}
                </a>
              </h2>
              <p className="text-muted">
                <bdi>{job.company}</bdi>
              </p>
              <p className="text-sm text-muted">
                {job.hiddenOn} {job.isClosed && <Badge tone="warning">{t('job.closedTitle')}</Badge>}
              </p>
            </div>
            <Showing id={job.id}>
              <Button
                type="submit"
                aria-label={t('resumes.labelled', { label: t('personal.showAgain'), value: job.title })}
              >
                {t('personal.showAgain')}
              </Button>
            </Showing>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}

interface UnhideFormProps {
  id: string
  /** Where it leads; here by default. */
  back?: string
  children: ReactNode
}

function Showing({ id, back, children }: UnhideFormProps) {
  const { href } = usePage()
  return (
    <form method="post" action={href('/hidden-jobs')} className="flex flex-wrap gap-3" data-reload>
      <input type="hidden" name="show" value={id} />
      {back && <input type="hidden" name="back" value={back} />}
      {children}
    </form>
  )
}
