import type { FormFile } from '@hanap/contracts/page'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Files } from '../../../files/files.ts'
import { type CheckedUpload, checkedUpload, readOwnUpload } from '../../go/index.ts'
import { pictureSizeOf } from '../../pictures/index.ts'
import { findOwnChat } from '../access.ts'
import { canWrite } from '../rules.ts'
import { type ChatFileRow, chatFilesStore, type NewChatFile } from './files-store.ts'

export interface ChatFilesDeps {
  db: Db
  /** All files that people upload. */
  allFiles: Files
}

/** Files of an account that no message names yet. */
const MAX_WAITING = 50

export const isPicture = ({ mime }: { mime: string }): boolean => mime.startsWith('image/')

/** Stores the content, before the row that names it commits. */
const stored = async (
  { allFiles }: ChatFilesDeps,
  { name, mime, content }: CheckedUpload,
  of: { chatId: string; id: string; ownerId: string },
): Promise<NewChatFile> => {
  const size = isPicture({ mime }) ? await pictureSizeOf(content) : undefined
  return {
    chat_id: of.chatId,
    id: of.id,
    owner_id: of.ownerId,
    name,
    mime,
    size: content.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
    content_hash: await allFiles.store('chats').put(content),
  }
}

/** Keeps a file for a message of the caller's: an image without its metadata, or a PDF. */
export const uploadIntoChat = async (
  deps: ChatFilesDeps,
  caller: SignedInPerson,
  chatId: string,
  file: FormFile | undefined,
): Promise<ChatFileRow> => {
  const { db } = deps
  const { chat, side } = await findOwnChat(db, caller, chatId)
  if (!canWrite(chat.state, side)) throw new Refusal('chat_closed')
  if (!file) throw refuseField('file', 'required')
  if ((await chatFilesStore.waitingOf(db, caller.accountId)) >= MAX_WAITING)
    throw new Refusal('too_many_files')
  const id = newId()
  const upload = await checkedUpload('file', file)
  await chatFilesStore.insert(db, await stored(deps, upload, { chatId, id, ownerId: caller.accountId }))
  const row = await chatFilesStore.find(db, chatId, id)
  if (!row) throw new Error('a file is gone that was stored just now')
  return row
}

/** A file that the caller may send: one that was uploaded for this chat, or an upload of theirs, which the chat gets its own copy of. */
export const fileToSend = async (
  deps: ChatFilesDeps,
  { accountId }: SignedInPerson,
  chatId: string,
  id: string,
): Promise<NewChatFile | undefined> => {
  const row = await chatFilesStore.find(deps.db, chatId, id)
  if (row) return row.owner_id === accountId ? row : undefined
  const upload = await readOwnUpload(deps.db, deps.allFiles, accountId, id)
  return upload && stored(deps, upload, { chatId, id, ownerId: accountId })
}
