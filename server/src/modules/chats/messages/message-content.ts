import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'

/** What a stored message names beside its text; views are made of it for each reader. */
export type MessagePayload =
  | { file_id: string }
  | { job_id: string }
  | { request_id: string }
  /** Before times were kept with it, it had none. */
  | { interview_id: string; state: InterviewState; starts_at?: string | null }
  | { key: string; values: Readonly<Record<string, string | number>> }

/** A message as its sender wrote it. */
export interface MessageContent {
  kind: 'text' | 'image' | 'file' | 'resume' | 'job' | 'request'
  text: string | null
  payload: MessagePayload | null
  replyToSeq: number | null
}
