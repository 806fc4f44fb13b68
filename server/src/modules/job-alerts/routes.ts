import { isDeepStrictEqual } from 'node:util'
import * as calls from '@hanap/contracts/job-alerts.calls'
import type { JobAlert } from '@hanap/contracts/job-alerts.schemas'
import * as schemas from '@hanap/contracts/job-alerts.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../db/client.ts'
import { once } from '../../db/once.ts'
import type { Place } from '../../http/place.ts'
import { Refusal, refuseField, refuseRepeat } from '../../http/refusal.ts'
import { type Route, route, seekerRoute } from '../../http/route.ts'
import { type AccountFacts, CONFIRM_DAYS, confirmAddress, registerUnconfirmed } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Mailbox, Reader } from '../notifications/index.ts'
import { type KeptSearch, keptQuery, type RecentJobs } from '../search/index.ts'
import { unsubscribe } from './one-click.ts'
import { frequencyId, frequencyOf } from './rules.ts'
import { searchUrlOf, titleOf } from './search-words.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'
import type { Frequency } from './tables.ts'
import type { LinkTokens } from './tokens.ts'

export interface RoutesDeps {
  db: Db
  jobs: Pick<Jobs, 'cards'>
  mailbox: Mailbox
  tokens: LinkTokens
  recent: RecentJobs
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  onError(error: unknown): void
}

const MOST_ALERTS = 20
/** Of an address that is not confirmed. */
const MOST_UNCONFIRMED = 5
const DAY_MS = 86_400_000
/** What a dry run looks back on, and the jobs that it shows. */
const DRY_RUN_DAYS = 7
const MOST_SHOWN = 10

interface Owner {
  id: string
  email: string
}

