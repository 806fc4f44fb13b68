import type { sendMessage } from '@hanap/contracts/chats/chats.schemas'
import type { z } from 'zod'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { refuseField } from '../../../calls/refusal.ts'
import type { Jobs } from '../../jobs/index.ts'
import { sendFileIntoChat } from '../files/send-file.ts'
import type { ChatFilesDeps } from '../files/upload-file.ts'
import { type SendResumeDeps, sendResumeIntoChat } from '../requests/send-resume.ts'
import type { MessageRow } from './messages-store.ts'
import { sendIntoChat } from './send-message.ts'

export interface SendDeps extends ChatFilesDeps, SendResumeDeps {
  jobs: Pick<Jobs, 'find'>
}

type SendBody = z.output<typeof sendMessage.body>

const required = (body: SendBody, field: 'text' | 'file_id' | 'resume_id' | 'job_id'): string => {
  const value = body[field]
  if (value === undefined) throw refuseField(field, 'required')
  return value
}

/** Sends a message of any kind into a chat of the caller's; a field that its kind needs and that is missing is named. */
export const sendKind = async (
  deps: SendDeps,
  caller: SignedInPerson,
  chatId: string,
  body: SendBody,
): Promise<MessageRow> => {
  const { kind, client_id: clientId } = body
  const text = body.text ?? null
  const replyToSeq = body.reply_to_seq ?? null
  if (kind === 'image' || kind === 'file')
    return sendFileIntoChat(deps, caller, chatId, {
      clientId,
      kind,
      fileId: required(body, 'file_id'),
      text,
      replyToSeq,
    })
  if (kind === 'resume')
    return sendResumeIntoChat(deps, caller, chatId, {
      clientId,
      resumeId: required(body, 'resume_id'),
      text,
      replyToSeq,
    })
  if (kind === 'text') {
    const content = { kind, text: required(body, 'text'), payload: null, replyToSeq }
    return sendIntoChat(deps.db, caller, chatId, { clientId, content })
  }
  const jobId = required(body, 'job_id')
  if (!(await deps.jobs.find(jobId))) throw refuseField('job_id', 'invalid_choice')
  const content = { kind, text, payload: { job_id: jobId }, replyToSeq }
  return sendIntoChat(deps.db, caller, chatId, { clientId, content })
}
