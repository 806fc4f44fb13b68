import { JobCard } from './job-card.tsx'
import { SharedJobCard } from './shared-job-card.tsx'

/** A job in a list; on the server its HTML is made once for all who see the same. */
export const JobListItem = import.meta.env.SSR ? SharedJobCard : JobCard
