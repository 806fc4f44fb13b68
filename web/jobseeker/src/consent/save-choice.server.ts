import { CONSENT_COOKIE, choiceText } from '@hanap/contracts/jobseekers/consent'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { redirect } from 'react-router'
import { sameSitePath } from '../redirects/redirect.server.ts'

/** In the address of the policy's page after a choice there. */
export const SAVED_KEY = 'saved'

/** Spec section 9: cookies last 30 days. */
const SECONDS = 30 * 24 * 3600

/** Keeps what the form allows and leads back to where it was sent from, which then loads what was allowed. */
export const saveChoice = async (page: PageContext, request: Request) => {
  const { trackingConsent } = page
  if (!trackingConsent) throw notFound()
  const form = await request.formData()
  const isAll = form.get('choice') === 'all'
  const purposes = form.getAll('purpose')
  const chosen = trackingConsent.offered.filter(purpose => isAll || purposes.includes(purpose))
  const back = form.get('back')
  const secure = page.origin.startsWith('https:') ? '; Secure' : ''
  const to =
    sameSitePath(page, typeof back === 'string' ? back : null) ??
    `${factsOf(page).prefix}/cookies?${SAVED_KEY}=1#choice`
  return redirect(to, {
    status: 303,
    headers: {
      'Set-Cookie': `${CONSENT_COOKIE}=${choiceText(chosen)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}${secure}`,
    },
  })
}
