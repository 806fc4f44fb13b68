import { openChat } from '@hanap/contracts/chats/chats.calls'
import type { PageContext } from '@hanap/contracts/page'
import { data, redirect } from 'react-router'
import { firstErrors, formTexts } from '../calls/form-values.ts'
import { factsOf } from '../page/page-facts.ts'

/** Opens the chat about a job or an application, or with a greeting, with its first message, and shows it. */
export const startChat = async (
  page: PageContext,
  request: Request,
  { path, ...about }: { path: string; job_id?: string; application_id?: string; jobseeker_id?: string },
) => {
  const { text = '', client_id = '' } = formTexts(await request.formData())
  const outcome = await page.call(openChat, { body: { ...about, text, client_id } })
  if (!outcome.ok)
    return data(
      { text, errors: firstErrors(outcome.errors), message: outcome.message },
      { status: outcome.status },
    )
  return redirect(`${factsOf(page).prefix}${path}/${outcome.data.chat.id}`, 303)
}
