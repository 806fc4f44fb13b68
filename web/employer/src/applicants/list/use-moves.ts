import { undoApplicantChange } from '@hanap/contracts/job-applications/applicants.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { Failure } from '@hanap/contracts/page'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { showToast } from '@hanap/shared/page/toasts'
import { useState } from 'react'
import { isPipelineKey, type StageView } from '../pipeline.ts'
import type { ApplicantItem } from './load-list.server.ts'

/** Whoever can be moved, and where they stood when the page was loaded. */
export type Movable = Pick<ApplicantItem, 'id' | 'name' | 'stage'>

/** A move that can be taken back. */
export interface LastMove {
  text: string
  undoId: string
  item: Movable
  from: StageView
}

/** Where a colleague has put somebody meanwhile, as the refusal says it. */
const presentKey = ({ data }: Failure): string =>
  typeof data === 'object' && data !== null && 'pipeline_stage_key' in data
    ? String(data.pipeline_stage_key)
    : ''

/**
 * Moves that show at once and are taken back where the server refuses them: where somebody stands, over what the page was loaded with.
 */
export function useMoves(stages: readonly StageView[], onMoved?: (id: string) => void) {
  const { t, format } = usePage()
  const [moved, setMoved] = useState<ReadonlyMap<string, StageView>>(new Map())
  const [last, setLast] = useState<LastMove | null>(null)
  const stageOf = (item: Movable): StageView => moved.get(item.id) ?? item.stage
  const put = (id: string, stage: StageView) => setMoved(before => new Map(before).set(id, stage))

  const move = async (item: Movable, target: StageView): Promise<void> => {
    const from = stageOf(item)
    if (from.id === target.id) return
    put(item.id, target)
    const outcome = await call(moveApplicant, {
      params: { id: item.id },
      body: { pipeline_stage_id: target.id, expected_stage: from.key },
    })
    onMoved?.(item.id)
    if (!outcome.ok) {
      const key = presentKey(outcome)
      const present = (isPipelineKey(key) && stages.find(stage => stage.key === key)) || from
      put(item.id, present)
      const failed = t('applicants.moveFailed', { name: item.name, stage: present.text })
      showToast([outcome.message, failed].filter(Boolean).join(' '), 'error')
      return
    }
    const { undo_id: undoId, told_at } = outcome.data
    const done = t('employer.moved', { name: item.name, stage: target.text })
    const text = told_at === null ? done : `${done} ${t('applicants.toldAt', { time: format.time(told_at) })}`
    setLast(undoId === null ? null : { text, undoId, item, from })
  }

  const undo = async ({ undoId, item, from }: LastMove): Promise<void> => {
    setLast(null)
    const outcome = await call(undoApplicantChange, { body: { undo_id: undoId } })
    if (!outcome.ok) return showToast(outcome.message || t('common.errorTitle'), 'error')
    if (outcome.data.num > 0) put(item.id, from)
    onMoved?.(item.id)
    showToast(t('applicants.undone', { count: outcome.data.num }))
  }

  return { stageOf, move, last, undo, close: () => setLast(null) }
}

export type Moves = ReturnType<typeof useMoves>
