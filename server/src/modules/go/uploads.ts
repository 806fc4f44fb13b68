import { MAX_FILES } from '@hanap/contracts/go/go.schemas'
import type { FormFile } from '@hanap/contracts/page'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Files } from '../../files/files.ts'
import { reencoded } from '../pictures/index.ts'
import type { GoTables, UploadsTable } from './tables.ts'
import {
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
  UPLOAD_TYPES,
  uploadKindOf,
  uploadMimes,
  uploadName,
} from './upload-file.ts'

type UploadRow = Selectable<UploadsTable>
type NewUpload = Insertable<UploadsTable> & { id: string }

/** Uploads of an account that no feedback names yet. */
const MAX_WAITING = 50
const WAITING_HOURS = 24

/** A file that was found to be an image or PDF. */
export interface CheckedUpload {
  /** As it is kept. */
  name: string
  mime: string
  content: Uint8Array<ArrayBuffer>
}

/** A file as it is kept, pictures made anew; what is no image or PDF is a refusal of the field. */
export const checkedUpload = async (field: string, file: FormFile): Promise<CheckedUpload> => {
  if (file.size > MAX_UPLOAD_BYTES)
    throw refuseField(field, 'file_too_large', { size: `${MAX_UPLOAD_MB} MB` })
  const content = new Uint8Array(await file.arrayBuffer())
  if (content.byteLength === 0) throw refuseField(field, 'file_broken')
  const kind = uploadKindOf(content)
  if (!kind) throw refuseField(field, 'file_type', { types: UPLOAD_TYPES })
  return {
    name: uploadName(file.name, kind),
    mime: uploadMimes[kind],
    content: kind === 'pdf' ? content : await reencoded(field, content, kind),
  }
}

/** A form's files as they are kept, in the order given; all are refused where one is. */
export const acceptUploads = async (
  files: FileStore,
  accountId: string,
  formFiles: readonly FormFile[],
): Promise<NewUpload[]> => {
  if (formFiles.length === 0) throw refuseField('files', 'required')
  if (formFiles.length > MAX_FILES) throw new Refusal('too_many_files')
  const uploads = await Promise.all(formFiles.map(file => checkedUpload('files', file)))
  return Promise.all(
    uploads.map(async ({ name, mime, content }) => ({
      id: newId(),
      account_id: accountId,
      feedback_id: null,
      name,
      mime,
      size: content.byteLength,
      content_hash: await files.put(content),
    })),
  )
}

/** Keeps them within the caller's transaction, and answers their ids. */
export const addUploads = async (
  trx: Db,
  accountId: string,
  rows: readonly NewUpload[],
): Promise<string[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${accountId}`}, 0))`.execute(trx)
  const uploads = trx.withTables<GoTables>()
  const { waiting } = await uploads
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('feedback_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(waiting) + rows.length > MAX_WAITING) throw new Refusal('too_many_files')
  await uploads.insertInto('uploads').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** One of the account's own. */
export const findUpload = (db: Db, accountId: string, id: string): Promise<UploadRow | undefined> =>
  db
    .withTables<GoTables>()
    .selectFrom('uploads')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** One of the account's own with its content, for another module to keep. */
export const readOwnUpload = async (
  db: Db,
  allFiles: Files,
  accountId: string,
  id: string,
): Promise<CheckedUpload | undefined> => {
  const upload = await findUpload(db, accountId, id)
  if (!upload) return undefined
  const { name, mime, content_hash } = upload
  return { name, mime, content: await allFiles.store('uploads').get(content_hash) }
}

/** Which of these contents some upload has. */
export const namedUploads = async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .withTables<GoTables>()
    .selectFrom('uploads')
    .select('content_hash')
    .distinct()
    .where('content_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute()
  return new Set(rows.map(row => row.content_hash))
}

/** Deletes uploads that no feedback named within their day. */
export const sweepUploads = async (db: Db) => {
  await db
    .withTables<GoTables>()
    .deleteFrom('uploads')
    .where('feedback_id', 'is', null)
    .where('uploaded_at', '<', sql<Date>`now() - make_interval(hours => ${WAITING_HOURS})`)
    .execute()
}
