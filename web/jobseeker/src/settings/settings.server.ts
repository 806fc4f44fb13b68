import type { AnswerOf } from '@hanap/contracts/call'
import { readAccountSetting } from '@hanap/contracts/jobseekers/privacy.calls'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'

/** A signed-in person's page with what their account is set to; a visitor is sent to log-in and back to `path`. */
export const openSettings = async (
  args: LoaderFunctionArgs,
  path: string,
): Promise<{ page: PageContext; setting: AnswerOf<typeof readAccountSetting> }> => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}${path}`))
  const outcome = await page.call(readAccountSetting, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return { page, setting: outcome.data }
}
