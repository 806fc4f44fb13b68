import { readTalent, reportTalent } from '@hanap/contracts/recruiters/talents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { options } from '@hanap/markets/lists'
import { formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { useChoiceErrors } from '@hanap/shared/components/forms/use-choice-errors'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './report.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  answerOrRedirect(page, await page.call(readTalent, { params: { id }, query: {} }))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('talents.report'), isIndexed: false }),
    backHref: `${prefix}/talents/${id}`,
    reasons: options('report_talent_reasons', language).map(({ id: reasonId, value }) => ({
      value: String(reasonId),
      label: value,
    })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { reason = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(reportTalent, {
    params: { id: args.params.id ?? '' },
    body: { report_reason_id: Number(reason) },
  })
  if (outcome.ok) return { isDone: true, reason, errors: {} as Record<string, string> }
  const text = reason === '' ? translator(factsOf(page).language)('errors.invalid_choice') : outcome.message
  return data({ isDone: false, reason, errors: { reason: text } }, { status: outcome.status })
}

/** Where a recruiter reports somebody whom they found. */
export default function ReportTalent() {
  const { head, backHref, reasons } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t } = usePage()
  const sent: Record<string, string> = result?.errors ?? {}
  const choices = result?.reason ? {} : { one: { reason: reasons.map(({ label }) => label) } }
  const errors = useChoiceErrors(sent, choices)
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">
        <a href={backHref}>{t('talents.report')}</a>
      </h1>
      {result?.isDone ? (
        <Callout tone="plain">
          <p role="status">{t('talents.reported')}</p>
        </Callout>
      ) : (
        <Form method="post" className="form">
          <ErrorSummary errors={errors} labels={{ reason: t('talents.reportReason') }} />
          <CheckGroup
            legend={t('talents.reportReason')}
            name="reason"
            type="radio"
            options={reasons.map(each => ({ ...each, isChosen: each.value === result?.reason }))}
            error={errors.reason}
          />
          <p className="field-help">{t('talents.reportHelp')}</p>
          <Button type="submit" look="primary">
            {t('talents.reportSend')}
          </Button>
        </Form>
      )}
    </div>
  )
}
