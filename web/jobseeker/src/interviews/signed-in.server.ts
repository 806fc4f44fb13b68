import type { InterviewPageOptions } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'

/** What loading a seeker's interviews needs; log-in opens for everybody else, and leads back. */
export const signedInAt = (args: LoaderFunctionArgs, path: string): InterviewPageOptions => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}${path}`), 303)
  return {
    page,
    answerOf: outcome => {
      if (!outcome.ok) throw data(null, { status: outcome.status })
      return outcome.data
    },
    chatPath: '/chat',
  }
}
