import type { ChatsView } from './chat-view.ts'

type ListQuery = Pick<ChatsView, 'box' | 'query' | 'jobId' | 'stage'>

/** What of the list's address says which chats it shows, without what says nothing. */
export const listQuery = ({ box, query, jobId, stage }: ListQuery): Record<string, string> => ({
  ...(box === 'all' ? {} : { box }),
  ...(query ? { query } : {}),
  ...(jobId ? { job: jobId } : {}),
  ...(stage ? { stage } : {}),
})

/** As it follows a path. */
export const listSearch = (query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
