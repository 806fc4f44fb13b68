import { changeChat, removeMessage, sendMessage } from '@hanap/contracts/chats/chats.calls'
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
}

const perform = (
  page: PageContext,
  id: string,
  { act = '', seq = '', text = '', client_id = '' }: Record<string, string>,
): Promise<Outcome<unknown>> => {
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
