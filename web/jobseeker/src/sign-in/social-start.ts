import { listSocialProviders, startSocialLogin } from '@hanap/contracts/auth/social.calls'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { redirectAfterLogIn, redirectTo } from '../redirects/redirect.server.ts'
import { flowCookie } from './social-flow.server.ts'
import { socialErrorAddress, withoutRefusal } from './social-providers.server.ts'

/** Sends the person to the provider; this browser keeps what its answer will be bound to. */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const url = new URL(args.request.url)
  const query = url.searchParams
  if (page.user) return redirectTo(redirectAfterLogIn(page, page.user, url))
  const listed = await page.call(listSocialProviders, {})
  const provider =
    listed.ok && listed.data.providers.find(({ social_type }) => social_type === args.params.provider)
  if (!provider) throw notFound()

  const { social_type } = provider
  const back = `${factsOf(page).prefix}/get-started?${withoutRefusal(query)}`
  const outcome = await page.call(startSocialLogin, { body: { social_type } })
  if (!outcome.ok)
    return redirect(socialErrorAddress(back, social_type, outcome.code), {
      status: 303,
      headers: { 'Set-Cookie': flowCookie(page, null) },
    })
  const { authorize_url, flow_token } = outcome.data
  return redirect(authorize_url, {
    headers: { 'Set-Cookie': flowCookie(page, { token: flow_token, back }) },
  })
}
