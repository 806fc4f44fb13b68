import type { Module } from '../../calls/module.ts'
import { careerDrafts } from './drafts.ts'
import { type ModelSettings, modelWriter } from './model-writer.ts'
import { type CareerSummaryDeps, careerSummaryRoutes } from './routes.ts'
import { rulesWriter } from './rules-writer.ts'

export type { ModelSettings } from './model-writer.ts'

export interface CareerSummaryModuleDeps extends Omit<CareerSummaryDeps, 'writer'> {
  /** Absent: fixed rules write. */
  model: ModelSettings | undefined
  onError(error: unknown): void
}

const SWEEP_EVERY_MS = 3600 * 1000

/** Summaries of careers, written from profiles: calls 084-086, 210 and 211. */
export const careerSummaryModule = ({ model, onError, ...deps }: CareerSummaryModuleDeps): Module => {
  const writer = model ? modelWriter(model, onError) : rulesWriter
  const sweep = () => careerDrafts.sweep(deps.db).catch(onError)
  let timer: NodeJS.Timeout | undefined
  return {
    routes: careerSummaryRoutes({ ...deps, writer }),
    start: async () => {
      await sweep()
      timer = setInterval(sweep, SWEEP_EVERY_MS)
      timer.unref()
    },
    stop: async () => clearInterval(timer),
  }
}
