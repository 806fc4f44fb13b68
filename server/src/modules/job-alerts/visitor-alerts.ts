import { DAY_MS } from '@hanap/contracts/durations'
import { nameText } from '@hanap/contracts/fields.schemas'
import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { Locale } from '../../calls/locale.ts'
import type { Db } from '../../db/client.ts'
import { CONFIRM_DAYS, registerUnconfirmed } from '../auth/index.ts'
import type { Notifier, Recipient } from '../notifications/index.ts'
import type { SavedSearch } from '../search/index.ts'
import { alertInWire } from './alert-views.ts'
import { saveWaitingAlert } from './save-alert.ts'
import { titleOf } from './search-words.ts'
import { type AlertRow, searchOf } from './store.ts'
import type { Frequency } from './tables.ts'
import type { LinkTokens } from './tokens.ts'

export interface VisitorAlertDeps {
  notifier: Notifier
  tokens: LinkTokens
}

/** No address, no phone number, and no more than one searches for. */
const PlainWords = nameText(0, 60).regex(/^(?!.*\d[\d\s().-]{5,}\d)/)

/** For a mail that anybody may have sent to anybody: words that lead nowhere. */
const harmlessTitle = (search: SavedSearch) =>
  titleOf(PlainWords.safeParse(search.keyword).success ? search : { ...search, keyword: '' }, search.language)

/** Until the address is confirmed it gets this one message, however many alerts wait for it. */
const askToConfirm = async (
  { notifier, tokens }: VisitorAlertDeps,
  trx: Db,
  recipient: Recipient,
  row: AlertRow,
  oldest: AlertRow,
) => {
  const until = new Date(Date.now() + CONFIRM_DAYS * DAY_MS)
  const token = await tokens.sign(trx, { kind: 'confirm', accountId: recipient.accountId, until })
  const { language, market } = searchOf(row)
  await notifier.notify(trx, [
    {
      recipient: { ...recipient, language, market },
      key: `confirm-alerts ${oldest.id}`,
      event: { kind: 'confirm_alert', title: harmlessTitle(searchOf(row)), token, days: CONFIRM_DAYS },
    },
  ])
}

/** A visitor's alert makes an account, and is answered alike whether or not the address has another one. */
export const createVisitorAlert = async (
  deps: VisitorAlertDeps,
  trx: Db,
  visitor: { email: string; deviceId: string },
  search: SavedSearch,
  frequency: Frequency,
  locale: Locale,
): Promise<JobAlert> => {
  const { email, deviceId } = visitor
  const account = await registerUnconfirmed(trx, email, locale)
  const { row, oldest } = await saveWaitingAlert(trx, account.id, deviceId, search, frequency)
  await askToConfirm(deps, trx, account.recipient, row, oldest)
  return alertInWire(row, { id: account.id, email }, 0, locale.language)
}
