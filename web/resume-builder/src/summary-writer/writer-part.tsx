import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { SummaryChecked } from '@hanap/shared/components/career-summary/summary-checked'
import { SummaryComparison } from '@hanap/shared/components/career-summary/summary-comparison'
import { SummaryStyle } from '@hanap/shared/components/career-summary/summary-style'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import type { FormEvent, MouseEvent } from 'react'
import { type SummaryProposal, type SummaryWriting, writerActs } from './proposal.ts'
import { useSummaryWriter } from './use-summary-writer.ts'

interface WriterPartProps {
  writing: NonNullable<SummaryWriting>
  language: DocumentContent['language']
  revision: number
  sectionId: string
  /** Of the section's form, which the buttons send without script. */
  formId: string
  /** Where the summary stands. */
  field: { id: string; name: string; value: string }
  /** What came of asking without script. */
  answered: SummaryProposal | null
  take(text: string): void
}

/** Below the text of a summary: another is written from the profile, and taken by a press. */
export function WriterPart({ writing, ...rest }: WriterPartProps) {
  const { t } = usePage()
  const { preferenceId, preferences } = writing
  return (
    <div className="builder-writer">
      <h2 className="text-base font-semibold">{t('builder.writer')}</h2>
      <p className="text-muted">{t('summary.by_model')}</p>
      {preferenceId === null ? (
        <p>
          {t('builder.writerGoal')}{' '}
          <a href={preferences} data-reload>
            {t('personal.preferenceAdd')}
          </a>
        </p>
      ) : (
        <WriterForm preferenceId={preferenceId} {...rest} />
      )}
    </div>
  )
}

function WriterForm({
  preferenceId,
  language,
  revision,
  sectionId,
  formId,
  field,
  answered,
  take,
}: Omit<WriterPartProps, 'writing'> & { preferenceId: string }) {
  const { t } = usePage()
  const { isWriting, coming, result, problem, start, forget } = useSummaryWriter({
    preferenceId,
    language,
    text: field.value,
    answered,
  })
  const discardId = `discard-${sectionId}`
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form, value } = event.currentTarget
    event.preventDefault()
    if (form) start(value === writerActs.rewrite, new FormData(form))
  }
  const settle = (event: FormEvent) => {
    event.preventDefault()
    forget()
    document.getElementById(field.id)?.focus()
  }
  const accept = (event: FormEvent) => {
    if (result) take(result.text)
    settle(event)
  }
  return (
    <>
      <SummaryStyle form={formId} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          form={formId}
          name="act"
          value={writerActs.write}
          isBusy={isWriting}
          onClick={press}
        >
          {t('summary.write')}
        </Button>
        <Button
          type="submit"
          form={formId}
          name="act"
          value={writerActs.rewrite}
          isBusy={isWriting}
          onClick={press}
        >
          {t('summary.rewrite')}
        </Button>
      </div>
      {problem && (
        <div role="alert">
          <Callout tone="danger">{problem}</Callout>
        </div>
      )}
      <p role="status" className={isWriting ? 'text-muted' : 'unseen'}>
        {isWriting ? t('summary.writing') : result && t('summary.result')}
      </p>
      {isWriting && (
        <p className="summary-text" aria-busy="true" dir="auto">
          {coming}
        </p>
      )}
      <form id={discardId} hidden onSubmit={settle} data-reload>
        <input type="hidden" name="open" value={sectionId} />
      </form>
      {result && (
        <form method="post" className="builder-proposal" onSubmit={accept} data-reload>
          <h3 className="font-semibold">{t('summary.result')}</h3>
          <SummaryComparison result={result} />
          <input type="hidden" name="section" value={sectionId} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name={field.name} value={result.text} />
          {result.unsupported.length > 0 && <SummaryChecked />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" name="act" value="save">
              {t('summary.accept')}
            </Button>
            <Button type="submit" look="quiet" form={discardId}>
              {t('summary.discard')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
