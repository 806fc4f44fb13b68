import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/resumes.schemas'
import { Refusal, refuseField, refuseRepeat } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import { once } from '../../db/once.ts'
import type { FileStore } from './file-store.ts'
import type { Read, ResumeReader } from './reader.ts'
import { type Reading, readingsStore } from './readings-store.ts'
import { MOST_RESUMES, resumeKindOf, resumeName } from './resume-file.ts'
import { mailResume, type ResumeMailDeps } from './resume-mail.ts'
import { checkedResume, type Resumes } from './resumes.ts'
import { resumeInWire } from './routes.ts'
import { type ResumeRow, resumesStore } from './store.ts'

export interface ResumeCareDeps extends ResumeMailDeps {
  files: FileStore
  resumes: Resumes
  read: ResumeReader
}

const found = (resume: ResumeRow | undefined): ResumeRow => {
  if (!resume) throw new Refusal('resume_not_found')
  return resume
}

/** A file that asks for a password is refused: recruiters could not open it either. */
const readingToKeep = (read: Read): Reading => {
  if ('content' in read) return { content: read.content, problem: null }
  if (read.problem === 'locked') throw refuseField('file', 'file_locked')
  return { content: null, problem: read.problem }
}

/** What a seeker does with their resumes: calls 068-071, 195 and 196. */
export const resumeCareRoutes = (deps: ResumeCareDeps): Route[] => {
  const { db, files, resumes, read } = deps
  const inWire = async (row: ResumeRow) => resumeInWire(row, await readingsStore.foundIn(db, row.account_id))
  return [
    seekerRoute(calls.uploadResume, schemas.uploadResume, async ({ caller, files: { file }, once: key }) => {
      if (!file) throw refuseField('file', 'required')
      const checked = await checkedResume('file', file)
      const reading = readingToKeep(await read(checked.content, checked.kind))
      return once(db, key, refuseRepeat, async trx => {
        if ((await resumesStore.count(trx, caller.accountId)) >= MOST_RESUMES)
          throw new Refusal('too_many_resumes')
        const { id } = await resumes.store(trx, caller.accountId, checked)
        await readingsStore.save(trx, id, reading)
        return { resume_id: id, parsed_resume_id: reading.content && id, problem: reading.problem }
      })
    }),

    seekerRoute(calls.renameResume, schemas.renameResume, async ({ params, body, caller }) => {
      const resume = found(await resumesStore.find(db, caller.accountId, params.id))
      const kind = resumeKindOf(await files.get(resume.content_hash)) ?? 'pdf'
      const name = resumeName(body.filename, kind)
      return inWire(found(await resumesStore.rename(db, caller.accountId, resume.id, name)))
    }),

    seekerRoute(calls.makeDefaultResume, schemas.makeDefaultResume, async ({ params, caller }) =>
      inWire(found(await resumesStore.makeDefault(db, caller.accountId, params.id))),
    ),

    seekerRoute(calls.deleteResume, schemas.deleteResume, async ({ params, caller }) => {
      if (!(await resumesStore.remove(db, caller.accountId, params.id))) throw new Refusal('resume_not_found')
      return {}
    }),

    seekerRoute(calls.restoreResume, schemas.restoreResume, async ({ params, caller }) => {
      const restored = await resumesStore.restore(db, caller.accountId, params.id, MOST_RESUMES)
      if (restored === 'too_many') throw new Refusal('too_many_resumes')
      return inWire(found(restored))
    }),

    seekerRoute(
      calls.sendResumeEmail,
      schemas.sendResumeEmail,
      async ({ body, caller, language, market }) => {
        const { name, mime, content_hash } = found(
          await resumesStore.find(db, caller.accountId, body.resume_id),
        )
        const file = { name, mime, bytes: await files.get(content_hash) }
        await mailResume(deps, { language, market, email: body.email, from: caller.user, file })
        return {}
      },
    ),
  ]
}
