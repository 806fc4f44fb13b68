import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import { emailKey } from '../../../calls/email-key.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { recordAudit } from '../../audit/index.ts'
import type { CompanyTables } from '../tables.ts'
import { findDocument } from './documents.ts'
import { domainOf, domainOfAddress, isWebsiteOf } from './domains.ts'
import { isFreeMailDomain } from './free-mail.ts'
import { lockVerifications, type VerificationRow, verificationsStore } from './store.ts'

/** Of one company, whatever became of them: enough for all its domains and mistakes. */
const MAX_VERIFICATIONS = 30

export interface RequestedVerification {
  kind: 'mail' | 'dns' | 'register'
  value: string
  documentId: string | undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

const domainFor = ({ kind, value }: RequestedVerification): string | null => {
  if (kind === 'register') return null
  if (kind === 'mail' && !EMAIL.test(value)) throw refuseField('value', 'invalid_email')
  const domain = kind === 'mail' ? domainOfAddress(value) : domainOf(value)
  if (domain === undefined) throw refuseField('value', kind === 'mail' ? 'invalid_email' : 'invalid_domain')
  if (isFreeMailDomain(domain)) throw refuseField('value', 'free_mail_domain')
  return domain
}

const keyOf = ({ kind, value }: RequestedVerification, domain: string | null) => {
  if (kind === 'mail') return emailKey(value)
  return domain ?? value.toLowerCase().replace(/[\s./-]/g, '')
}

/** Who shows another domain than the company's page names shows nothing of that company. */
export const refuseOtherDomain = (website: string | null, domain: string | null) => {
  if (website !== null && domain !== null && !isWebsiteOf(website, domain))
    throw refuseField('value', 'other_domain', { domain: domainOf(website) ?? website })
}

/** The verification that is asked for, as it stands: a new one, or one that was asked for before. */
export const beginVerification = async (
  db: Db,
  { companyId, accountId }: Member,
  request: RequestedVerification,
): Promise<VerificationRow> => {
  const domain = domainFor(request)
  const { kind, documentId } = request
  const key = keyOf(request, domain)
  if (kind === 'register' && documentId === undefined) throw refuseField('file_id', 'document_missing')
  return db.transaction().execute(async trx => {
    await lockVerifications(trx, companyId)
    const { website } = await trx
      .withTables<CompanyTables>()
      .selectFrom('companies')
      .select('website')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    refuseOtherDomain(website, domain)
    const rows = await verificationsStore.ofCompany(trx, companyId)
    const own = rows.find(row => row.kind === kind && row.value_key === key)
    if (own?.state === 'verified') return own
    if (documentId !== undefined && !(await findDocument(trx, { companyId, accountId, id: documentId })))
      throw refuseField('file_id', 'document_missing')
    const begin = {
      state: 'pending' as const,
      problem: null,
      reason: null,
      failing_since: null,
      told_at: null,
      document_id: documentId ?? null,
      started_by: accountId,
    }
    if (own?.state === 'pending' && documentId === undefined) return own
    if (!own && rows.length >= MAX_VERIFICATIONS) throw new Refusal('too_many_verifications')
    const values = { company_id: companyId, kind, value: request.value, value_key: key, domain }
    const begun = own
      ? await verificationsStore.change(trx, own.id, {
          ...begin,
          created_at: sql<Date>`now()`,
          checked_at: null,
        })
      : await verificationsStore.insert(trx, {
          ...values,
          ...begin,
          token: kind === 'dns' ? randomBytes(16).toString('hex') : null,
        })
    await recordAudit(trx, {
      companyId,
      action: 'verification_started',
      actor: { kind: 'member', id: accountId },
      details: { value: request.value },
    })
    return begun
  })
}
