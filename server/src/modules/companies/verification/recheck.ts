import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AuditActor } from '../../audit/index.ts'
import type { Notifier, Recipient } from '../../notifications/index.ts'
import type { CompanyTables } from '../tables.ts'
import type { DomainLookup } from './domain-lookup.ts'
import { settleVerification } from './settle.ts'
import { type VerificationRow, verificationsStore } from './store.ts'
import type { VerificationProblem, VerificationTables } from './tables.ts'
import { recordText } from './views.ts'

export interface RecheckDeps {
  db: Db
  lookup: DomainLookup
  notifier: Notifier
  /** Who leads a company. */
  leadersOf(companyId: string): Promise<readonly Recipient[]>
}

/** What a look found: `gone` says that the record, or the domain itself, is not there. */
type Look = 'holds' | 'gone' | 'unknown'

const BATCH = 100
const AT_ONCE = 5
/** A domain may be away for a while: only one that stays away has lapsed. */
const LAPSES_AFTER_DAYS = 3
/** Of a record that was never found. */
const WAITS_DAYS = 14
const SERVER: AuditActor = { kind: 'server' }

const lookFor = async (lookup: DomainLookup, { kind, domain, token }: VerificationRow): Promise<Look> => {
  if (domain === null) return 'unknown'
  if (kind === 'mail') {
    const exists = await lookup.exists(domain)
    return exists === undefined ? 'unknown' : exists ? 'holds' : 'gone'
  }
  const answer = await lookup.txt(domain)
  if (answer.kind === 'failed') return 'unknown'
  const isThere =
    answer.kind === 'records' && answer.records.some(text => text.trim() === recordText(token ?? ''))
  return isThere ? 'holds' : 'gone'
}

const problems: Record<Look, VerificationProblem | null> = {
  holds: null,
  gone: 'record_missing',
  unknown: 'lookup_failed',
}

/** Looks for a domain's record now. */
export const lookForRecord = async (
  { db, lookup }: Pick<RecheckDeps, 'db' | 'lookup'>,
  row: VerificationRow,
  actor: AuditActor = SERVER,
): Promise<VerificationRow> => {
  const look = await lookFor(lookup, row)
  return db.transaction().execute(async trx => {
    const settled =
      look === 'holds' ? await settleVerification(trx, row, { state: 'verified', actor }) : undefined
    return (
      settled ??
      verificationsStore.change(trx, row.id, { problem: problems[look], looked_at: sql<Date>`now()` })
    )
  })
}

/** Looks whether what was verified still holds; what stays away for days has lapsed, and those who lead the company are told. */
const lookAgain = async ({ db, lookup, notifier, leadersOf }: RecheckDeps, row: VerificationRow) => {
  const look = await lookFor(lookup, row)
  const leaders = await leadersOf(row.company_id)
  await db.transaction().execute(async trx => {
    const isLate =
      row.failing_since !== null && row.failing_since.getTime() < Date.now() - LAPSES_AFTER_DAYS * 86_400_000
    if (look !== 'gone' || !isLate) {
      await verificationsStore.change(trx, row.id, {
        looked_at: sql<Date>`now()`,
        ...(look === 'gone' && { problem: 'failing', failing_since: row.failing_since ?? sql<Date>`now()` }),
        ...(look === 'holds' && { problem: null, failing_since: null, checked_at: sql<Date>`now()` }),
      })
      return
    }
    if (!(await settleVerification(trx, row, { state: 'lapsed', actor: SERVER }))) return
    const { name } = await trx
      .withTables<CompanyTables>()
      .selectFrom('companies')
      .select('name')
      .where('id', '=', row.company_id)
      .executeTakeFirstOrThrow()
    await notifier.notify(
      trx,
      leaders.map(recipient => ({
        recipient,
        key: `verification-lapsed ${row.id} ${row.failing_since?.getTime()} ${recipient.accountId}`,
        event: { kind: 'verification_lapsed', company: name, value: row.value },
      })),
    )
  })
}

/** Once a day for what holds, once an hour for a record that is waited for; never for companies of the demo, whose domains nobody has. */
export const recheckVerifications = async (deps: RecheckDeps) => {
  const due = await deps.db
    .withTables<VerificationTables & CompanyTables>()
    .selectFrom('company_verifications')
    .innerJoin('companies', 'companies.id', 'company_verifications.company_id')
    .selectAll('company_verifications')
    .where('companies.is_demo', '=', false)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('company_verifications.state', '=', 'verified'),
          eb('company_verifications.kind', 'in', ['mail', 'dns']),
          eb('looked_at', '<', sql<Date>`now() - interval '24 hours'`),
        ]),
        and([
          eb('company_verifications.state', '=', 'pending'),
          eb('company_verifications.kind', '=', 'dns'),
          eb('looked_at', '<', sql<Date>`now() - interval '55 minutes'`),
          eb(
            'company_verifications.created_at',
            '>',
            sql<Date>`now() - make_interval(days => ${WAITS_DAYS})`,
          ),
        ]),
      ]),
    )
    .orderBy('looked_at')
    .limit(BATCH)
    .execute()
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(
      due
        .slice(from, from + AT_ONCE)
        .map(row => (row.state === 'verified' ? lookAgain(deps, row) : lookForRecord(deps, row))),
    )
}
