import type { Db } from '../../db/client.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { ParseResume } from './parse-queue.ts'
import { type ParsedResumeRecord, parsedResumesStore } from './parsed-resumes-store.ts'
import { resumeFileKindOf } from './resume-file.ts'
import type { ResumeRow } from './resumes-store.ts'

export interface ParseStoredDeps {
  db: Db
  files: FileStore
  parse: ParseResume
}

/** What stands in a resume's file: parsed when it is first asked for, and stored. */
export const parseStored = async (
  { db, files, parse }: ParseStoredDeps,
  { id, content_hash }: Pick<ResumeRow, 'id' | 'content_hash'>,
): Promise<ParsedResumeRecord> => {
  const stored = await parsedResumesStore.find(db, id)
  if (stored) return stored
  const bytes = await files.get(content_hash)
  const result = await parse(bytes, resumeFileKindOf(bytes) ?? 'pdf')
  const record: ParsedResumeRecord =
    'parsed' in result
      ? { parsed: result.parsed, problem: null }
      : { parsed: null, problem: result.problem === 'locked' ? 'unreadable' : result.problem }
  await parsedResumesStore.save(db, id, record)
  return record
}
