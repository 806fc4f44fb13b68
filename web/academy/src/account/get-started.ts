import { sameOriginPath } from '@hanap/contracts/redirect'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { logInFor } from './seeker.server.ts'

/** Where a session has ended, pages lead here. */
export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const target = new URL(args.request.url).searchParams.get('redirect')
  const path = sameOriginPath(target, page.origin) ?? (factsOf(page).prefix || '/')
  return redirectDocument(logInFor(page, path))
}
