import type { Message } from '@hanap/contracts/chats/chat.schemas'
import type { Interview } from '@hanap/contracts/interviews/interview.schemas'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'

/** As many as one can have open at once. */
const OPEN = '50'

/** Interviews that wait for the reader's answer, by id. */
export type ToAnswer = ReadonlyMap<string, Interview>

const isProposal = (message: Message | null): boolean =>
  message?.kind === 'interview' && message.payload?.state === 'proposed'

/** Which interviews wait for the reader's answer, asked for where one of the messages proposes any. */
export const loadToAnswer = async (
  page: PageContext,
  messages: readonly (Message | null)[],
): Promise<ToAnswer> => {
  if (!messages.some(isProposal)) return new Map()
  const outcome = await page.call(listInterviews, { query: { state: 'proposed', size: OPEN } })
  const interviews = outcome.ok ? outcome.data.interviews : []
  return new Map(
    interviews.filter(({ acts }) => acts.includes('accept')).map(interview => [interview.id, interview]),
  )
}
