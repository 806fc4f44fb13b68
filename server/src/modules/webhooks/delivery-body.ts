import { options } from '@hanap/markets/lists'
import type { DeliveryRow } from './deliveries-store.ts'

const stageKeyOf = (id: number | null) =>
  options('pipeline_stage_lists', 'en').find(stage => stage.id === id)?.key ?? null

type ToldRow = Pick<
  DeliveryRow,
  | 'id'
  | 'event'
  | 'created_at'
  | 'application_id'
  | 'job_id'
  | 'pipeline_stage_id'
  | 'former_pipeline_stage_id'
>

/** What is sent: ids and stages. Who somebody is, a program asks by its token, which may have ended by then. */
export const deliveryBody = (row: ToldRow): string =>
  JSON.stringify({
    id: row.id,
    type: row.event,
    created_at: row.created_at.toISOString(),
    data: {
      ...(row.application_id !== null && {
        application_id: row.application_id,
        pipeline_stage_key: stageKeyOf(row.pipeline_stage_id),
        former_pipeline_stage_key: stageKeyOf(row.former_pipeline_stage_id),
      }),
      ...(row.job_id !== null && { job_id: row.job_id }),
    },
  })
