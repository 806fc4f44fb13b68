import { rewriteCareerSummary, writeCareerSummary } from '@hanap/contracts/go/career-summary.calls'
import type { CareerSummary, SummaryWriter } from '@hanap/contracts/go/career-summary.schemas'
import { callStream } from '@hanap/shared/calls/call-stream'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { useAction } from '@hanap/shared/calls/use-action'
import { styleIn } from '@hanap/shared/career-summary/style'
import { SummaryStyle } from '@hanap/shared/components/career-summary/summary-style'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { type SubmitEvent, useState } from 'react'
import { NewSummary } from './new-summary.tsx'

/** Where the part stands in the page. */
const ANCHOR = 'summary'
const MAX_LENGTH = 2000

interface CareerSummaryProps {
  preferenceId: string
  path: string
  writer: SummaryWriter
  /** The accepted one. */
  summary: string
  /** What a form without script came to. */
  answered: { result: CareerSummary | null; errors: Record<string, string>; text: string } | null
}

/** The career summary of a preference: it is written while one watches, compared, and accepted or not. */
export function CareerSummarySection({ preferenceId, path, writer, summary, answered }: CareerSummaryProps) {
  const { t, href } = usePage()
  const [coming, setComing] = useState('')
  const { fetching, response, error, start } = useAction(async (isRewriting: boolean, fields: FormData) => {
    setComing('')
    const body = {
      job_preference_id: preferenceId,
      rewrite_type: styleIn(fields),
      stream: true,
    }
    const more = ({ text }: { text: string }) => setComing(before => before + text)
    return isRewriting
      ? callStream(rewriteCareerSummary, { body: { ...body, text: String(fields.get('text')) } }, more)
      : callStream(writeCareerSummary, { body }, more)
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter
    const act = button instanceof HTMLButtonElement ? button.value : ''
    if (act !== 'write' && act !== 'rewrite') return
    event.preventDefault()
    void start(act === 'rewrite', new FormData(event.currentTarget))
  }

  const hasAsked = fetching || response !== null || error !== null
  const result = hasAsked ? response : (answered?.result ?? null)
  const failed =
    error &&
    (error.code === 'unreachable' ? { error: t('errors.writer_unavailable') } : firstErrors(error.errors))
  const errors = hasAsked ? (fetching ? {} : (failed ?? {})) : (answered?.errors ?? {})
  return (
    <section id={ANCHOR} className="card grid gap-4 p-4">
      <h2 className="text-lg font-semibold">{t('summary.heading')}</h2>
      <p className="text-muted">{t('summary.intro')}</p>
      <p className="text-muted">{t(writer === 'rules' ? 'summary.by_rules' : 'summary.by_model')}</p>
      <ErrorSummary errors={errors} labels={{ text: t('summary.text') }} />
      <form
        method="post"
        action={`${href(path)}#${ANCHOR}`}
        className="form"
        onSubmit={submit}
        noValidate
        data-reload
      >
        <TextArea
          name="text"
          label={t('summary.text')}
          defaultValue={answered?.text ?? summary}
          error={errors.text}
          rows={6}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          dir="auto"
        />
        <SummaryStyle />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" name="act" value="write" isBusy={fetching}>
            {t('summary.write')}
          </Button>
          <Button type="submit" name="act" value="rewrite" isBusy={fetching}>
            {t('summary.rewrite')}
          </Button>
          <Button type="submit" look="quiet" name="act" value="save">
            {t('common.save')}
          </Button>
        </div>
      </form>
      <p role="status" className={fetching ? 'text-muted' : 'unseen'}>
        {fetching ? t('summary.writing') : response && t('summary.result')}
      </p>
      {fetching && (
        <p className="summary-text" aria-busy="true">
          {coming}
        </p>
      )}
      {result && <NewSummary result={result} path={`${href(path)}#${ANCHOR}`} />}
    </section>
  )
}
