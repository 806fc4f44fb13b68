import * as calls from '@hanap/contracts/jobs/job-alerts.calls'
import * as schemas from '@hanap/contracts/jobs/job-alerts.schemas'
import { refuseField } from '../../calls/refusal.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { type AccountFacts, confirmAddress, type OnAddressConfirmed } from '../auth/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { alertChanges } from './alert-changes.ts'
import { linkedAlert } from './alert-views.ts'
import { endMailsByToken } from './one-click.ts'
import { alertStore } from './store.ts'
import type { LinkTokens } from './tokens.ts'

export interface AlertLinkRoutesDeps {
  db: Db
  notifier: Notifier
  tokens: LinkTokens
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  confirmed: OnAddressConfirmed
}

/** What the links of mails lead to, without a log-in: calls 191-193. */
export const alertLinkRoutes = (deps: AlertLinkRoutesDeps): Route[] => {
  const { db, tokens, accountsByIds } = deps
  return [
    route(calls.readJobAlertLink, schemas.readJobAlertLink, async ({ query, language }) => {
      const link = await tokens.read(db, query.token)
      if (!link) throw refuseField('token', 'link_expired')
      if (link.kind === 'company_news') {
        const owner = (await accountsByIds([link.accountId])).get(link.accountId)
        return { kind: link.kind, email: owner?.email ?? '', alerts: [] }
      }
      const rows =
        link.kind === 'confirm'
          ? (await alertStore.ofAccount(db, link.accountId)).filter(row => !row.is_confirmed)
          : (await alertStore.byIds(db, [link.alertId])).filter(row => row.is_active)
      const accountId = link.kind === 'confirm' ? link.accountId : rows[0]?.account_id
      const owner = accountId && (await accountsByIds([accountId])).get(accountId)
      return {
        kind: link.kind,
        email: owner ? owner.email : '',
        alerts: rows.map(row => linkedAlert(row, language)),
      }
    }),

    route(calls.confirmJobAlerts, schemas.confirmJobAlerts, async ({ body, caller, language }) => {
      const link = await tokens.read(db, body.token)
      if (link?.kind !== 'confirm') throw refuseField('token', 'link_expired')
      const callerId = caller.kind === 'seeker' ? caller.accountId : undefined
      return db.transaction().execute(async trx => {
        const waiting = await alertStore.ofAccount(trx, link.accountId)
        const confirmed = await confirmAddress(trx, deps, link.accountId, callerId)
        await alertChanges.confirm(trx, link.accountId)
        const begun = waiting.filter(row => !row.is_confirmed)
        return {
          alerts: begun.map(row => linkedAlert(row, language)),
          is_new_account: confirmed?.isNew ?? false,
        }
      })
    }),

    route(calls.unsubscribeJobAlert, schemas.unsubscribeJobAlert, async ({ body }) => {
      if (!(await endMailsByToken(db, tokens, body.token))) throw refuseField('token', 'link_expired')
      return {}
    }),
  ]
}
