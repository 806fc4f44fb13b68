import type { ServerModule } from '../../calls/module.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { careerDrafts } from './drafts.ts'
import { type ModelSettings, modelWriter } from './model-writer.ts'
import { type CareerSummaryDeps, careerSummaryRoutes } from './routes.ts'
import { rulesWriter } from './rules-writer.ts'

export type { ModelSettings } from './model-writer.ts'
export { retention } from './retention.ts'

export interface CareerSummaryModuleDeps extends Omit<CareerSummaryDeps, 'writer'> {
  /** Absent: fixed rules write. */
  model: ModelSettings | undefined
  onError(error: unknown): void
}

/** Summaries of careers, written from profiles: calls 084-086, 210 and 211. */
export const careerSummaryModule = ({ model, onError, ...deps }: CareerSummaryModuleDeps): ServerModule => {
  const writer = model ? modelWriter(model, onError) : rulesWriter
  return {
    routes: careerSummaryRoutes({ ...deps, writer }),
    leaderTasks: [every({ everyMs: HOUR_MS, run: () => careerDrafts.sweep(deps.db), onError })],
  }
}
