import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { showToast } from '@hanap/shared/page/toasts'
import { Button } from '@hanap/ui/button'
import { SelectField, TextArea } from '@hanap/ui/field'
import { Callout, Card } from '@hanap/ui/surface'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { MoveResult } from './move.server.ts'

interface MoveFormProps {
  name: string
  pipelineStageId: number
  stages: readonly { id: number; value: string }[]
  /** Names this filling-in of the form, so that sending it twice moves and writes once. */
  idempotencyKey: string
}

/** Moves the applicant and writes to them. What was done is said, and the form stands empty for the next time. */
export function MoveForm({ name, pipelineStageId, stages, idempotencyKey }: MoveFormProps) {
  const { t } = usePage()
  const acted = useActionData<MoveResult>()
  const isBusy = useNavigation().state === 'submitting'
  const errors = acted && 'errors' in acted ? acted.errors : {}
  const typed = acted && 'typed' in acted ? acted.typed : undefined
  const done = acted && 'done' in acted ? acted.done : undefined
  // Before the script is there the button works as it is.
  const [isChanged, setIsChanged] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // It may have been filled in before there was a script.
    setIsChanged(typed !== undefined || (form.current !== null && isFilledIn(form.current, pipelineStageId)))
  }, [typed, pipelineStageId])
  useEffect(() => {
    if (done !== undefined) showToast(done)
  }, [done])
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setIsChanged(isFilledIn(currentTarget, pipelineStageId))
  return (
    <Card className="p-5">
      <Form ref={form} method="post" className="form" onInput={look}>
        <ErrorSummary
          errors={errors}
          labels={{ pipeline_stage_id: t('employer.stage'), message: t('employer.messageTo', { name }) }}
        />
        {done !== undefined && (
          <Callout tone="plain">
            <p>{done}</p>
          </Callout>
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="shown_stage_id" value={pipelineStageId} />
        <SelectField
          name="pipeline_stage_id"
          label={t('employer.stage')}
          defaultValue={typed?.pipeline_stage_id ?? String(pipelineStageId)}
          error={errors.pipeline_stage_id}
        >
          {stages.map(({ id, value }) => (
            <option key={id} value={id}>
              {value}
            </option>
          ))}
        </SelectField>
        <TextArea
          name="message"
          label={t('employer.messageTo', { name })}
          optional={t('common.optional')}
          maxLength={4000}
          dir="auto"
          defaultValue={typed?.message}
          error={errors.message}
        />
        <Button type="submit" look="primary" isBusy={isBusy} disabled={!isChanged}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  )
}

const isFilledIn = (form: HTMLFormElement, pipelineStageId: number): boolean => {
  const fields = new FormData(form)
  const message = String(fields.get('message') ?? '').trim()
  return message !== '' || fields.get('pipeline_stage_id') !== String(pipelineStageId)
}
