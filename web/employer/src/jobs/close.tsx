import { type CloseReason, closeReasons } from '@hanap/contracts/recruiters/close-reasons'
import { closeEmployerJob, readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { options } from '@hanap/markets/lists'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { useChoiceErrors } from '@hanap/shared/components/forms/use-choice-errors'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextArea } from '@hanap/ui/field'
import { Callout, Card } from '@hanap/ui/surface'
import { type FormEvent, useState } from 'react'
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
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './close.tsx?texts'

const reasonTexts = {
  filled_here: 'ads.reason_filled_here',
  filled_elsewhere: 'ads.reason_filled_elsewhere',
  no_longer_needed: 'ads.reason_no_longer_needed',
  no_match: 'ads.reason_no_match',
  other: 'ads.reason_other',
} as const satisfies Record<CloseReason, string>

/** Stages in which somebody has been met: these go on unless chosen otherwise. */
const KEPT = ['interview', 'offer']
const ended = ['hired', 'not_selected', 'withdrawn']

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.jobId ?? ''
  const { job } = answerOrRedirect(page, await page.call(readEmployerJob, { params: { id } }))
  const { permissions } = await ownMembership(page)
  if (!permissions.includes('close_jobs')) throw data(null, { status: 403 })
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('ads.closeAd'), isIndexed: false }),
    title: job.job_title,
    href: `${prefix}/jobs/${id}`,
    stages: options('pipeline_stage_lists', language)
      .filter(({ key }) => !ended.includes(key) && (job.numbers[key] ?? 0) > 0)
      .map(({ key, value }) => ({ key, value, count: job.numbers[key] ?? 0, isKept: KEPT.includes(key) })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.jobId ?? ''
  const form = await args.request.formData()
  const reason = closeReasons.find(each => each === form.get('reason'))
  const message = String(form.get('message') ?? '').trim()
  const keeps = form.getAll('keeps').map(String)
  if (!reason) {
    const errors: Record<string, string> = { reason: translator(factsOf(page).language)('errors.required') }
    return data({ typed: { reason: '', message, keeps }, errors }, { status: 422 })
  }
  const body = { reason, keeps, ...(message && { message }) }
  const outcome = await page.call(closeEmployerJob, { params: { id }, body })
  if (!outcome.ok) {
    const errors = firstErrors(outcome.errors)
    return data({ typed: { reason: reason as string, message, keeps }, errors }, { status: outcome.status })
  }
  return redirect(`${factsOf(page).prefix}/jobs/${id}`, 303)
}

/** Closes an ad, after it was said what that does to those who applied. */
export default function CloseJob() {
  const { head, title, href, stages } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const reasons = closeReasons.map(reason => ({ reason, text: t(reasonTexts[reason]) }))
  const initialKeeps = acted?.typed.keeps ?? stages.flatMap(({ key, isKept }) => (isKept ? [key] : []))
  const [keeps, setKeeps] = useState(initialKeeps)
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setKeeps(new FormData(currentTarget).getAll('keeps').map(String))
  const errors = useChoiceErrors(acted?.errors ?? {}, { one: { reason: reasons.map(({ text }) => text) } })
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href}>
        <bdi>{title}</bdi>
      </BackLink>
      <h1 className="text-2xl">{t('ads.closeAd')}</h1>
      <ErrorSummary
        errors={errors}
        labels={{ reason: t('interviews.reason'), message: t('ads.closeMessage') }}
      />
      <Form method="post" className="desk" onChange={onChange} noValidate>
        <div className="desk-main form sheet-form">
          <SelectField
            name="reason"
            label={t('interviews.reason')}
            error={errors.reason}
            defaultValue={acted?.typed.reason ?? ''}
            required
          >
            <option value="">{t('ads.chooseReason')}</option>
            {reasons.map(({ reason, text }) => (
              <option key={reason} value={reason}>
                {text}
              </option>
            ))}
          </SelectField>
          {stages.length > 0 && (
            <>
              <div className="kept-stages">
                <CheckGroup
                  name="keeps"
                  legend={t('ads.keeps')}
                  options={stages.map(({ key, value, count }) => ({
                    value: key,
                    label: value,
                    note: String(count),
                    isChosen: initialKeeps.includes(key),
                  }))}
                />
              </div>
              <p className="field-help">{t('ads.keepsHelp')}</p>
              <TextArea
                name="message"
                label={t('ads.closeMessage')}
                optional={t('common.optional')}
                rows={5}
                maxLength={2000}
                dir="auto"
                defaultValue={acted?.typed.message}
                error={errors.message}
              />
            </>
          )}
        </div>
        <Card className="ad-end">
          <Callout tone="warning">
            <p>{t('ads.closeText')}</p>
            {stages.length > 0 && <Told stages={stages} keeps={keeps} />}
          </Callout>
          <div className="form-acts">
            <Button type="submit" look="danger" isBusy={isBusy}>
              {t('ads.closeAd')}
            </Button>
            <LinkButton href={href}>{t('profile.cancel')}</LinkButton>
          </div>
        </Card>
      </Form>
    </div>
  )
}

interface ToldProps {
  stages: readonly { key: string; count: number }[]
  keeps: readonly string[]
}

/** How many are turned down and how many stay, as chosen now; without script nothing would count again. */
function Told({ stages, keeps }: ToldProps) {
  const { t } = usePage()
  const countOf = (isKept: boolean) =>
    stages.reduce((sum, { key, count }) => (keeps.includes(key) === isKept ? sum + count : sum), 0)
  return (
    <p role="status" className="with-script font-semibold">
      <span className="block">{t('ads.closeTold', { count: countOf(false) })}</span>
      <span className="block">{t('ads.closeStay', { count: countOf(true) })}</span>
    </p>
  )
}
