import { uploadFeed } from '@hanap/contracts/recruiters/feeds.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { SelectField } from '@hanap/ui/field'
import { FileField } from '@hanap/ui/file-field'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { ownPoster } from '../recruiter/recruiter.server.ts'
import { FeedFieldList } from './feed/feed-field-list.tsx'
import texts from './feed.tsx?texts'

const applyTexts = [
  ['auto', 'ads.apply_auto'],
  ['onsite', 'ads.apply_onsite'],
  ['external', 'ads.apply_external'],
] as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  await ownPoster(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('ads.feedHeading'), isIndexed: false }),
    jobsHref: prefix || '/',
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const form = await args.request.formData()
  const file = form.get('file')
  const apply = applyTexts.find(([mode]) => mode === form.get('apply'))?.[0] ?? 'auto'
  const outcome = await page.call(uploadFeed, {
    body: { apply, is_complete: form.has('is_complete') },
    files: file instanceof File && file.size > 0 ? { file } : {},
  })
  const typed = { apply, isComplete: form.has('is_complete') }
  if (outcome.ok) return data({ errors: {}, typed, report: outcome.data.report })
  return data({ errors: firstErrors(outcome.errors), typed, report: null }, { status: outcome.status })
}

/** Where the ads of another system are brought. */
export default function Feed() {
  const { head, jobsHref } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const errors: Record<string, string> = acted?.errors ?? {}
  const report = acted?.report
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={jobsHref}>{t('employer.myJobs')}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-2xl">{t('ads.feedHeading')}</h1>
        <p className="max-w-prose text-muted">{t('ads.feedText')}</p>
      </header>
      <ErrorSummary errors={errors} labels={{ file: t('ads.feedFile') }} />
      {report && (
        <Callout tone={report.refused > 0 ? 'warning' : 'plain'}>
          <p role="status">
            {t('ads.feedReport', {
              posted: report.posted,
              changed: report.edited + report.refreshed,
              closed: report.closed,
              unchanged: report.unchanged,
              refused: report.refused,
            })}
          </p>
          {report.problems.length > 0 && (
            <ul className="list-disc ps-5">
              {report.problems.map(({ row, title, reason }) => (
                <li key={`${row} ${reason}`}>
                  {t('ads.feedRow', { row: String(row) })} {title && <bdi>{title}</bdi>}{' '}
                  <span dir="auto">{reason}</span>
                </li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      <div className="desk">
        <Form method="post" encType="multipart/form-data" className="desk-main form sheet-form" noValidate>
          <FileField
            name="file"
            label={t('ads.feedFile')}
            help={t('ads.feedHelp')}
            choose={t('common.chooseFile')}
            none={t('common.noFile')}
            error={errors.file}
          />
          <SelectField name="apply" label={t('ads.feedApply')} defaultValue={acted?.typed.apply}>
            {applyTexts.map(([mode, text]) => (
              <option key={mode} value={mode}>
                {t(text)}
              </option>
            ))}
          </SelectField>
          <div>
            <Check
              name="is_complete"
              value="on"
              label={t('ads.feedComplete')}
              isChosen={acted?.typed.isComplete ?? false}
            />
            <p className="field-help">{t('ads.feedCompleteHelp')}</p>
          </div>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('ads.feedSubmit')}
          </Button>
        </Form>
        <FeedFieldList />
      </div>
    </div>
  )
}
