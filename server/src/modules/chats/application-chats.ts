import type { Db } from '../../db/client.ts'
import { chatsStore } from './chats-store.ts'
import { openChatOf } from './open-chat.ts'
import { canWrite } from './rules.ts'

/** An application with a first message, in the transaction that makes it. */
export interface MessagedApplication {
  id: string
  jobId: string
  seekerId: string
  companyId: string
  /** Who is told of the application. */
  recruiterId: string
  firstMessage: string
}

/** The message's client id: an application is made once. */
const clientIdOf = (applicationId: string) => `application-${applicationId}`

/**
 * An application's first message opens the pair's chat, or goes on in the one that there is. Null where nobody writes into
 * that any more: the message stands with the application alone.
 */
export const openApplicationChat = async (
  trx: Db,
  { id, jobId, seekerId, companyId, recruiterId, firstMessage }: MessagedApplication,
): Promise<string | null> => {
  const existing = await chatsStore.ofPair(trx, seekerId, recruiterId)
  if (existing && !canWrite(existing.state, 'seeker')) return null
  const target = {
    seekerId,
    recruiterId,
    companyId,
    context: { jobId, applicationId: id },
    side: 'seeker',
  } as const
  const { chat } = await openChatOf(trx, target, {
    clientId: clientIdOf(id),
    content: { kind: 'text', text: firstMessage, payload: null, replyToSeq: null },
  })
  return chat.id
}

/** Chats by the applications that they are about. */
export const chatsOfApplications = (
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, string>> => chatsStore.ofApplications(db, applicationIds)
