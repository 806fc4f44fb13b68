import { join } from 'node:path'
import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { createFolderFiles } from '../../files/files.ts'
import { pictureMimes, pictureSizeOf } from '../pictures/index.ts'
import { chatFilesStore, type NewChatFile } from './files/files-store.ts'
import { messageRisks } from './messages/message-risks.ts'
import type { ChatTables } from './tables.ts'

interface WrittenMessage {
  from: ChatSide
  at: Date
  text: string
  /** A JPEG that is sent with it. */
  picture?: { name: string; content: Uint8Array<ArrayBuffer> }
  /** Its row, once its content is stored. */
  file?: Pick<NewChatFile, 'id' | 'name' | 'mime' | 'size' | 'width' | 'height' | 'content_hash'>
}

export interface WrittenChat {
  seekerId: string
  recruiterId: string
  companyId: string
  jobId: string
  /** In the order in which they were written; at least one. */
  messages: readonly WrittenMessage[]
  /** Up to which message each side has read, from 1. */
  readSeqs: Readonly<Record<ChatSide, number>>
  declinedBy: ChatSide | null
  /** Whether it is a greeting that waits for the seeker. */
  isGreeting?: boolean
}

/** Stores the chats' pictures, before the rows that name them. */
export const storedPictures = (dataDir: string, chats: readonly WrittenChat[]): Promise<WrittenChat[]> => {
  const files = createFolderFiles(join(dataDir, 'files')).store('chats')
  const stored = async (message: WrittenMessage): Promise<WrittenMessage> => {
    if (!message.picture) return message
    const { name, content } = message.picture
    const { width, height } = await pictureSizeOf(content)
    const content_hash = await files.put(content)
    const mime = pictureMimes.jpg
    return {
      ...message,
      file: { id: newId(), name, mime, size: content.byteLength, width, height, content_hash },
    }
  }
  return Promise.all(
    chats.map(async chat => ({ ...chat, messages: await Promise.all(chat.messages.map(stored)) })),
  )
}

const risksOf = ({ from, text }: WrittenChat['messages'][number]) => {
  const risks = messageRisks({ kind: from }, { text })
  return risks.length > 0 ? sql<string>`${JSON.stringify(risks)}::text::jsonb` : null
}

const saveDemoChat = async (trx: Db, chat: WrittenChat): Promise<void> => {
  const tables = trx.withTables<ChatTables>()
  const { seekerId, recruiterId, companyId, jobId, messages, readSeqs, declinedBy, isGreeting = false } = chat
  const inserted = await tables
    .insertInto('chats')
    .values({
      id: newId(),
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      company_id: companyId,
      state: isGreeting ? 'requested' : declinedBy === null ? 'open' : 'declined',
      declined_by: declinedBy,
      ...(isGreeting && { opened_by: 'greeting' as const }),
      last_seq: messages.length,
      last_message_at: messages.at(-1)?.at ?? new Date(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // A load that was cut short is done again from its beginning.
  if (!inserted) return
  const chatId = inserted.id
  await tables
    .insertInto('chat_contexts')
    .values({ chat_id: chatId, job_id: jobId, application_id: null })
    .execute()
  await tables
    .insertInto('chat_messages')
    .values(
      messages.map((message, index) => ({
        chat_id: chatId,
        seq: index + 1,
        id: newId(),
        sender: message.from,
        sender_id: message.from === 'seeker' ? seekerId : recruiterId,
        client_id: null,
        kind: message.file ? ('image' as const) : ('text' as const),
        text: message.text,
        payload: message.file
          ? sql<string>`${JSON.stringify({ file_id: message.file.id })}::text::jsonb`
          : null,
        reply_to_seq: null,
        risks: risksOf(message),
        created_at: message.at,
      })),
    )
    .execute()
  for (const [index, { from, file }] of messages.entries())
    if (file)
      await chatFilesStore.insert(trx, {
        ...file,
        chat_id: chatId,
        owner_id: from === 'seeker' ? seekerId : recruiterId,
        seq: index + 1,
      })
  const participantOf = (side: ChatSide) => ({
    chat_id: chatId,
    account_id: side === 'seeker' ? seekerId : recruiterId,
    side,
    read_seq: readSeqs[side],
    unread_num: messages.filter(({ from }, index) => from !== side && index >= readSeqs[side]).length,
  })
  await tables
    .insertInto('chat_participants')
    .values([participantOf('seeker'), participantOf('recruiter')])
    .execute()
}

/** Writes the demo data's chats as if they had been written when they say; a pair that has one keeps it. */
export const saveDemoChats = async (trx: Db, chats: readonly WrittenChat[]): Promise<void> => {
  for (const chat of chats) await saveDemoChat(trx, chat)
}
