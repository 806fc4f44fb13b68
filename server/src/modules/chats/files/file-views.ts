import type { ChatFile } from '@hanap/contracts/chats/chat.schemas'
import { readChatFile } from '@hanap/contracts/chats/chats.calls'
import type { Db } from '../../../db/client.ts'
import type { MessageRow } from '../messages/messages-store.ts'
import { type ChatFileRow, chatFilesStore } from './files-store.ts'

export const chatFileView = (
  row: Pick<ChatFileRow, 'chat_id' | 'id' | 'name' | 'mime' | 'size' | 'width' | 'height'>,
): ChatFile => ({
  id: row.id,
  name: row.name,
  mime: row.mime,
  size: row.size,
  width: row.width,
  height: row.height,
  url: readChatFile.path.replace('{id}', row.chat_id).replace('{fileId}', row.id),
})

const fileIdOf = ({ payload }: MessageRow) => (payload && 'file_id' in payload ? payload.file_id : undefined)

/** The files of some messages, by the messages' ids. */
export const filesIn = async (db: Db, rows: readonly MessageRow[]): Promise<Map<string, ChatFile>> => {
  const ids = rows.flatMap(row => fileIdOf(row) ?? [])
  const files = new Map(
    (await chatFilesStore.byIds(db, ids)).map(file => [`${file.chat_id} ${file.id}`, file]),
  )
  return new Map(
    rows.flatMap(row => {
      const file = files.get(`${row.chat_id} ${fileIdOf(row)}`)
      return file ? [[row.id, chatFileView(file)] as const] : []
    }),
  )
}
