import type { Chat, ChatSide, Message } from '@hanap/contracts/chats/chat.schemas'
import type { Interview, InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import type { Formats } from '@hanap/i18n/format'
import type { Translate } from '@hanap/i18n/translate'
import { orOthers, timesToCome } from '../interviews/proposed-times.ts'
import { interviewTones } from '../interviews/tones.ts'
import { unbroken } from '../interviews/unbroken.ts'
import type { InterviewCardView, JobLinkView, MessageFileView, MessageView } from './chat-view.ts'

const REMOVABLE_MS = 15 * 60 * 1000

/** Who reads a message, where and when. */
export interface Reading {
  side: ChatSide
  format: Formats
  t: Translate
  prefix: string
  /** Whose chat it is. */
  companyId: string | null
  now: number
  /** By id; a live page does not know them. */
  interviews?: ReadonlyMap<string, Interview>
}

type JobReading = Pick<Reading, 'side' | 'prefix' | 'companyId'>

/** A seeker's leads to the job, a recruiter's to its applicants. */
const jobHref = (job: NonNullable<Chat['job']>, { side, prefix, companyId }: JobReading): string | null => {
  if (side === 'seeker') return prefix + job.job_url
  return companyId !== null && job.company_id === companyId ? `${prefix}/jobs/${job.id}/applicants` : null
}

export const jobLink = (job: Chat['job'], reading: JobReading): JobLinkView | null =>
  job
    ? {
        title: job.job_title,
        href: jobHref(job, reading),
        about: [job.company_name, job.job_location].filter(Boolean).join(' · '),
      }
    : null

const fileOf = (message: Message, format: Formats): MessageFileView | null => {
  if ((message.kind !== 'image' && message.kind !== 'file' && message.kind !== 'resume') || !message.payload)
    return null
  const { kind, payload } = message
  const isGranted = 'request_id' in payload
  return {
    kind,
    name: payload.name,
    href: payload.url,
    size: format.fileSize(payload.size),
    width: isGranted ? null : payload.width,
    height: isGranted ? null : payload.height,
    requestId: isGranted ? payload.request_id : null,
  }
}

export const interviewStates = {
  proposed: 'interviews.state_proposed',
  accepted: 'interviews.state_accepted',
  declined: 'interviews.state_declined',
  expired: 'interviews.state_expired',
  cancelled: 'interviews.state_cancelled',
  held: 'interviews.state_held',
  missed: 'interviews.state_missed',
  unconfirmed: 'interviews.state_unconfirmed',
} as const satisfies Record<InterviewState, string>

/** Whether what a message proposes still waits for the reader's answer. */
export const isToAnswer = (state: InterviewState, interview: Interview | undefined): boolean =>
  state === 'proposed' && interview?.acts.includes('accept') === true

/** Of an interview whose job is another than the one that is named already. */
export const otherJob = (interview: Interview | undefined, jobId: string | undefined): string | null =>
  interview && interview.job.id !== jobId ? interview.job.title : null

/** How many times stand beside the one that a proposal's message names. */
const othersIn = (state: InterviewState, interview: Interview | undefined, now: number): number =>
  state === 'proposed' && interview?.state === 'proposed'
    ? timesToCome(interview.slots, new Date(now)).length - 1
    : 0

const interviewOf = (message: Message, reading: Reading): InterviewCardView | null => {
  if (message.kind !== 'interview' || !message.payload) return null
  const { t, prefix, format, interviews, now } = reading
  const { interview_id, state, starts_at } = message.payload
  const interview = interviews?.get(interview_id)
  return {
    href: `${prefix}/interviews/${interview_id}`,
    job: interview?.job.title ?? null,
    when: starts_at && orOthers(t, format.dateTime(starts_at), othersIn(state, interview, now)),
    zone: format.zone(),
    state: t(interviewStates[state]),
    tone: interviewTones[state],
    ...(interview &&
      isToAnswer(state, interview) && {
        toAnswer: interview.slots.map(slot => unbroken(format.dateTime(slot.starts_at))),
      }),
  }
}

export const messageView = (message: Message, reading: Reading): MessageView => {
  const { side, format, now } = reading
  const { seq, text, created_at, client_id, sender_name } = message
  const isRemoved = message.removed_at !== null
  const isOwn = message.sender === side
  return {
    seq,
    clientId: isOwn ? client_id : null,
    isOwn,
    author: sender_name,
    text,
    job: message.kind === 'job' ? jobLink(message.payload, reading) : null,
    file: fileOf(message, format),
    isUnshared: message.kind === 'resume' && !message.payload && !isRemoved,
    request: message.kind === 'request' ? message.payload : null,
    isSystem: message.kind === 'system',
    interview: interviewOf(message, reading),
    risks: message.risk?.signals.map(({ reason }) => reason) ?? [],
    isRemoved,
    canRemove: isOwn && !isRemoved && now - Date.parse(created_at) < REMOVABLE_MS,
    time: format.time(created_at),
    at: created_at,
    day: format.longDate(created_at),
  }
}
