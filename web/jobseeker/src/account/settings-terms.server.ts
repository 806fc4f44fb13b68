import type { PageContext } from '@hanap/contracts/page'
import type { SessionUser } from '@hanap/contracts/session.schemas'
import { factsOf } from '@hanap/shared/page-facts'

/** Where a log-in leads: to `path`, by way of the terms where the person has not accepted them. */
export const throughTerms = (
  page: PageContext,
  { is_terms_accepted: isAccepted }: Pick<SessionUser, 'is_terms_accepted'>,
  path: string,
): string =>
  isAccepted ? path : `${factsOf(page).prefix}/accept-terms?${new URLSearchParams({ redirect: path })}`
