import { questionAnswersOf } from '../apply/answers.ts'
import { chosenResume } from '../apply/document-choice.ts'
import { currentOwner, NOBODY } from './cache-owner.ts'
import { pathLocaleOf } from './path-locale.ts'
import {
  isQueued,
  putQueued,
  type QueuedApplication,
  queuedApplicationsOf,
} from './queued-applications-store.ts'

/** What the server said to an application; `later` where it said nothing that lasts. */
type SendVerdict = { state: 'sent' } | { state: 'refused'; reason: string } | { state: 'later' | 'log_in' }

/** Refusals that say that the application is there already, of this very sending or of another. */
const THERE_ALREADY = ['already_applied', 'idempotency_reused']
const IN_FLIGHT = 'idempotency_in_flight'

interface ProblemBody {
  code?: string
  message?: string
}

/** What an answer of the API means for the application that it answers. */
export const verdictOn = (status: number, { code = '', message = '' }: ProblemBody): SendVerdict => {
  if (status < 300 || THERE_ALREADY.includes(code)) return { state: 'sent' }
  if (status === 401) return { state: 'log_in' }
  if (status === 429 || status >= 500 || code === IN_FLIGHT) return { state: 'later' }
  return { state: 'refused', reason: message }
}

/**
 * Sends what the reader's queue has, each under the key of its form: however often that is tried, one application
 * comes of it. One run at a time. Gives whether nothing is left to try again.
 */
export const sendQueued = (): Promise<boolean> => navigator.locks.request('outgoing', sendAll)

const sendAll = async (): Promise<boolean> => {
  const owner = await currentOwner()
  if (owner === undefined || owner === NOBODY) return true
  let isDone = true
  for (const each of await queuedApplicationsOf(owner)) {
    if (each.state !== 'waiting' || !(await isQueued(each.key))) continue
    const verdict = await send(each).catch(() => ({ state: 'later' }) as const)
    if (verdict.state !== 'sent' && verdict.state !== 'refused') {
      isDone &&= verdict.state !== 'later'
      continue
    }
    if (verdict.state === 'refused') {
      if (await isQueued(each.key)) await putQueued({ ...each, ...verdict })
    } else if ((await currentOwner()) === owner) {
      // It is told, also if it was taken back while it was on its way; what it said is kept no longer.
      await putQueued({ ...each, texts: {}, resume: null, state: 'sent' })
    }
  }
  return isDone
}

const send = async (outgoing: QueuedApplication): Promise<SendVerdict> => {
  const { jobId, texts, resume, owner, key, form } = outgoing
  const { language } = pathLocaleOf(new URL(form, location.href))
  const headers = { 'Language-Id': String(language.id) }
  const job = await fetch(`/api/jobs/${encodeURIComponent(jobId)}`, { headers })
  const jobAnswer = await job.json()
  if (!job.ok) return verdictOn(job.status, jobAnswer)
  const body = new FormData()
  body.append('source', 'web')
  body.append(
    'screening_answers',
    JSON.stringify(questionAnswersOf(jobAnswer.data.screening_questions, texts)),
  )
  if (texts.first_message?.trim()) body.append('first_message', texts.first_message)
  if (resume) body.append('resume', resume)
  else for (const [name, id] of Object.entries(chosenResume(texts.resume_id) ?? {})) body.append(name, id)
  const answer = await fetch(`/api/data/jobs/${encodeURIComponent(jobId)}/applications`, {
    method: 'POST',
    // Whoever is signed in meanwhile: nobody else sends it.
    headers: { ...headers, 'Role-Id': '1', 'Idempotency-Key': key, 'Page-Of': owner },
    body,
  })
  return verdictOn(answer.status, answer.ok ? {} : await answer.json())
}
