import { translator } from '@hanap/i18n/catalogues'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import {
  type AppealRow,
  countWaitingAppeals,
  decideAppeal,
  waitingAppeal,
  waitingAppeals,
} from '../../appeals/index.ts'
import { accountFactsByIds, restoreAccounts } from '../../auth/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import { operatorsStore } from '../accounts/operators-store.ts'
import { type ActRow, actsStore } from '../acts/acts-store.ts'
import { factsOfCompany, personFact } from '../cases/case-people.ts'
import { revertAct } from '../cases/revert-act.ts'
import type { CaseSource } from '../cases/source.ts'

/** The verdict that is appealed against, where it stands and is in the log. */
const appealedAct = (
  db: Db,
  { kind, case_id }: Pick<AppealRow, 'kind' | 'case_id'>,
): Promise<ActRow | undefined> =>
  kind === 'account' || kind === 'company'
    ? actsStore.suspensionOf(db, kind, case_id)
    : actsStore.verdictOn(db, kind, case_id)

/** Nobody judges their own verdict where there is somebody else. */
const refuseOwn = async (trx: Db, act: ActRow | undefined, operatorId: string) => {
  if (act?.operator_id === operatorId && (await operatorsStore.countActive(trx)) >= 2)
    throw new Refusal('own_verdict')
}

/** A verdict without a trace in the log: the case's own source knows what it changes. */
const revertUnlogged = async (trx: Db, appeal: AppealRow, others: readonly CaseSource[]) => {
  if (appeal.kind === 'account') await restoreAccounts(trx, [appeal.case_id])
  const source = others.find(({ kind }) => kind === appeal.kind)
  await source?.revert(trx, appeal.case_id, { isFromCommandLine: true }, false)
}

/** Appeals against verdicts; upholding one takes the verdict back. `others` are the sources of what verdicts are about. */
export const appealCases = (notifier: Notifier, others: readonly CaseSource[]): CaseSource => ({
  kind: 'appeal',
  reasons: {
    uphold: ['mistake', 'new_facts', 'other'],
    refuse: ['verdict_stands', 'not_enough_evidence', 'other'],
  },
  verdicts: ['uphold'],

  list: async (db, { limit }) =>
    (await waitingAppeals(db, limit)).map(({ id, title, text, made_at }) => ({
      id,
      title,
      reason: text,
      since: made_at ?? new Date(),
      reports: 1,
    })),

  count: countWaitingAppeals,

  find: async (db, id, language) => {
    const appeal = await waitingAppeal(db, id)
    if (!appeal) return undefined
    const act = await appealedAct(db, appeal)
    const t = translator(language)
    const verdict = [
      appeal.reason === null ? '' : t(`operator.reason_${appeal.reason}`),
      appeal.words ?? '',
      act?.email ?? t('operator.commandLine'),
    ]
    return {
      id,
      accountId: appeal.account_id,
      companyId: appeal.company_id,
      reporterIds: [],
      title: appeal.title,
      reason: null,
      since: appeal.made_at ?? new Date(),
      reports: 1,
      facts: [
        { name: 'words', value: appeal.text ?? '' },
        { name: 'verdict', value: verdict.filter(Boolean).join('\n') },
        ...(await personFact(db, 'account', appeal.account_id)),
        ...(await factsOfCompany(db, appeal.company_id, language)),
      ],
      messages: [],
      job: null,
      document: null,
    }
  },

  sidesOf: async () => ({ accountId: null, companyId: null, reporterIds: [] }),

  decide: async (trx, id, ruling, operatorId) => {
    const waiting = await waitingAppeal(trx, id)
    if (!waiting) return undefined
    const act = await appealedAct(trx, waiting)
    await refuseOwn(trx, act, operatorId)
    const appeal = await decideAppeal(trx, id, ruling)
    if (!appeal) return undefined
    const ownIds = appeal.account_id === null ? [] : [appeal.account_id]
    if (ruling.isUpheld) {
      if (act)
        await revertAct(trx, { notifier, sources: others }, act, { isOpen: false, toldOtherwise: ownIds })
      else await revertUnlogged(trx, appeal, others)
    }
    await notifier.notify(
      trx,
      [...(await accountFactsByIds(trx, ownIds)).values()].map(({ recipient }) => ({
        recipient,
        key: `appeal decided ${id}`,
        event: {
          kind: 'appeal_decided' as const,
          title: appeal.title,
          isUpheld: ruling.isUpheld,
          ruling: { reason: ruling.reason, words: ruling.words || null, appealToken: null },
        },
      })),
    )
    return {}
  },

  revert: async () => undefined,
})
