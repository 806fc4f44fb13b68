import * as calls from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { Resume } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import * as schemas from '@hanap/contracts/jobseekers/jobseekers.schemas'
import { Refusal } from '../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { FileStore } from './file-store.ts'
import { readingsStore } from './readings-store.ts'
import { type ResumeRow, resumesStore } from './store.ts'

/** Where a resume's file is read. */
export const readFileOf = (id: string) => calls.readResumeFile.path.replace('{id}', id)

/** `parsed` has the ids of those in which something was found. */
export const resumeInWire = (
  { id, name, size, mime, is_default, updated_at }: ResumeRow,
  parsed: ReadonlySet<string>,
): Resume => ({
  id,
  name,
  size,
  mime,
  is_default,
  parsed_resume_id: parsed.has(id) ? id : null,
  updated_at: updated_at.toISOString(),
  url: readFileOf(id),
})

export const resumeRoutes = (db: Db, files: FileStore): Route[] => [
  seekerRoute(calls.listResumes, schemas.listResumes, async ({ caller }) => {
    const parsed = await readingsStore.foundIn(db, caller.accountId)
    const rows = await resumesStore.ofAccount(db, caller.accountId)
    return { resumes: rows.map(row => resumeInWire(row, parsed)) }
  }),

  seekerRoute(calls.readResumeFile, schemas.readResumeFile, async ({ params, caller }) => {
    const resume = await resumesStore.find(db, caller.accountId, params.id)
    if (!resume) throw new Refusal('not_found')
    const { name, mime, size } = resume
    return new FileAnswer({ name, mime, size }, await files.get(resume.content_hash))
  }),
]