const inWire = (row: AlertRow, { id, email }: Owner, newCount: number, language: LanguageCode): JobAlert => {
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

const linked = (row: AlertRow, language: LanguageCode) => ({
  id: row.id,
  title: titleOf(searchOf(row), language),
  search_url: searchUrlOf(searchOf(row)),
  frequency_id: frequencyId(row.frequency),
})

const isSame = (row: AlertRow, search: KeptSearch) =>
  row.market === search.market &&
  row.keyword.toLowerCase() === search.keyword.toLowerCase() &&
  isDeepStrictEqual(row.filters, search.filters)

/** Job alerts: calls 023-026 and 190-193. */
export const jobAlertRoutes = (deps: RoutesDeps): Route[] => {
  const { db, jobs, mailbox, tokens, recent, accountsByIds, onError } = deps

  const keep = async (
    trx: Db,
    owner: Owner & { isConfirmed: boolean },
    search: KeptSearch,
    frequency: Frequency,
  ): Promise<AlertRow> => {
    await alertStore.lockAccount(trx, owner.id)
    const own = await alertStore.ofAccount(trx, owner.id)
    const same = own.find(row => isSame(row, search))
    if (same) return alertStore.update(trx, same, { frequency, isActive: true })
    if (own.length >= (owner.isConfirmed ? MOST_ALERTS : MOST_UNCONFIRMED))
      throw new Refusal('too_many_alerts')
    return alertStore.insert(trx, {
      accountId: owner.id,
      search,
      frequency,
      isConfirmed: owner.isConfirmed,
    })
  }

  /** Until the address is confirmed it gets this one message, however many alerts wait for it. */
  const askToConfirm = async (trx: Db, reader: Reader, row: AlertRow) => {
    const until = new Date(Date.now() + CONFIRM_DAYS * DAY_MS)
    const token = await tokens.sign({ kind: 'confirm', accountId: reader.accountId, until })
    const { language, market } = searchOf(row)
    await mailbox.post(trx, [
      {
        to: { ...reader, language, market },
        key: `confirm-alerts ${reader.accountId}`,
        news: { kind: 'confirm_alert', title: titleOf(searchOf(row), language), token, days: CONFIRM_DAYS },
      },
    ])
  }

  /** A visitor's alert makes an account by the rule of registering: a taken address is refused. */
  const createForVisitor = async (
    trx: Db,
    email: string,
    search: KeptSearch,
    frequency: Frequency,
    place: Place,
  ): Promise<JobAlert> => {
    const account = await registerUnconfirmed(trx, email, place)
    if (!account) throw refuseField('email', 'email_taken')
    const row = await keep(trx, { id: account.id, email, isConfirmed: false }, search, frequency)
    await askToConfirm(trx, account.reader, row)
    return inWire(row, { id: account.id, email }, 0, place.language)
  }

  const find = async (accountId: string, id: string): Promise<AlertRow> => {
    const row = await alertStore.byId(db, id)
    if (row?.account_id !== accountId) throw new Refusal('alert_not_found')
    return row
  }

  return [
    seekerRoute(calls.listJobAlerts, schemas.listJobAlerts, async ({ caller, language }) => {
      const rows = await alertStore.ofAccount(db, caller.accountId)
      const counts = await alertStore.newCounts(
        db,
        rows.map(({ id }) => id),
      )
      const owner = { id: caller.accountId, email: caller.user.email }
      return rows.map(row => inWire(row, owner, counts.get(row.id) ?? 0, language))
    }),

    route(calls.createJobAlert, schemas.createJobAlert, async incoming => {
      const { body, caller, market, language } = incoming
      const { keyword, filters, email } = body
      if (caller.kind === 'recruiter') throw new Refusal('wrong_account_kind')
      const search = { market: market.key, language, keyword, filters }
      const frequency = frequencyOf(body.frequency_id)
      keptQuery(search)
      try {
        if (caller.kind === 'seeker') {
          const owner = { id: caller.accountId, email: caller.user.email }
          return await once(db, incoming.once, refuseRepeat, async trx =>
            inWire(await keep(trx, { ...owner, isConfirmed: true }, search, frequency), owner, 0, language),
          )
        }
        if (email === undefined) throw refuseField('email', 'required')
        return await once(db, incoming.once, refuseRepeat, trx =>
          createForVisitor(trx, email, search, frequency, incoming),
        )
      } catch (error) {
        if (error instanceof Refusal) throw error
        onError(error)
        throw new Refusal('job_alert_failed')
      }
    }),

    seekerRoute(calls.updateJobAlert, schemas.updateJobAlert, async ({ params, body, caller, language }) => {
      const before = await find(caller.accountId, params.id)
      const { keyword, filters, frequency_id, is_active: isActive } = body
      const search = searchOf(before)
      keptQuery({ ...search, keyword: keyword ?? search.keyword, filters: filters ?? search.filters })
      const frequency = frequency_id === undefined ? undefined : frequencyOf(frequency_id)
      const row = await db
        .transaction()
        .execute(trx => alertStore.update(trx, before, { keyword, filters, frequency, isActive }))
      const counts = await alertStore.newCounts(db, [row.id])
      const owner = { id: caller.accountId, email: caller.user.email }
      return inWire(row, owner, counts.get(row.id) ?? 0, language)
    }),

    seekerRoute(calls.deleteJobAlert, schemas.deleteJobAlert, async ({ params, caller }) => {
      const isGone = await db
        .transaction()
        .execute(trx => alertStore.remove(trx, caller.accountId, params.id))
      if (!isGone) throw new Refusal('alert_not_found')
      return {}
    }),

    route(calls.previewJobAlert, schemas.previewJobAlert, async ({ body, ...reader }) => {
      const search = { market: reader.market.key, language: reader.language, ...body }
      const since = new Date(Date.now() - DRY_RUN_DAYS * DAY_MS)
      const { jobs: found, isMore } = await recent(search, since, reader)
      return {
        total_num: found.length,
        is_more: isMore,
        jobs: await jobs.cards(found.slice(0, MOST_SHOWN), reader),
      }
    }),

    route(calls.readJobAlertLink, schemas.readJobAlertLink, async ({ query, language }) => {
      const link = await tokens.read(query.token)
      if (!link) throw refuseField('token', 'link_expired')
      const rows =
        link.kind === 'confirm'
          ? (await alertStore.ofAccount(db, link.accountId)).filter(row => !row.is_confirmed)
          : (await alertStore.byIds(db, [link.alertId])).filter(row => row.is_active)
      const accountId = link.kind === 'confirm' ? link.accountId : rows[0]?.account_id
      const owner = accountId && (await accountsByIds([accountId])).get(accountId)
      if (link.kind === 'confirm' && !owner) throw refuseField('token', 'link_expired')
      return {
        kind: link.kind,
        email: owner ? owner.email : '',
        alerts: rows.map(row => linked(row, language)),
      }
    }),

    route(calls.confirmJobAlerts, schemas.confirmJobAlerts, async ({ body, language }) => {
      const link = await tokens.read(body.token)
      if (link?.kind !== 'confirm') throw refuseField('token', 'link_expired')
      const { accountId } = link
      // Who registered the address meanwhile took the place of the account that awaited it.
      if (!(await accountsByIds([accountId])).has(accountId)) throw refuseField('token', 'link_expired')
      const rows = await db.transaction().execute(async trx => {
        await confirmAddress(trx, mailbox, accountId)
        return alertStore.confirm(trx, accountId)
      })
      return { alerts: rows.map(row => linked(row, language)) }
    }),

    route(calls.unsubscribeJobAlert, schemas.unsubscribeJobAlert, async ({ body }) => {
      if (!(await unsubscribe(db, tokens, body.token))) throw refuseField('token', 'link_expired')
      return {}
    }),
  ]
}
