import type { ChatRequest } from '@hanap/contracts/chats/chat.schemas'
import type { AccountFacts } from '../../auth/index.ts'
import type { ChatRequestRow } from './requests-store.ts'
import { answerableUntil, requestState } from './rules.ts'

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
