/** On which processes hear of changes in chats. */
export const CHATS_CHANNEL = 'chats'

/** What changed in a chat; what a reader is shown of it is read when it is told. */
export type ChatNotice =
  | { is: 'message'; chatId: string; seq: number }
  | { is: 'read' | 'typing'; chatId: string; accountId: string }
  | { is: 'state'; chatId: string }

/** As it is told from process to process. */
export const chatNoticeText = (notice: ChatNotice): string => {
  if (notice.is === 'message') return `${notice.chatId} message ${notice.seq}`
  return notice.is === 'state'
    ? `${notice.chatId} state`
    : `${notice.chatId} ${notice.is} ${notice.accountId}`
}

/** Undefined for what another release tells. */
export const chatNoticeIn = (text: string): ChatNotice | undefined => {
  const [chatId = '', is, about = ''] = text.split(' ')
  if (is === 'message') return { is, chatId, seq: Number(about) }
  if (is === 'read' || is === 'typing') return { is, chatId, accountId: about }
  return is === 'state' ? { is, chatId } : undefined
}
