import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import { listSocialProviders, socialLogin } from '@hanap/contracts/auth/social.calls'
import type { PageContext } from '@hanap/contracts/page'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import type { LoaderFunctionArgs } from 'react-router'
import { redirectAfterLogIn, redirectTo } from '../redirects/redirect.server.ts'
import { pendingActionIn, runPendingAction } from './pending-action.server.ts'
import { flowCookie, flowOf } from './social-flow.server.ts'
import { socialErrorAddress } from './social-providers.server.ts'
import { viaTerms } from './terms.server.ts'

/** What the log-in page that one came from knew: its language, where to go, and what to do first. */
const wishesIn = (page: PageContext, back: string) => {
  const url = new URL(back, page.origin)
  const { pathname, searchParams } = url
  const prefix = pathname.slice(0, -'/get-started'.length)
  return {
    language_code: languageByCode(prefix.slice(1))?.code ?? factsOf(page).language,
    prefix,
    onwardOf: (user: SessionUser) => redirectAfterLogIn(page, user, url, prefix),
    act: pendingActionIn(searchParams),
  }
}

/**
 * Where providers send the browser back to. Its address is the same in every language: that of the person is
 * found in what this browser kept.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const listed = await page.call(listSocialProviders, {})
  const provider =
    listed.ok && listed.data.providers.find(({ social_type }) => social_type === args.params.provider)
  if (!provider) throw notFound()

  const { social_type } = provider
  const flow = flowOf(page, args.request)
  const back = flow?.back ?? `${factsOf(page).prefix}/get-started`
  const { language_code, prefix, onwardOf, act } = wishesIn(page, back)
  if (page.user) return redirectTo(onwardOf(page.user))

  const leave = (to: string, keeps: typeof flow) =>
    redirectTo(to, {
      status: 303,
      headers: { 'Set-Cookie': flowCookie(page, keeps ?? null), 'Referrer-Policy': 'no-referrer' },
    })
  if (!flow) return leave(socialErrorAddress(back, social_type, 'social_other_browser'), undefined)

  const answer = Object.fromEntries(new URL(args.request.url).searchParams)
  const { state, code, iss, error } = answer
  const outcome = await page.call(socialLogin, {
    body: { social_type, flow_token: flow.token, state, code, iss, error, source: 'web', language_code },
  })
  if (!outcome.ok) return leave(socialErrorAddress(back, social_type, outcome.code), flow)
  await runPendingAction(page, act)
  const { user } = outcome.data
  return leave(viaTerms(user, onwardOf(user), prefix), undefined)
}
