import { readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { answerJobReports, readJobReports } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './reports.tsx?texts'

const MAX_ANSWER = 2000

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  const params = { id: args.params.jobId ?? '' }
  const reports = answerOrRedirect(page, await page.call(readJobReports, { params }))
  const own = reports.is_hidden ? undefined : await page.call(readEmployerJob, { params })
  const t = translator(language)
  const { answer } = reports
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('employer.title'), {
      title: t('employer.reports', { job: reports.job_title }),
      isIndexed: false,
    }),
    job: reports.job_title,
    jobHref: `${facts.prefix}/jobs/${params.id}`,
    pageHref:
      own?.ok && own.data.job.status_key === 'active'
        ? `${page.sites[own.data.job.job_country_key] ?? ''}${own.data.job.job_url}`
        : null,
    isHidden: reports.is_hidden,
    reasons: reports.reasons.map(({ id, value }) => ({ id, value })),
    answer: answer && { text: answer.text, date: format.date(answer.answered_at) },
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { text = '' } = formTexts(await args.request.formData())
  const params = { id: args.params.jobId ?? '' }
  const outcome = await page.call(answerJobReports, { params, body: { text } })
  if (outcome.ok) return redirect(new URL(args.request.url).pathname, 303)
  return data({ text, errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function JobReports() {
  const { head, job, jobHref, pageHref, isHidden } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={jobHref}>
        <bdi>{job}</bdi>
      </BackLink>
      <h1 className="text-2xl">{t('employer.reports', { job })}</h1>
      {isHidden ? (
        <Hidden />
      ) : (
        <div className="card">
          <EmptyState title={t('employer.reportsNone')} drawing="success">
            <p className="max-w-prose">
              {t('employer.reportsNotHidden')}
              <SentenceSpace />
              {t('employer.reportsNoneText')}
            </p>
            {pageHref && <LinkButton href={pageHref}>{t('ads.seePage')}</LinkButton>}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

/** Why the ad is hidden, and what its owner says to it. */
function Hidden() {
  const { reasons, answer } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = usePage()
  const isSending = useNavigation().state === 'submitting'
  const errors: Record<string, string> = refused?.errors ?? {}
  return (
    <>
      <p>{t('employer.reportsText')}</p>
      <ul className="list-disc ps-5">
        {reasons.map(({ id, value }) => (
          <li key={id}>{value}</li>
        ))}
      </ul>
      {answer && (
        <Callout tone="plain">
          <p role="status">{t('employer.reportsAnswered', { date: answer.date })}</p>
        </Callout>
      )}
      <ErrorSummary errors={errors} labels={{ text: t('employer.reportsAnswer') }} />
      <Form method="post" className="form sheet-form" noValidate>
        <TextArea
          name="text"
          label={t('employer.reportsAnswer')}
          help={t('employer.reportsAnswerHelp')}
          defaultValue={refused?.text ?? answer?.text ?? ''}
          maxLength={MAX_ANSWER}
          rows={6}
          error={errors.text}
          required
        />
        <Button type="submit" look="primary" disabled={isSending}>
          {t('common.save')}
        </Button>
      </Form>
    </>
  )
}
