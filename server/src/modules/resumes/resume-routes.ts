import * as fileCalls from '@hanap/contracts/jobseekers/jobseekers.calls'
import * as fileSchemas from '@hanap/contracts/jobseekers/jobseekers.schemas'
import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/resumes.schemas'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../calls/route.ts'
import { withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import type { FileStore } from '../../files/file-store.ts'
import { ownResume, ownResumes } from './own-resumes.ts'
import type { ParseResume, QueuedParseResult } from './parse-queue.ts'
import { type ParsedResumeRecord, parsedResumesStore } from './parsed-resumes-store.ts'
import { MAX_RESUMES, resumeFileKindOf, resumeName } from './resume-file.ts'
import { mailResume, type ResumeMailDeps } from './resume-mail.ts'
import { addResume, checkedResume, refuseTooMany, storeResume } from './resumes.ts'
import { type ResumeRow, resumesStore } from './resumes-store.ts'

export interface ResumeRoutesDeps extends ResumeMailDeps {
  files: FileStore
  parse: ParseResume
}

const foundResume = (resume: ResumeRow | undefined): ResumeRow => {
  if (!resume) throw new Refusal('resume_not_found')
  return resume
}

/** A file that asks for a password is refused: recruiters could not open it either. */
const recordToStore = (result: QueuedParseResult): ParsedResumeRecord => {
  if ('parsed' in result) return { parsed: result.parsed, problem: null }
  if (result.problem === 'locked') throw refuseField('file', 'file_locked')
  return { parsed: null, problem: result.problem }
}

/** What a seeker does with their resumes: calls 068-071, 119, 120, 195 and 196. */
export const resumeRoutes = (deps: ResumeRoutesDeps): Route[] => {
  const { db, files, parse } = deps
  return [
    seekerRoute(fileCalls.listResumes, fileSchemas.listResumes, async ({ caller }) => ({
      resumes: await ownResumes(db, caller.accountId),
    })),

    seekerRoute(fileCalls.readResumeFile, fileSchemas.readResumeFile, async ({ params, caller }) => {
      const resume = await resumesStore.find(db, caller.accountId, params.id)
      if (!resume) throw new Refusal('not_found')
      const { name, mime, size } = resume
      return new FileAnswer({ name, mime, size }, await files.get(resume.content_hash))
    }),

    seekerRoute(
      calls.uploadResume,
      schemas.uploadResume,
      async ({ caller, files: { file }, idempotencyKey: key }) => {
        if (!file) throw refuseField('file', 'required')
        return withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
          await refuseTooMany(db, caller.accountId)
          const checked = await checkedResume('file', file)
          const record = recordToStore(await parse(checked.content, checked.kind))
          const stored = await storeResume(files, checked)
          return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
            await refuseTooMany(trx, caller.accountId)
            const { id } = await addResume(trx, caller.accountId, stored, 'uploaded')
            await parsedResumesStore.save(trx, id, record)
            return { resume_id: id, parsed_resume_id: record.parsed && id, problem: record.problem }
          })
        })
      },
    ),

    seekerRoute(calls.renameResume, schemas.renameResume, async ({ params, body, caller }) => {
      const resume = foundResume(await resumesStore.find(db, caller.accountId, params.id))
      const kind = resumeFileKindOf(await files.get(resume.content_hash)) ?? 'pdf'
      const name = resumeName(body.filename, kind)
      return ownResume(db, foundResume(await resumesStore.rename(db, caller.accountId, resume.id, name)))
    }),

    seekerRoute(calls.makeDefaultResume, schemas.makeDefaultResume, async ({ params, caller }) =>
      ownResume(db, foundResume(await resumesStore.makeDefault(db, caller.accountId, params.id))),
    ),

    seekerRoute(calls.deleteResume, schemas.deleteResume, async ({ params, caller }) => {
      if (!(await resumesStore.remove(db, caller.accountId, params.id))) throw new Refusal('resume_not_found')
      return {}
    }),

    seekerRoute(calls.restoreResume, schemas.restoreResume, async ({ params, caller }) => {
      const restored = await resumesStore.restore(db, caller.accountId, params.id, MAX_RESUMES)
      if (restored === 'too_many') throw new Refusal('too_many_resumes')
      return ownResume(db, foundResume(restored))
    }),

    seekerRoute(
      calls.sendResumeEmail,
      schemas.sendResumeEmail,
      async ({ body, caller, language, market }) => {
        const { name, mime, content_hash } = foundResume(
          await resumesStore.find(db, caller.accountId, body.resume_id),
        )
        const file = { name, mime, bytes: await files.get(content_hash) }
        await mailResume(deps, { language, market, email: body.email, from: caller.user, file })
        return {}
      },
    ),
  ]
}
