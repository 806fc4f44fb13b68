import {
  answerChatRequest,
  askInChat,
  changeChat,
  removeMessage,
  savePhrases,
  sendMessage,
  uploadChatFile,
} from '@hanap/contracts/chats/chats.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { data, redirect } from 'react-router'
import { firstErrors, formTexts } from '../calls/form-values.ts'
import { factsOf } from '../page/page-facts.ts'

export interface ChatActionOptions {
  page: PageContext
  request: Request
  chatId: string
  path: string
}

const changes: Readonly<Record<string, object>> = {
  archive: { is_archived: true },
  unarchive: { is_archived: false },
  mute: { is_muted: true },
  unmute: { is_muted: false },
  decline: { state: 'declined' },
  reopen: { state: 'open' },
  accept: { state: 'open' },
}

const answers: Readonly<Record<string, 'grant' | 'decline' | 'revoke'>> = {
  grant: 'grant',
  decline_request: 'decline',
  revoke: 'revoke',
}

const kinds = ['resume', 'phone', 'email', 'portfolio', 'application'] as const

/** What asks for something, or answers a request; undefined where the form does neither. */
const performConsent = (
  page: PageContext,
  id: string,
  { act = '', kind, client_id = '', request_id = '', resume_id }: Record<string, string>,
): Promise<Outcome<unknown>> | undefined => {
  const askedKind = kinds.find(each => each === kind)
  if (act === 'ask' && askedKind)
    return page.call(askInChat, { params: { id }, body: { kind: askedKind, client_id } })
  const answer = answers[act]
  return answer === undefined
    ? undefined
    : page.call(answerChatRequest, {
        params: { id, requestId: request_id },
        body: { answer, ...(resume_id ? { resume_id } : {}) },
      })
}

/** As many as a form sends. */
const MAX_FILES = 10

/** Sends a file with what was written beside it; a form that comes again has uploaded another file, and its message is the one that there is. */
const performFile = async (
  page: PageContext,
  id: string,
  file: File,
  { text = '', client_id = '' }: Record<string, string>,
): Promise<Outcome<unknown>> => {
  const uploaded = await page.call(uploadChatFile, { params: { id }, body: {}, files: { file } })
  if (!uploaded.ok) return uploaded
  const { id: file_id, mime } = uploaded.data.file
  const kind = mime.startsWith('image/') ? 'image' : 'file'
  const sent = await page.call(sendMessage, {
    params: { id },
    body: { client_id, kind, file_id, ...(text.trim() === '' ? {} : { text }) },
  })
  return !sent.ok && sent.code === 'client_id_used' ? { ok: true, data: {} } : sent
}

/** One message a file, until one is refused; what was written stands under the first. */
const performFiles = async (
  page: PageContext,
  id: string,
  files: readonly File[],
  { text = '', client_id = '' }: Record<string, string>,
): Promise<Outcome<unknown>> => {
  for (const [at, file] of files.slice(0, MAX_FILES).entries()) {
    const fields = at === 0 ? { text, client_id } : { text: '', client_id: `${client_id}-${at}` }
    const outcome = await performFile(page, id, file, fields)
    if (!outcome.ok) return outcome
  }
  return { ok: true, data: {} }
}

const perform = (
  page: PageContext,
  id: string,
  fields: Record<string, string>,
): Promise<Outcome<unknown>> => {
  const { act = '', seq = '', text = '', client_id = '' } = fields
  if (act === 'save_phrases') {
    const phrases = (fields.phrases ?? '').split('\n').filter(line => line.trim() !== '')
    return page.call(savePhrases, { body: { phrases } })
  }
  const consent = performConsent(page, id, fields)
  if (consent) return consent
  if (act === 'send_resume')
    return page.call(sendMessage, {
      params: { id },
      body: { client_id, kind: 'resume', resume_id: fields.resume_id ?? '' },
    })
  if (act === 'send_job')
    return page.call(sendMessage, {
      params: { id },
      body: { client_id, kind: 'job', job_id: fields.job_id ?? '' },
    })
  if (act === 'remove') return page.call(removeMessage, { params: { id, seq } })
  const change = changes[act]
  if (change) return page.call(changeChat, { params: { id }, body: change })
  return page.call(sendMessage, { params: { id }, body: { client_id, text } })
}

/** Sends a message or file, removes one, or changes the chat; then the chat is shown again. */
export const chatAction = async ({ page, request, chatId, path }: ChatActionOptions) => {
  const form = await request.formData()
  const fields = formTexts(form)
  const files = form.getAll('file').filter((each): each is File => each instanceof File && each.size > 0)
  const outcome =
    files.length > 0 ? await performFiles(page, chatId, files, fields) : await perform(page, chatId, fields)
  if (!outcome.ok)
    return data(
      { text: fields.text ?? '', errors: firstErrors(outcome.errors), message: outcome.message },
      { status: outcome.status },
    )
  return redirect(`${factsOf(page).prefix}${path}/${chatId}`, 303)
}
