import { listChats, listMessages } from '@hanap/contracts/chats/chats.calls'
import type { Application } from '@hanap/contracts/job-applications/application.schemas'
import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { OfferView } from './open-answer-view.ts'

type Offered = Pick<Application, 'chat_id' | 'job' | 'timeline'>

const offerOf = ({ timeline }: Offered) => timeline.findLast(({ stage }) => stage === 'offer')

/** The application's chat, else one that was begun about its job later; null where there is none. */
const chatOf = async (page: PageContext, { chat_id, job }: Offered): Promise<string | null> => {
  if (chat_id !== null) return chat_id
  const outcome = await page.call(listChats, { query: { job_id: job.id, size: '1' } })
  return outcome.ok ? (outcome.data.chats[0]?.id ?? null) : null
}

/** Whether the seeker has written in the chat since the offer came: no call says more of an answer. */
const isAnsweredIn = async (page: PageContext, id: string | null, application: Offered): Promise<boolean> => {
  const offer = offerOf(application)
  if (id === null || !offer) return false
  const outcome = await page.call(listMessages, { params: { id }, query: {} })
  return (
    outcome.ok &&
    outcome.data.messages.some(
      ({ sender, created_at }) => sender === 'seeker' && Date.parse(created_at) > Date.parse(offer.at),
    )
  )
}

export const isOfferAnswered = async (page: PageContext, application: Offered): Promise<boolean> =>
  isAnsweredIn(page, await chatOf(page, application), application)

/** In the chat with who made the offer, a new one where there is none yet; null where nobody can be written to. */
const chatHref = async (page: PageContext, id: string | null, { job }: Offered): Promise<string | null> => {
  const { prefix } = factsOf(page)
  if (id !== null) return `${prefix}/chat/${id}`
  const outcome = await page.call(readJob, { params: { id: job.id } })
  return outcome.ok && outcome.data.recruiter ? `${prefix}${job.job_url}/chat` : null
}

export const loadOffer = async (page: PageContext, application: Offered): Promise<OfferView> => {
  const chatId = await chatOf(page, application)
  const [isAnswered, href] = await Promise.all([
    isAnsweredIn(page, chatId, application),
    chatHref(page, chatId, application),
  ])
  const facts = factsOf(page)
  const { date } = createFormats(facts.language, { ...facts, key: facts.market })
  const offer = offerOf(application)
  return { text: offer?.text ?? '', date: date(offer?.at ?? ''), isAnswered, chatHref: href }
}
