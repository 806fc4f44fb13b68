import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { showToast } from '@hanap/shared/page/toasts'
import { Button } from '@hanap/ui/button'
import { SelectField, TextArea } from '@hanap/ui/field'
import { Callout, Card, Disclosure } from '@hanap/ui/surface'
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { DelayField } from './delay-field.tsx'
import type { MoveResult } from './move.server.ts'
import { StageOptions } from './stage-options.tsx'
import { UndoForm } from './undo-form.tsx'

interface MoveFormProps {
  name: string
  pipelineStageId: number
  pipelineStageKey: string
  stages: readonly { id: number; key: string; text: string }[]
  templates: readonly { key: string; name: string; text: string }[]
  /** Names this filling-in of the form, so that sending it twice moves and writes once. */
  idempotencyKey: string
  /** Where little room is, the message is folded until it is wanted. */
  isNarrow?: boolean
}

const isMoveResult = (acted: MoveResult | object | undefined): acted is MoveResult =>
  acted !== undefined && ('done' in acted || 'typed' in acted)

/** Moves the applicant and writes to them. What was done is said with its undo, and the form stands empty for the next time. */
export function MoveForm({
  name,
  pipelineStageId,
  stages,
  templates,
  isNarrow = false,
  ...hidden
}: MoveFormProps) {
  const { t } = usePage()
  const result = useActionData<MoveResult>()
  const acted = isMoveResult(result) ? result : undefined
  const isBusy = useNavigation().state === 'submitting'
  const errors = acted && 'errors' in acted ? acted.errors : {}
  const typed = acted && 'typed' in acted ? acted.typed : undefined
  const done = acted && 'done' in acted ? acted : undefined
  // Before the script is there the button works as it is.
  const [isChanged, setIsChanged] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // It may have been filled in before there was a script.
    setIsChanged(typed !== undefined || (form.current !== null && isFilledIn(form.current, pipelineStageId)))
  }, [typed, pipelineStageId])
  useEffect(() => {
    if (done !== undefined) showToast(done.done)
  }, [done])
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setIsChanged(isFilledIn(currentTarget, pipelineStageId))
  return (
    <Card className="grid gap-4 p-5">
      {done !== undefined && (
        <Callout tone="plain">
          <p>{done.done}</p>
          {done.undoId !== null && <UndoForm id={done.undoId} />}
        </Callout>
      )}
      <Form ref={form} method="post" className="form move-form" onInput={look}>
        <ErrorSummary
          errors={errors}
          labels={{ pipeline_stage_id: t('employer.stage'), message: t('employer.messageTo', { name }) }}
        />
        <input type="hidden" name="idempotencyKey" value={hidden.idempotencyKey} />
        <input type="hidden" name="shown_stage_id" value={pipelineStageId} />
        <input type="hidden" name="shown_stage_key" value={hidden.pipelineStageKey} />
        <SelectField
          name="pipeline_stage_id"
          label={t('employer.stage')}
          help={t('applicants.moveTold')}
          defaultValue={typed?.pipeline_stage_id ?? String(pipelineStageId)}
          error={errors.pipeline_stage_id}
        >
          <StageOptions stages={stages} />
        </SelectField>
        <Message name={name} isFolded={isNarrow} isOpen={typed !== undefined}>
          <TemplateField templates={templates} chosen={typed?.template} />
          <TextArea
            name="message"
            label={t('employer.messageTo', { name })}
            optional={t('common.optional')}
            maxLength={4000}
            rows={5}
            dir="auto"
            defaultValue={typed?.message}
            error={errors.message}
          />
        </Message>
        <div className="refusal-delay">
          <DelayField {...(typed?.delay && { value: Number(typed.delay) })} />
        </div>
        <Button type="submit" look="primary" isBusy={isBusy} disabled={!isChanged}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  )
}

function Message({
  name,
  isFolded,
  isOpen,
  children,
}: Pick<MoveFormProps, 'name'> & { isFolded: boolean; isOpen: boolean; children: ReactNode }) {
  const { t } = usePage()
  if (!isFolded) return children
  return (
    <Disclosure summary={t('employer.messageTo', { name })} isOpen={isOpen}>
      <div className="form py-2">{children}</div>
    </Disclosure>
  )
}

/** Puts a ready-made message where one is typed; without script it is sent where nothing is. */
function TemplateField({
  templates,
  chosen,
}: Pick<MoveFormProps, 'templates'> & { chosen: string | undefined }) {
  const { t } = usePage()
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const message = currentTarget.form?.elements.namedItem('message')
    const text = templates.find(({ key }) => key === currentTarget.value)?.text
    if (!(message instanceof HTMLTextAreaElement) || text === undefined) return
    message.value = text
    // It is in the field now, to be changed or emptied.
    currentTarget.value = ''
  }
  return (
    <SelectField
      name="template"
      label={t('applicants.template')}
      help={t('applicants.templateHelp')}
      defaultValue={chosen ?? ''}
      onChange={choose}
    >
      <option value="">{t('applicants.templateNone')}</option>
      {templates.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const isFilledIn = (form: HTMLFormElement, pipelineStageId: number): boolean => {
  const fields = new FormData(form)
  const message = String(fields.get('message') ?? '').trim()
  return (
    message !== '' ||
    String(fields.get('template') ?? '') !== '' ||
    fields.get('pipeline_stage_id') !== String(pipelineStageId)
  )
}
