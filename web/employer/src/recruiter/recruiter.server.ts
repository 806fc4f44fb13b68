import type { AnswerOf } from '@hanap/contracts/call'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'

/** Where to go instead, by the refusal. */
const elsewhere: Readonly<Record<string, string>> = {
  sign_in_required: '/log-in',
  wrong_account_kind: '/log-in',
  email_unverified: '/account/email',
  company_missing: '/company',
}

/**
 * A recruiter's answer. Without a recruiter's session log-in opens, and with an account that lacks something the page
 * where it is put right; anything else is the page's status.
 */
export const answerOrRedirect = <Answer>(page: PageContext, outcome: Outcome<Answer>): Answer => {
  if (outcome.ok) return outcome.data
  const path = elsewhere[outcome.code]
  throw path === undefined
    ? data(null, { status: outcome.status })
    : redirect(`${factsOf(page).prefix}${path}`)
}

/** Both cookies of a session: whoever has them is drawn a page of their own, which no visitor shares. */
const COOKIES = [/(?:^|;\s*)(?:__Host-)?sessionid=[^;\s]/, /(?:^|;\s*)(?:__Host-)?session_user=[^;\s]/]

/** Where somebody without a session is led from the first page: whoever had one logs in again, a visitor reads what this is. */
export const visitorsWay = ({ headers }: Request): string =>
  COOKIES.every(cookie => cookie.test(headers.get('cookie') ?? '')) ? '/log-in' : '/hire'

/** Whose page it is; log-in opens for everybody else. */
export const ownMembership = async (page: PageContext): Promise<AnswerOf<typeof readRecruiter>> =>
  answerOrRedirect(page, await page.call(readRecruiter, {}))

/** The same of somebody who may post jobs; whoever lacks something is led to where it is put right. */
export const ownPoster = async (page: PageContext): Promise<AnswerOf<typeof readRecruiter>> => {
  const own = await ownMembership(page)
  const { prefix } = factsOf(page)
  if (!own.user.is_email_verify) throw redirect(`${prefix}/account/email`)
  if (own.role === null) throw redirect(`${prefix}/company`)
  if (!own.permissions.includes('post_jobs')) throw data(null, { status: 403 })
  return own
}
