import { notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import type { Db } from '../../../db/client.ts'
import { notify } from '../../../db/notifier.ts'
import { notificationChoicesOf } from '../choices.ts'
import type { Reader } from '../letters.ts'
import { queuePushes } from '../push/queue.ts'
import type { Notice } from './notice.ts'
import { noticesStore } from './notices-store.ts'

/** Payload: the account, and the id of what is new where something is. */
export const NOTICES_CHANNEL = 'notifications'

/** Each process tells the account's open pages when the transaction commits. */
export const wakePages = (trx: Db, accountId: string, id = '') =>
  notify(trx, NOTICES_CHANNEL, `${accountId} ${id}`)

interface Telling {
  key: string
  about: Notice
  /** Whether devices are told too, where the account wishes. */
  isUrgent: boolean
}

/** Tells an account in the caller's transaction, by the ways that it has not turned off; what keeps it safe by all. */
export const tell = async (trx: Db, { accountId }: Reader, { key, about, isUrgent }: Telling) => {
  const kind = notificationKinds.find(each => each === about.kind)
  const choice = kind === undefined ? undefined : (await notificationChoicesOf(trx, accountId))[kind]
  const isListed = choice?.in_app ?? true
  const isPushed = isUrgent && (choice?.push ?? true)
  if (!isListed && !isPushed) return
  const id = await noticesStore.insert(trx, { accountId, key, about, isListed })
  if (id === undefined) return
  if (isPushed) await queuePushes(trx, accountId, id)
  if (isListed) await wakePages(trx, accountId, id)
}
