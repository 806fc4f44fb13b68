import type { Outcome, PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page-facts'
import { data, redirect } from 'react-router'

/** A recruiter's answer: without a recruiter's session log-in opens, and anything else is the page's status. */
export function answered<Answer>(page: PageContext, outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.data
  const isForeign = outcome.code === 'sign_in_required' || outcome.code === 'wrong_account_kind'
  throw isForeign ? redirect(`${factsOf(page).prefix}/log-in`) : data(null, { status: outcome.status })
}
