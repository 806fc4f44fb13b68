import type { Message } from '@hanap/contracts/chats/chat.schemas'
import type { Interview } from '@hanap/contracts/interviews/interview.schemas'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'

/** As many as a call gives, those that are open first. */
const INTERVIEWS = '100'

/** The reader's interviews by id. */
export type ChatInterviews = ReadonlyMap<string, Interview>

/** What messages about interviews do not say themselves: the job, and who is to answer. Asked for where one of them is about any. */
export const loadChatInterviews = async (
  page: PageContext,
  messages: readonly (Message | null)[],
): Promise<ChatInterviews> => {
  if (!messages.some(message => message?.kind === 'interview' && message.payload)) return new Map()
  const outcome = await page.call(listInterviews, { query: { size: INTERVIEWS } })
  const interviews = outcome.ok ? outcome.data.interviews : []
  return new Map(interviews.map(interview => [interview.id, interview]))
}
