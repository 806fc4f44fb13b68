import { sameOriginPath } from '@hanap/contracts/redirect'
import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { factsOf, pageOf } from '../page/page-facts.ts'
import { logInAddressOf } from './addresses.server.ts'

/** Where a session has ended, pages lead here. */
export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const target = new URL(args.request.url).searchParams.get('redirect')
  const path = sameOriginPath(target, page.origin) ?? (factsOf(page).prefix || '/')
  return redirectDocument(logInAddressOf(page, path))
}
