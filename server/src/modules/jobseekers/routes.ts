import * as calls from '@hanap/contracts/jobseekers.calls'
import type { Resume } from '@hanap/contracts/jobseekers.schemas'
import * as schemas from '@hanap/contracts/jobseekers.schemas'
import type { Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../http/route.ts'
import type { FileStore } from './file-store.ts'
import { type ResumeRow, resumesStore } from './store.ts'

export const resumeInWire = ({ id, name, size, mime, is_default, updated_at }: ResumeRow): Resume => ({
  id,
  name,
  size,
  mime,
  is_default,
  parsed_resume_id: null,
  updated_at: updated_at.toISOString(),
  url: calls.readResumeFile.path.replace('{id}', id),
})

export const resumeRoutes = (db: Db, files: FileStore): Route[] => [
  seekerRoute(calls.listResumes, schemas.listResumes, async ({ caller }) => ({
    resumes: (await resumesStore.ofAccount(db, caller.accountId)).map(resumeInWire),
  })),

  seekerRoute(calls.readResumeFile, schemas.readResumeFile, async ({ params, caller }) => {
    const resume = await resumesStore.find(db, caller.accountId, params.id)
    if (!resume) throw new Refusal('not_found')
    const { name, mime, size } = resume
    return new FileAnswer({ name, mime, size }, await files.get(resume.content_hash))
  }),
]
