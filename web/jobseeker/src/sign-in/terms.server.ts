import type { SessionUser } from '@hanap/contracts/auth/session.schemas'

/** Where a log-in leads: to `path`, by way of the terms where the person has not accepted them. */
export const viaTerms = (
  { is_terms_accepted: isAccepted }: Pick<SessionUser, 'is_terms_accepted'>,
  path: string,
  prefix: string,
): string => (isAccepted ? path : `${prefix}/accept-terms?${new URLSearchParams({ redirect: path })}`)
