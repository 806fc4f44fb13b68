import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { StageOptions } from './stage-options.tsx'

interface MoveBarProps {
  pipelineStageId: number
  pipelineStageKey: string
  stages: readonly { id: number; key: string; text: string }[]
  idempotencyKey: string
}

/** Moves the applicant from wherever on their page one reads, where the form for it is far below. */
export function MoveBar({ pipelineStageId, pipelineStageKey, stages, idempotencyKey }: MoveBarProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  // Before the script is there the button works as it is.
  const [isChanged, setIsChanged] = useState(true)
  const select = useRef<HTMLSelectElement>(null)
  const look = useCallback(
    () => setIsChanged(select.current?.value !== String(pipelineStageId)),
    [pipelineStageId],
  )
  useEffect(look, [look])
  return (
    <Form method="post" className="foot-bar">
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-bar`} />
      <input type="hidden" name="shown_stage_id" value={pipelineStageId} />
      <input type="hidden" name="shown_stage_key" value={pipelineStageKey} />
      <select
        ref={select}
        onChange={look}
        className="input"
        name="pipeline_stage_id"
        aria-label={t('applicants.moveTo')}
        defaultValue={String(pipelineStageId)}
      >
        <StageOptions stages={stages} />
      </select>
      <Button type="submit" look="primary" isBusy={isBusy} disabled={!isChanged}>
        {t('common.save')}
      </Button>
    </Form>
  )
}
