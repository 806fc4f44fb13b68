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

const requestTexts = {
  request_granted: 'chats.requestGranted',
  request_declined: 'chats.requestDeclined',
  request_revoked: 'chats.requestRevoked',
} as const

const isSaying = (payload: MessagePayload): payload is SystemSaying =>
  'key' in payload && (payload.key in requestTexts || payload.key === 'recruiter_changed')

/** Null for what no version of ours says any more. */
export const systemText = (payload: MessagePayload | null, language: LanguageCode): string | null => {
  if (!payload || !isSaying(payload)) return null
  const t = translator(language)
  if (payload.key === 'recruiter_changed') return t('chats.recruiterChanged', payload.values)
  return t(requestTexts[payload.key], { what: t(`chats.asked_${payload.values.kind}`) })
}
