import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/resumes.schemas'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { OwnUserOf } from '../profiles/index.ts'
import type { ParseResume } from './parse-queue.ts'
import { parseStored } from './parse-stored.ts'
import type { ParsedResumeRecord } from './parsed-resumes-store.ts'
import { resumesStore } from './resumes-store.ts'
import { nothingParsed, syncableContentOf } from './syncable-content.ts'

interface ParsedResumeRoutesDeps {
  db: Db
  files: FileStore
  parse: ParseResume
  ownUser: OwnUserOf
}

/** What was parsed in resumes: calls 072 and 197. A resume that came with an application is parsed when that is asked for. */
export const parsedResumeRoutes = ({ db, files, parse, ownUser }: ParsedResumeRoutesDeps): Route[] => {
  const parsedOf = async (accountId: string, resumeId: string): Promise<ParsedResumeRecord> => {
    const resume = await resumesStore.find(db, accountId, resumeId)
    if (!resume) throw new Refusal('resume_not_found')
    return parseStored({ db, files, parse }, resume)
  }

  return [
    seekerRoute(
      calls.readSyncableContent,
      schemas.readSyncableContent,
      async ({ params, caller, language, market }) => {
        const { parsed, problem } = await parsedOf(caller.accountId, params.id)
        if (!parsed) return { resume_id: params.id, problem, ...nothingParsed }
        const { user } = await ownUser(caller.user, language)
        return { resume_id: params.id, problem, ...syncableContentOf(parsed, user, market.key) }
      },
    ),

    seekerRoute(calls.readResumeText, schemas.readResumeText, async ({ params, caller }) => {
      const { parsed, problem } = await parsedOf(caller.accountId, params.id)
      return { text: parsed?.text ?? null, problem }
    }),
  ]
}
