import { fieldShares } from '@hanap/job-import/job-names'
import { functionPath } from '@hanap/markets/functions'
import type { JobFacts } from '../../jobs/index.ts'

/** Who manages or consults does so in a field. */
const MANAGEMENT = 26
const LEAST_SHARE = 0.05
/** Of managing one field, to who manages another. */
export const OTHER_FIELD = 0.3

/** The field that words speak of, beside management. */
export const fieldOf = (texts: readonly string[]): number | undefined => {
  const shares = [...fieldShares(texts.join('\n'))].filter(
    ([main, share]) => main !== MANAGEMENT && share >= LEAST_SHARE,
  )
  return shares.sort(([, one], [, other]) => other - one)[0]?.[0]
}

export const isManagement = (functions: readonly number[]) =>
  functions.length > 0 && functions.every(id => functionPath(id)?.main_function_id === MANAGEMENT)

export const fieldOfJob = (job: JobFacts): number | undefined =>
  job.main_function_id !== null && job.main_function_id !== MANAGEMENT
    ? job.main_function_id
    : fieldOf([job.title, ...job.skills])
