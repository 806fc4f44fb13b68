import type { Chat, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { listSavedJobs } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import type { SendableJobView } from './chat-view.ts'

const MAX_JOBS = '100'

const ofCompany = async (page: PageContext): Promise<SendableJobView[]> => {
  const listed = await page.call(listRecruiterJobs, { query: { size: MAX_JOBS } })
  return listed.ok
    ? listed.data.jobs.flatMap(({ id, job_title, status_key }) =>
        status_key === 'active' ? [{ id, title: job_title }] : [],
      )
    : []
}

/** What a seeker saved of the company that they talk with, and what the chat is about. */
const ofSeeker = async (page: PageContext, job: Chat['job']): Promise<SendableJobView[]> => {
  const saved = await page.call(listSavedJobs, { query: { size: MAX_JOBS } })
  const cards = [job ?? [], saved.ok ? saved.data.jobs.map(each => each.job) : []].flat()
  const open = cards.filter(
    card => card.status_key === 'active' && (card.id === job?.id || card.company_id === job?.company_id),
  )
  return [...new Map(open.map(({ id, job_title }) => [id, { id, title: job_title }])).values()]
}

/** Jobs that a person can send into an open chat, once they ask for them. */
export const loadSendableJobs = async (
  page: PageContext,
  request: Request,
  { chat, side }: { chat: Chat; side: ChatSide },
): Promise<readonly SendableJobView[] | null> => {
  if (chat.state !== 'open' || new URL(request.url).searchParams.get('send') !== 'job') return null
  return side === 'recruiter' ? ofCompany(page) : ofSeeker(page, chat.job)
}
