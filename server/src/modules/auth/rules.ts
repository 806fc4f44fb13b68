import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { languageByCode } from '@hanap/markets/languages'
import { locationById } from '@hanap/markets/locations'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { Selectable } from 'kysely'
import { refuseField } from '../../calls/refusal.ts'
import type { AccountsTable } from './tables.ts'

export type AccountRow = Selectable<AccountsTable>

/** The market under which an account is made: any known key, the request's own when none is sent. */
export const countryOf = (sent: string | undefined, own: MarketKey): MarketKey => {
  if (sent === undefined) return own
  const market = marketByKey(sent)
  if (!market) throw refuseField('country_key', 'invalid_choice')
  return market.key
}

/** The fields of an account that its session's record is made of. */
export type UserFields = Pick<
  AccountRow,
  | 'id'
  | 'kind'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'contact_number'
  | 'avatar'
  | 'is_email_verified'
  | 'notice_period_id'
  | 'is_profile_completed'
  | 'terms_accepted_at'
  | 'register_flow'
  | 'place_id'
  | 'additional_info'
  | 'is_thin'
>

const placeOf = ({ place_id: id }: UserFields) => (id === null ? undefined : locationById(id))

/** Whether a seeker's profile needs care: decision 26. */
const isProfileIncomplete = ({ kind, is_profile_completed: isCompleted, is_thin: isThin }: UserFields) =>
  kind === 'seeker' && (!isCompleted || isThin)

/** Session user record of spec section 3. No call verifies a phone, so none is verified. */
export const sessionUser = (account: UserFields, isNewAccount: boolean): SessionUser => ({
  active_key: isProfileIncomplete(account) ? 1 : 0,
  id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  phone_num: account.contact_number,
  is_mobile_verified: false,
  avatar: account.avatar,
  additional_info: account.additional_info,
  is_email_verify: account.is_email_verified,
  notice_period_id: account.notice_period_id,
  is_profile_completed: account.is_profile_completed,
  longitude: placeOf(account)?.lon ?? null,
  latitude: placeOf(account)?.lat ?? null,
  is_new_account: isNewAccount,
  is_terms_accepted: account.terms_accepted_at !== null,
  register_flow: account.register_flow,
})

/** A language or market that was kept as text; one that is no longer known falls back. */
export const storedLanguage = (code: string): LanguageCode => languageByCode(code)?.code ?? 'en'
export const storedMarket = (key: string): MarketKey => marketByKey(key)?.key ?? 'ph'
