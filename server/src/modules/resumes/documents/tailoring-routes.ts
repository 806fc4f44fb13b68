import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { OwnUserOf } from '../../profiles/index.ts'
import { existingDocument } from './document-in-wire.ts'
import { documentsStore } from './documents-store.ts'
import { tailoringSkills } from './tailoring.ts'

/** A job as a document for it needs it. */
export interface TailoringJob {
  id: string
  title: string
  url: string
  company: string | null
  isOpen: boolean
  skills: readonly string[]
}

export interface TailoringDeps {
  db: Db
  ownUser: OwnUserOf
  /** A job, open or not; undefined where there is none of this id. */
  jobOf(id: string): Promise<TailoringJob | undefined>
}

/** What a document's job asks for: call 460. */
export const tailoringRoutes = ({ db, ownUser, jobOf }: TailoringDeps): Route[] => [
  seekerRoute(calls.readDocumentTailoring, schemas.readDocumentTailoring, async ({ params, caller }) => {
    const { content } = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
    const job = content.job_id === null ? undefined : await jobOf(content.job_id)
    if (!job) return { job: null, skills: [] }
    const { user } = await ownUser(caller.user, content.language)
    const { id, title, url, company, isOpen } = job
    return {
      job: { id, title, url, company, is_open: isOpen },
      skills: tailoringSkills(job.skills, content, user),
    }
  }),
]
