import { DAY_MS } from '@hanap/contracts/durations'
import { nameText } from '@hanap/contracts/fields.schemas'
import * as calls from '@hanap/contracts/jobs/job-alerts.calls'
import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import * as schemas from '@hanap/contracts/jobs/job-alerts.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Seeker } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import {
  type AccountFacts,
  CONFIRM_DAYS,
  confirmAddress,
  type OnAddressConfirmed,
  registerUnconfirmed,
  unconfirmedAccountsOf,
} from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Notifier, Recipient } from '../notifications/index.ts'
import { type RecentJobs, type SavedSearch, savedSearchQuery } from '../search/index.ts'
import { endAlertByToken } from './one-click.ts'
import { frequencyId, frequencyOf } from './rules.ts'
import { searchUrlOf, titleOf } from './search-words.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'
import type { Frequency } from './tables.ts'
import type { LinkTokens } from './tokens.ts'
import { isSameSearch } from './transfer-alerts.ts'

export interface JobAlertRoutesDeps {
  db: Db
  jobs: Pick<Jobs, 'cards'>
  notifier: Notifier
  tokens: LinkTokens
  recent: RecentJobs
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  confirmed: OnAddressConfirmed
  onError(error: unknown): void
}

const MAX_ALERTS = 20
/** That wait for an address to be confirmed, of one browser and of all. */
const MAX_PER_BROWSER = 5
const MAX_UNCONFIRMED = 20
/** What a dry run looks back on, and the jobs that it shows. */
const DRY_RUN_DAYS = 7
const MAX_SHOWN = 10

/** No address, no phone number, and no more than one searches for. */
const PlainWords = nameText(0, 60).regex(/^(?!.*\d[\d\s().-]{5,}\d)/)

interface AlertOwner {
  id: string
  email: string
}

const inWire = (
  row: AlertRow,
  { id, email }: AlertOwner,
  newCount: number,
  language: LanguageCode,
): JobAlert => {
  const search = searchOf(row)
  return {
    id: row.id,
    user_id: id,
    email,
    keyword: row.keyword,
    filters: row.filters,
    frequency_id: frequencyId(row.frequency),
    language_code: search.language,
    country_key: search.market,
    is_active: row.is_active,
    is_confirmed: row.is_confirmed,
    created_at: row.created_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    new_count: newCount,
    title: titleOf(search, language),
    search_url: searchUrlOf(search),
  }
}

/** For a mail that anybody may have sent to anybody: words that lead nowhere. */
const harmlessTitle = (search: SavedSearch) =>
  titleOf(PlainWords.safeParse(search.keyword).success ? search : { ...search, keyword: '' }, search.language)

const linked = (row: AlertRow, language: LanguageCode) => ({
  id: row.id,
  title: titleOf(searchOf(row), language),
  search_url: searchUrlOf(searchOf(row)),
  frequency_id: frequencyId(row.frequency),
})

