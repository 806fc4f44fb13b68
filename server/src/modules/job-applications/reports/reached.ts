import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { sql } from 'kysely'

/** From the application to the contract. */
export const reachedStages = [
  'applied',
  'viewed',
  'in_review',
  'interview',
  'offer',
  'hired',
] as const satisfies Stage[]
export type ReachedStage = (typeof reachedStages)[number]

const rankOf = (column: string) =>
  sql<number>`coalesce(array_position(${[...reachedStages]}::text[], ${sql.ref(column)}), 1)`

/** The place in `reachedStages`, from 1, of the furthest stage at which the row of `applications` ever stood. */
export const reachedRank = sql<number>`greatest(${rankOf('applications.stage')}, (
  select max(${rankOf('application_events.stage')}) from application_events
  where application_events.application_id = applications.id))`

/** The place of a stage, as `reachedRank` counts. */
export const rankOfStage = (stage: ReachedStage): number => reachedStages.indexOf(stage) + 1
