import type { FormFile } from '@hanap/contracts/page'
import type { ResumeFileKind } from '@hanap/resume-parser/read'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Drawings, DrawnResume } from './drawn/drawings.ts'
import type { ParseResume } from './parse-queue.ts'
import { parseStored } from './parse-stored.ts'
import {
  isLockedDocument,
  MAX_RESUME_BYTES,
  MAX_RESUME_MB,
  MAX_RESUMES,
  resumeFileKindOf,
  resumeMimes,
  resumeName,
} from './resume-file.ts'
import { type ResumeRow, resumesStore } from './resumes-store.ts'
import type { ResumeSource } from './tables.ts'

/** What others may know of a resume. */
interface ResumeFacts {
  id: string
  name: string
  mime: string
  /** In bytes. */
  size: number
}

/** A resume with its content. */
interface ResumeFile extends ResumeFacts {
  bytes: Uint8Array<ArrayBuffer>
}

export interface Resumes {
  /**
   * Stores a file that came with a form's field, before a transaction begins. For a file that is no resume: its
   * refusal, for whoever first looks at what else is wrong.
   */
  store(field: string, file: FormFile): Promise<StoredResume | Refusal>
  /** Makes a stored file a resume of the account, in the caller's transaction. */
  add(trx: Db, accountId: string, stored: StoredResume): Promise<ResumeFacts>
  /** Refuses a file that is no resume by its form's field; keeps nothing. */
  check(field: string, file: FormFile): Promise<CheckedResume>
  isOwn(db: Db, accountId: string, id: string): Promise<boolean>
  factsByIds(ids: readonly string[]): Promise<Map<string, ResumeFacts>>
  /** The file of a resume that the caller was found to be allowed to read. */
  readFile(id: string): Promise<ResumeFile | undefined>
  /** The text of its file, as it was read; null where there is none, or nothing could be read in time. */
  readText(id: string): Promise<string | null>
  /** Its pages as they look; drawn when they are first asked for. Undefined where there is no such resume. */
  drawnPages(id: string): Promise<DrawnResume | undefined>
  /** One of these pages as PNG, counted from 1. */
  drawnPage(id: string, page: number): Promise<Uint8Array<ArrayBuffer> | undefined>
}

const factsOf = ({ id, name, mime, size }: ResumeRow): ResumeFacts => ({ id, name, mime, size })

/** A file that was found to be a resume. */
export interface CheckedResume {
  kind: ResumeFileKind
  /** As it is kept. */
  name: string
  content: Uint8Array<ArrayBuffer>
}

/** Reads a file that came with a form's field; one that is no resume is a refusal of that field. */
export const checkedResume = async (field: string, file: FormFile): Promise<CheckedResume> => {
  if (file.size > MAX_RESUME_BYTES)
    throw refuseField(field, 'file_too_large', { size: `${MAX_RESUME_MB} MB` })
  const content = new Uint8Array(await file.arrayBuffer())
  if (content.byteLength === 0) throw refuseField(field, 'file_broken')
  const kind = resumeFileKindOf(content)
  if (!kind && isLockedDocument(content)) throw refuseField(field, 'file_locked')
  if (!kind) throw refuseField(field, 'file_type', { types: ['PDF', 'DOC', 'DOCX'] })
  return { kind, name: resumeName(file.name, kind), content }
}

/** Refuses one more to an account that has as many as it may. */
export const refuseTooMany = async (db: Db, accountId: string): Promise<void> => {
  if ((await resumesStore.count(db, accountId)) >= MAX_RESUMES) throw new Refusal('too_many_resumes')
}

/** A resume's file in the store, which no row may name yet: without one it is swept a day later. */
export interface StoredResume {
  name: string
  mime: string
  size: number
  contentHash: string
}

/** Stores a file that was checked before; not within a transaction, which would wait for the store. */
export const storeResume = async (
  files: FileStore,
  { kind, name, content }: CheckedResume,
): Promise<StoredResume> => ({
  name,
  mime: resumeMimes[kind],
  size: content.byteLength,
  contentHash: await files.put(content),
})

/** Makes a stored file a resume of the account, in the caller's transaction. */
export const addResume = async (
  trx: Db,
  accountId: string,
  stored: StoredResume,
  source: ResumeSource,
): Promise<ResumeFacts> => factsOf(await resumesStore.insert(trx, { accountId, ...stored, source }))

export const createResumes = (db: Db, files: FileStore, parse: ParseResume, drawings: Drawings): Resumes => ({
  store: async (field, file) => {
    try {
      return await storeResume(files, await checkedResume(field, file))
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  },

  add: (trx, accountId, stored) => addResume(trx, accountId, stored, 'quick-apply'),

  check: checkedResume,

  isOwn: async (trx, accountId, id) => (await resumesStore.find(trx, accountId, id)) !== undefined,

  factsByIds: async ids => {
    if (ids.length === 0) return new Map()
    return new Map((await resumesStore.byIds(db, ids)).map(row => [row.id, factsOf(row)]))
  },

  readFile: async id => {
    const [row] = await resumesStore.byIds(db, [id])
    return row && { ...factsOf(row), bytes: await files.get(row.content_hash) }
  },

  readText: async id => {
    const [row] = await resumesStore.byIds(db, [id])
    const record = row && (await parseStored({ db, files, parse }, row))
    return record?.parsed?.text ?? null
  },

  drawnPages: async id => {
    const [row] = await resumesStore.byIds(db, [id])
    return row && drawings.pagesOf(row)
  },

  drawnPage: async (id, page) => {
    const [row] = await resumesStore.byIds(db, [id])
    return row && drawings.page(row, page)
  },
})
