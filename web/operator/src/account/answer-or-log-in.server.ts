import type { Outcome, PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'

/** Where to go instead, by the refusal. */
const elsewhere: Readonly<Record<string, string>> = {
  sign_in_required: '/log-in',
  wrong_account_kind: '/log-in',
  code_needed: '/code',
}

/** Where an operator who must first log in, or send a code, goes; nothing for any other refusal. */
const gateOf = (page: PageContext, outcome: Outcome<unknown>, path: string): string | undefined => {
  const gate = outcome.ok ? undefined : elsewhere[outcome.code]
  return gate === undefined
    ? undefined
    : `${factsOf(page).prefix}${gate}?${new URLSearchParams({ next: path })}`
}

/** Leads there; the page that was asked for comes after it. */
export const throughGate = <Answer>(page: PageContext, outcome: Outcome<Answer>, request: Request) => {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/(\/)_\.data$|\.data$/, '$1') + search
  const gate = gateOf(page, outcome, request.method === 'GET' ? path : pathname)
  if (gate !== undefined) throw redirect(gate)
  return outcome
}

/** An operator's answer, or the page's status. */
export const answerOrLogIn = <Answer>(
  page: PageContext,
  outcome: Outcome<Answer>,
  request: Request,
): Answer => {
  const passed = throughGate(page, outcome, request)
  if (!passed.ok) throw data(null, { status: passed.status })
  return passed.data
}

/** The page that `next` names, where it is one of this site's. */
export const nextPage = (page: PageContext, request: Request): string => {
  const next = new URL(request.url).searchParams.get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : factsOf(page).prefix || '/'
}
