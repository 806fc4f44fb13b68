import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/resumes.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { FileStore } from './file-store.ts'
import type { ResumeReader } from './reader.ts'
import { type Reading, readingsStore } from './readings-store.ts'
import { resumeKindOf } from './resume-file.ts'
import { resumesStore } from './store.ts'
import { nothingFound, syncable } from './syncable.ts'

interface ReadingDeps {
  db: Db
  files: FileStore
  read: ResumeReader
  ownUser(user: SessionUser, language: LanguageCode): Promise<{ user: OwnUser }>
}

/** What was found in resumes: calls 072 and 197. A resume that came with an application is read when it is asked for. */
export const readingRoutes = ({ db, files, read, ownUser }: ReadingDeps): Route[] => {
  const readingOf = async (accountId: string, resumeId: string): Promise<Reading> => {
    const resume = await resumesStore.find(db, accountId, resumeId)
    if (!resume) throw new Refusal('resume_not_found')
    const kept = await readingsStore.find(db, resumeId)
    if (kept) return kept
    const bytes = await files.get(resume.content_hash)
    const done = await read(bytes, resumeKindOf(bytes) ?? 'pdf')
    const reading: Reading =
      'content' in done
        ? { content: done.content, problem: null }
        : { content: null, problem: done.problem === 'locked' ? 'unreadable' : done.problem }
    await readingsStore.save(db, resumeId, reading)
    return reading
  }

  return [
    seekerRoute(
      calls.readSyncableContent,
      schemas.readSyncableContent,
      async ({ params, caller, language, market }) => {
        const { content, problem } = await readingOf(caller.accountId, params.id)
        if (!content) return { resume_id: params.id, problem, ...nothingFound }
        const { user } = await ownUser(caller.user, language)
        return { resume_id: params.id, problem, ...syncable(content, user, market.key) }
      },
    ),

    seekerRoute(calls.readResumeText, schemas.readResumeText, async ({ params, caller }) => {
      const { content, problem } = await readingOf(caller.accountId, params.id)
      return { text: content?.text ?? null, problem }
    }),
  ]
}
