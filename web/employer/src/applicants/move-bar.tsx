import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
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
  return (
    <Form method="post" className="foot-bar">
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-bar`} />
      <input type="hidden" name="shown_stage_id" value={pipelineStageId} />
      <input type="hidden" name="shown_stage_key" value={pipelineStageKey} />
      <select
        className="input"
        name="pipeline_stage_id"
        aria-label={t('applicants.moveTo')}
        defaultValue={String(pipelineStageId)}
      >
        <StageOptions stages={stages} />
      </select>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('common.save')}
      </Button>
    </Form>
  )
}
