import type { JobFacts } from '../../jobs/index.ts'
import { workOf } from './title-work.ts'
import { jobFunctions, nearest } from './work-fit.ts'

/** How near a job's work is to what a text calls, in any language, 0 to 1; undefined where either is not known. */
export const workNear = (text: string) => {
  const { functions } = workOf(text)
  return (job: JobFacts): number | undefined => {
    if (functions.length === 0) return undefined
    const own = jobFunctions(job, workOf(job.title))
    return own.length === 0 ? undefined : nearest(functions, own)
  }
}
