import { readResumeFile } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { Resume } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import type { Db } from '../../db/client.ts'
import { parsedResumesStore } from './parsed-resumes-store.ts'
import { type ResumeRow, resumesStore } from './resumes-store.ts'

/** Where a resume's file is read. */
export const readFileOf = (id: string) => readResumeFile.path.replace('{id}', id)

/** `parsed` has the ids of those in which something was parsed. */
const resumeInWire = (
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

/** A resume as its owner sees it. */
export const ownResume = async (db: Db, row: ResumeRow): Promise<Resume> =>
  resumeInWire(row, await parsedResumesStore.parsedIn(db, row.account_id))

/** A seeker's resumes as they see them, the newest first. */
export const ownResumes = async (db: Db, accountId: string): Promise<Resume[]> => {
  const [rows, parsed] = await Promise.all([
    resumesStore.ofAccount(db, accountId),
    parsedResumesStore.parsedIn(db, accountId),
  ])
  return rows.map(row => resumeInWire(row, parsed))
}
