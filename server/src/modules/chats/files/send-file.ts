import type { SignedInPerson } from '../../../calls/caller.ts'
import { refuseField } from '../../../calls/refusal.ts'
import { findOwnChat } from '../access.ts'
import { chatsStore } from '../chats-store.ts'
import { messageRisks } from '../messages/message-risks.ts'
import { type MessageRow, messagesStore } from '../messages/messages-store.ts'
import { writeMessage } from '../messages/send-message.ts'
import { chatFilesStore } from './files-store.ts'
import { type ChatFilesDeps, fileToSend, isPicture } from './upload-file.ts'

export interface FileSending {
  clientId: string
  kind: 'image' | 'file'
  fileId: string
  text: string | null
  replyToSeq: number | null
}

/** Sends a file of the caller's as a message; a repeat is the message that there is, also once the file is gone. */
export const sendFileIntoChat = async (
  deps: ChatFilesDeps,
  caller: SignedInPerson,
  chatId: string,
  { clientId, kind, fileId, text, replyToSeq }: FileSending,
): Promise<MessageRow> => {
  const { db } = deps
  const { accountId } = caller
  await findOwnChat(db, caller, chatId)
  const isRepeat = (await messagesStore.byClientId(db, chatId, accountId, clientId)) !== undefined
  const file = isRepeat ? undefined : await fileToSend(deps, caller, chatId, fileId)
  if (!isRepeat && (!file || (kind === 'image' && !isPicture(file))))
    throw refuseField('file_id', 'invalid_choice')
  const content = { kind, text, payload: { file_id: fileId }, replyToSeq }
  const risks = messageRisks(caller, content)
  return db.transaction().execute(async trx => {
    const { chat, side } = await findOwnChat(trx, caller, chatId, chatsStore.lock)
    const message = await writeMessage(trx, chat, side, { accountId, clientId, content, risks })
    if (!file) return message
    await chatFilesStore.insert(trx, file)
    if (!(await chatFilesStore.claim(trx, chatId, fileId, message.seq)))
      throw refuseField('file_id', 'invalid_choice')
    return message
  })
}
