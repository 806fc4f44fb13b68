import { exchangeSingpassCode } from '@hanap/contracts/auth/singpass.calls'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { jobsPath, sameSitePath } from '../redirects/redirect.server.ts'
import { clearReturnPath, storedReturnPath, withInfo } from './return-path.ts'

/**
 * Where Singpass sends people back to. The code is exchanged here, on the server, and the window goes on to the page
 * that was remembered; it never shows a screen of its own.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const query = new URL(args.request.url).searchParams
  const param = (name: string) => query.get(name) ?? undefined
  const back =
    sameSitePath(page, storedReturnPath(args.request.headers.get('cookie'), page.origin)) ??
    withInfo(jobsPath(factsOf(page).prefix))
  const outcome = await page.call(exchangeSingpassCode, {
    body: { state: query.get('state') ?? '', code: param('code'), iss: param('iss'), error: param('error') },
  })
  // A session that has ended meanwhile begins anew; without details the dialog says so and offers another try.
  const isSignedOut = !outcome.ok && outcome.status === 401
  const isExpired = !outcome.ok && outcome.code === 'pass_expired'
  const to = isExpired ? withInfo(back, 'pass_expired') : withInfo(back)
  return redirect(isSignedOut ? logInAddress('', to) : to, {
    status: 303,
    headers: {
      'Set-Cookie': clearReturnPath(page.origin),
      'Cache-Control': 'no-store',
      // The address held a code.
      'Referrer-Policy': 'no-referrer',
    },
  })
}
