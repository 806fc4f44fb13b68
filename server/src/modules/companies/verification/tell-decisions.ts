import { sql } from 'kysely'
import { grantAppeal } from '../../appeals/index.ts'
import type { CompanyTables } from '../tables.ts'
import type { RecheckDeps } from './recheck.ts'
import type { VerificationTables } from './tables.ts'

/** Those who lead a company hear what an operator decided: a command has no mails of its own. */
export const tellDecisions = async ({ db, notifier, leadersOf }: Omit<RecheckDeps, 'lookup'>) => {
  const decided = await db
    .withTables<VerificationTables & CompanyTables>()
    .selectFrom('company_verifications as verification')
    .innerJoin('companies', 'companies.id', 'verification.company_id')
    .select([
      'verification.id',
      'verification.company_id',
      'verification.value',
      'verification.state',
      'verification.reason',
      'verification.reason_key',
      'verification.checked_at',
      'companies.name',
    ])
    .where('verification.kind', '=', 'register')
    .where('verification.told_at', 'is', null)
    .where('verification.state', 'in', ['verified', 'refused'])
    .execute()
  for (const { id, company_id, value, state, reason, reason_key, checked_at, name } of decided) {
    const leaders = await leadersOf(company_id)
    const isAccepted = state === 'verified'
    const verdictKey = `verification-decided ${id} ${checked_at?.getTime()}`
    await db.transaction().execute(async trx => {
      for (const recipient of leaders) {
        const appealToken = isAccepted
          ? null
          : await grantAppeal(trx, {
              verdictKey,
              kind: 'verification',
              caseId: id,
              title: `${name} ${value}`,
              reason: reason_key,
              words: reason,
              accountId: recipient.accountId,
              companyId: company_id,
            })
        await notifier.notify(trx, [
          {
            recipient,
            key: `${verdictKey} ${recipient.accountId}`,
            event: {
              kind: 'verification_decided',
              company: name,
              value,
              isAccepted,
              reason,
              ruling: { reason: reason_key, words: reason, appealToken },
            },
          },
        ])
      }
      await trx
        .withTables<VerificationTables>()
        .updateTable('company_verifications')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    })
  }
}
