import {
  answerChatRequest,
  askInChat,
  changeChat,
  removeMessage,
  savePhrases,
  sendMessage,
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
  if (act === 'remove') return page.call(removeMessage, { params: { id, seq } })
  const change = changes[act]
  if (change) return page.call(changeChat, { params: { id }, body: change })
  return page.call(sendMessage, { params: { id }, body: { client_id, text } })
}

/** Sends a message, removes one, or changes the chat; then the chat is shown again. */
export const chatAction = async ({ page, request, chatId, path }: ChatActionOptions) => {
  const fields = formTexts(await request.formData())
  const outcome = await perform(page, chatId, fields)
  if (!outcome.ok)
    return data(
      { text: fields.text ?? '', errors: firstErrors(outcome.errors), message: outcome.message },
      { status: outcome.status },
    )
  return redirect(`${factsOf(page).prefix}${path}/${chatId}`, 303)
}
