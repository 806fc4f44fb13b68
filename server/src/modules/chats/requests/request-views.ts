import type { ChatRequest, Message } from '@hanap/contracts/chats/chat.schemas'
import { readChatRequestFile } from '@hanap/contracts/chats/chats.calls'
import type { AccountFacts } from '../../auth/index.ts'
import type { Resumes } from '../../resumes/index.ts'
import type { ChatRequestRow } from './requests-store.ts'
import { answerableUntil, requestState } from './rules.ts'

export const grantedFileUrl = ({ chat_id, id }: Pick<ChatRequestRow, 'chat_id' | 'id'>): string =>
  readChatRequestFile.path.replace('{id}', chat_id).replace('{requestId}', id)

type SharedResume = Extract<Message, { kind: 'resume' }>['payload']

/** Resumes that are shared by grants which stand, by the grants' ids. */
export const sharedResumesIn = async (
  resumes: Pick<Resumes, 'factsByIds'>,
  rows: Iterable<ChatRequestRow>,
): Promise<Map<string, SharedResume>> => {
  const standing = [...rows].filter(({ state }) => state === 'granted')
  const facts = await resumes.factsByIds(standing.flatMap(row => row.resume_id ?? []))
  return new Map(
    standing.map(row => {
      const resume = facts.get(row.resume_id ?? '')
      if (!resume) return [row.id, null]
      const { name, mime, size } = resume
      return [row.id, { name, mime, size, url: grantedFileUrl(row), request_id: row.id }]
    }),
  )
}

/** Requests as both sides see them, by their ids. */
export const requestsIn = async (
  accountsByIds: (ids: readonly string[]) => Promise<Map<string, AccountFacts>>,
  rows: Iterable<ChatRequestRow>,
): Promise<Map<string, ChatRequest>> => {
  const all = [...rows]
  const owners = await accountsByIds([...new Set(all.flatMap(row => row.owner_id ?? []))])
  const now = new Date()
  return new Map(
    all.map(row => [
      row.id,
      {
        request_id: row.id,
        kind: row.kind,
        state: requestState(row, now),
        asked_by: row.asked_by,
        expires_at: answerableUntil(row).toISOString(),
        is_unconfirmed: owners.get(row.owner_id ?? '')?.isEmailVerified === false,
        is_by_application: row.application_id !== null && row.kind !== 'application',
      },
    ]),
  )
}