/** Job alerts: calls 023-026 and 190-193. */
export const jobAlertRoutes = (deps: JobAlertRoutesDeps): Route[] => {
  const { db, jobs, notifier, tokens, recent, accountsByIds, onError } = deps

  const storeAlert = async (
    trx: Db,
    accountId: string,
    search: SavedSearch,
    frequency: Frequency,
  ): Promise<AlertRow> => {
    await alertStore.lockAccount(trx, accountId)
    const own = await alertStore.ofAccount(trx, accountId)
    const same = own.find(row => isSameSearch(row, search))
    if (same) return alertStore.update(trx, same, { frequency, isActive: true })
    if (own.length >= MAX_ALERTS) throw new Refusal('too_many_alerts')
    return alertStore.insert(trx, { accountId, search, frequency })
  }

  /** A visitor's alert waits for its address; another browser's for the same address is none of theirs. */
  const storeUnconfirmedAlert = async (
    trx: Db,
    accountId: string,
    deviceId: string,
    search: SavedSearch,
    frequency: Frequency,
  ) => {
    await alertStore.lockAccount(trx, accountId)
    const waiting = await alertStore.ofAccount(trx, accountId)
    const own = waiting.filter(row => row.device_id === deviceId)
    const same = own.find(row => isSameSearch(row, search))
    if (!same && (own.length >= MAX_PER_BROWSER || waiting.length >= MAX_UNCONFIRMED))
      throw new Refusal('too_many_alerts')
    const row = same
      ? await alertStore.update(trx, same, { frequency, isActive: true })
      : await alertStore.insert(trx, { accountId, search, frequency, waitsFrom: deviceId })
    return { row, oldest: waiting.at(-1) ?? row }
  }

  /** Until the address is confirmed it gets this one message, however many alerts wait for it. */
  const askToConfirm = async (trx: Db, recipient: Recipient, row: AlertRow, oldest: AlertRow) => {
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
  const createForVisitor = async (
    trx: Db,
    visitor: { email: string; deviceId: string },
    search: SavedSearch,
    frequency: Frequency,
    locale: Locale,
  ): Promise<JobAlert> => {
    const { email, deviceId } = visitor
    const account = await registerUnconfirmed(trx, email, locale)
    const { row, oldest } = await storeUnconfirmedAlert(trx, account.id, deviceId, search, frequency)
    await askToConfirm(trx, account.recipient, row, oldest)
    return inWire(row, { id: account.id, email }, 0, locale.language)
  }

  /** The seeker's own, and those that this browser's visitor made with the seeker's address. */
  const visibleTo = async ({ accountId, deviceId, user }: Seeker): Promise<AlertRow[]> => {
    const [own, waiting] = await Promise.all([
      alertStore.ofAccount(db, accountId),
      unconfirmedAccountsOf(db, user.email).then(ids => alertStore.madeFrom(db, ids, deviceId)),
    ])
    return [...waiting, ...own]
  }

  const find = async (caller: Seeker, id: string): Promise<AlertRow> => {
    const row = (await visibleTo(caller)).find(each => each.id === id)
    if (!row) throw new Refusal('alert_not_found')
    return row
  }

  return [
    seekerRoute(calls.listJobAlerts, schemas.listJobAlerts, async ({ caller, language }) => {
      const rows = await visibleTo(caller)
      const counts = await alertStore.newCounts(
        db,
        rows.map(({ id }) => id),
      )
      const { email } = caller.user
      return rows.map(row => inWire(row, { id: row.account_id, email }, counts.get(row.id) ?? 0, language))
    }),

    route(calls.createJobAlert, schemas.createJobAlert, async incoming => {
      const { body, caller, market, language } = incoming
      const { keyword, filters, email } = body
      if (caller.kind === 'recruiter') throw new Refusal('wrong_account_kind')
      const search = { market: market.key, language, keyword, filters }
      const frequency = frequencyOf(body.frequency_id)
      savedSearchQuery(search)
      try {
        if (caller.kind === 'seeker') {
          const owner = { id: caller.accountId, email: caller.user.email }
          return await withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, async trx =>
            inWire(await storeAlert(trx, owner.id, search, frequency), owner, 0, language),
          )
        }
        if (email === undefined) throw refuseField('email', 'required')
        // A call for guests has made a session where none came.
        const deviceId = caller.kind === 'none' ? '' : caller.deviceId
        return await withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, trx =>
          createForVisitor(trx, { email, deviceId }, search, frequency, incoming),
        )
      } catch (error) {
        if (error instanceof Refusal) throw error
        onError(error)
        throw new Refusal('job_alert_failed')
      }
    }),

    seekerRoute(calls.updateJobAlert, schemas.updateJobAlert, async ({ params, body, caller, language }) => {
      const before = await find(caller, params.id)
      const { keyword, filters, frequency_id, is_active: isActive } = body
      const search = searchOf(before)
      savedSearchQuery({ ...search, keyword: keyword ?? search.keyword, filters: filters ?? search.filters })
      const frequency = frequency_id === undefined ? undefined : frequencyOf(frequency_id)
      const row = await db
        .transaction()
        .execute(trx => alertStore.update(trx, before, { keyword, filters, frequency, isActive }))
      const counts = await alertStore.newCounts(db, [row.id])
      const owner = { id: row.account_id, email: caller.user.email }
      return inWire(row, owner, counts.get(row.id) ?? 0, language)
    }),

    seekerRoute(calls.deleteJobAlert, schemas.deleteJobAlert, async ({ params, caller }) => {
      const { account_id: accountId } = await find(caller, params.id)
      const isGone = await db.transaction().execute(trx => alertStore.remove(trx, accountId, params.id))
      if (!isGone) throw new Refusal('alert_not_found')
      return {}
    }),

    route(calls.previewJobAlert, schemas.previewJobAlert, async ({ body, ...viewer }) => {
      const search = { market: viewer.market.key, language: viewer.language, ...body }
      const since = new Date(Date.now() - DRY_RUN_DAYS * DAY_MS)
      const { jobs: found, isMore } = await recent(search, since, viewer)
      return {
        total_num: found.length,
        is_more: isMore,
        jobs: await jobs.cards(found.slice(0, MAX_SHOWN), viewer),
      }
    }),

    route(calls.readJobAlertLink, schemas.readJobAlertLink, async ({ query, language }) => {
      const link = await tokens.read(db, query.token)
      if (!link) throw refuseField('token', 'link_expired')
      const rows =
        link.kind === 'confirm'
          ? (await alertStore.ofAccount(db, link.accountId)).filter(row => !row.is_confirmed)
          : (await alertStore.byIds(db, [link.alertId])).filter(row => row.is_active)
      const accountId = link.kind === 'confirm' ? link.accountId : rows[0]?.account_id
      const owner = accountId && (await accountsByIds([accountId])).get(accountId)
      return {
        kind: link.kind,
        email: owner ? owner.email : '',
        alerts: rows.map(row => linked(row, language)),
      }
    }),

    route(calls.confirmJobAlerts, schemas.confirmJobAlerts, async ({ body, caller, language }) => {
      const link = await tokens.read(db, body.token)
      if (link?.kind !== 'confirm') throw refuseField('token', 'link_expired')
      const callerId = caller.kind === 'seeker' ? caller.accountId : undefined
      return db.transaction().execute(async trx => {
        const waiting = await alertStore.ofAccount(trx, link.accountId)
        const confirmed = await confirmAddress(trx, deps, link.accountId, callerId)
        await alertStore.confirm(trx, link.accountId)
        const begun = waiting.filter(row => !row.is_confirmed)
        return {
          alerts: begun.map(row => linked(row, language)),
          is_new_account: confirmed?.isNew ?? false,
        }
      })
    }),

    route(calls.unsubscribeJobAlert, schemas.unsubscribeJobAlert, async ({ body }) => {
      if (!(await endAlertByToken(db, tokens, body.token))) throw refuseField('token', 'link_expired')
      return {}
    }),
  ]
}
