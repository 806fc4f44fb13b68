import type { ChatRequestKind } from '@hanap/contracts/chats/chat.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MessagePayload } from './messages/message-content.ts'

/** What the system says in a chat; drawn in each reader's language. */
export type SystemSaying =
  | {
      key: 'request_granted' | 'request_declined' | 'request_revoked'
      values: { kind: ChatRequestKind }
    }
  /** Somebody else of the company goes on with the chat. */
  | { key: 'recruiter_changed'; values: { name: string } }
  /** An operator has suspended the account of one of the two. */
  | { key: 'account_suspended'; values: { name: string } }

const requestTexts = {
  request_granted: 'chats.requestGranted',
  request_declined: 'chats.requestDeclined',
  request_revoked: 'chats.requestRevoked',
} as const

const nameTexts = {
  recruiter_changed: 'chats.recruiterChanged',
  account_suspended: 'chats.accountSuspended',
} as const

const isSaying = (payload: MessagePayload): payload is SystemSaying =>
  'key' in payload && (payload.key in requestTexts || payload.key in nameTexts)

/** Null for what no version of ours says any more. */
export const systemText = (payload: MessagePayload | null, language: LanguageCode): string | null => {
  if (!payload || !isSaying(payload)) return null
  const t = translator(language)
  if (payload.key === 'recruiter_changed' || payload.key === 'account_suspended')
    return t(nameTexts[payload.key], payload.values)
  return t(requestTexts[payload.key], { what: t(`chats.asked_${payload.values.kind}`) })
}
