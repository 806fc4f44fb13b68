import { reportJob } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { options } from '@hanap/markets/lists'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { TextArea } from '@hanap/ui/field'
import { BackIcon } from '@hanap/ui/icon'
import { EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { openJob } from '../apply/load-apply.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const job = await openJob(page, args.params.job ?? '')
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('job.report'), isIndexed: false }),
    job: {
      title: job.job_title,
      company: job.company_name ?? '',
      logo: job.company_logo,
      href: prefix + job.job_url,
    },
    reasons: options('report_job_reasons', language).map(({ id, value }) => ({
      value: String(id),
      label: value,
    })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const job = await openJob(page, args.params.job ?? '')
  const { report_reason_id, detail } = formTexts(await args.request.formData())
  if (!report_reason_id) {
    const text = translator(factsOf(page).language)('errors.invalid_choice')
    return data({ isDone: false, errors: { report_reason_id: text } }, { status: 422 })
  }
  const outcome = await page.call(reportJob, {
    params: { id: job.id },
    body: { report_reason_id: Number(report_reason_id), ...(detail?.trim() && { detail }) },
  })
  if (!outcome.ok)
    return data({ isDone: false, errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return { isDone: true, errors: {} as Record<string, string> }
}

export default function ReportJob() {
  const { head, job, reasons } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const result = useActionData<typeof action>()
  const errors: Record<string, string> = result?.errors ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <header>
        <a className="way-back" href={job.href}>
          <BackIcon />
          {t('common.back')}
        </a>
        <h1 className="text-2xl">{t('job.report')}</h1>
        <div className="apply-job">
          <CompanyAvatar name={job.company || job.title} logo={job.logo} />
          <div className="min-w-0 flex-1">
            <p className="short font-semibold" dir="auto">
              {job.title}
            </p>
            {job.company && (
              <p className="short text-muted" dir="auto">
                {job.company}
              </p>
            )}
          </div>
        </div>
      </header>
      {result?.isDone ? (
        <div role="status">
          <EmptyState title={t('job.reportThanks')} drawing="success">
            <LinkButton href={href('/job-search')}>{t('common.findJobs')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <Form method="post" className="form">
          <ErrorSummary
            errors={errors}
            labels={{ report_reason_id: t('job.reportQuestion'), detail: t('job.reportDetail') }}
          />
          <CheckGroup
            legend={t('job.reportQuestion')}
            name="report_reason_id"
            type="radio"
            options={reasons}
            error={errors.report_reason_id}
          />
          <TextArea
            name="detail"
            label={t('job.reportDetail')}
            optional={t('common.optional')}
            maxLength={2000}
            dir="auto"
            error={errors.detail}
          />
          <Button type="submit" look="primary">
            {t('job.reportSend')}
          </Button>
        </Form>
      )}
    </div>
  )
}
