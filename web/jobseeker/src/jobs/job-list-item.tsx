import { ListedJob } from './listed-job.tsx'
import { SharedListedJob } from './shared-listed-job.tsx'

/** A job in a list; on the server its HTML is made once for all who see the same. */
export const JobListItem = import.meta.env.SSR ? SharedListedJob : ListedJob
