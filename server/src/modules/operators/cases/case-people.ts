import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type Market, marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import { type AccountFacts, accountFactsByIds, membersOf } from '../../auth/index.ts'
import { companyFacts, findCompany, type ProvenFact, provenFactsOf } from '../../companies/index.ts'
import { countAllOpenJobsOf, countReportsOfCompany } from '../../jobs/index.ts'
import type { CaseFact, CaseReport } from './source.ts'

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

/** Names by account; of somebody who is gone none. */
export const namesOf = async (db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> => {
  const knownIds = [...new Set(ids.flatMap(id => id ?? []))]
  const accounts = await accountFactsByIds(db, knownIds)
  return new Map([...accounts].map(([id, account]) => [id, nameOf(account)]))
}

/** Name and address, as operators look an account up. */
export const personFact = async (
  db: Db,
  name: CaseFact['name'],
  accountId: string | null,
): Promise<CaseFact[]> => {
  const account = accountId === null ? undefined : (await accountFactsByIds(db, [accountId])).get(accountId)
  return account ? [{ name, value: `${nameOf(account)}\n${account.email}` }] : []
}

interface MadeReport {
  /** Null where it is gone, and of a visitor. */
  accountId: string | null
  isByVisitor?: boolean
  reason: string | null
  words?: string | null
  at: Date
}

/** Reports with who made them: two people who say the same are two. */
export const reportsBy = async (db: Db, reports: readonly MadeReport[]): Promise<CaseReport[]> => {
  const accounts = await accountFactsByIds(db, [...new Set(reports.flatMap(each => each.accountId ?? []))])
  return reports.map(({ accountId, isByVisitor = false, reason, words, at }) => {
    const account = accountId === null ? undefined : accounts.get(accountId)
    return {
      by: account ? { name: nameOf(account), email: account.email } : null,
      is_account: !isByVisitor,
      reason,
      words: words || null,
      at: at.toISOString(),
    }
  })
}

/** Read from right to left, too, a name and a date keep their own order (UAX 9). */
const isolated = (text: string) => `\u2068${text}\u2069`

const provenText = ({ kind, value, checked_at: at }: ProvenFact, language: LanguageCode, market: Market) => {
  const t = translator(language)
  const kinds = {
    mail: t('verification.kindMail'),
    dns: t('verification.kindDns'),
    register: t('verification.kindRegister'),
    operator: t('verification.kindOperator'),
  }
  const parts = [kinds[kind], value, at && createFormats(language, market).date(at)]
  return parts.flatMap(part => (part ? isolated(part) : [])).join(' · ')
}

/** A company and its history: since when it is here, its people and ads, how often these were reported, what was checked. */
export const factsOfCompany = async (
  db: Db,
  companyId: string | null,
  language: LanguageCode,
): Promise<CaseFact[]> => {
  const company = companyId === null ? undefined : await findCompany(db, companyId)
  if (!company) return []
  const { id } = company
  const [proven, members, openJobs, reports] = await Promise.all([
    provenFactsOf(db, id),
    membersOf(db, id),
    countAllOpenJobsOf(db, id),
    countReportsOfCompany(db, id),
  ])
  const market = marketByKey(company.market) ?? defaultMarket
  const page = { market: company.market, path: companyFacts(company).url }
  return [
    { name: 'company', value: company.name, page },
    { name: 'market', value: company.market },
    ...(company.website ? [{ name: 'website' as const, value: company.website }] : []),
    { name: 'since', value: company.created_at.toISOString() },
    { name: 'members', value: String(members.length) },
    { name: 'open_jobs', value: String(openJobs), ...(openJobs > 0 && { page }) },
    { name: 'reports', value: String(reports) },
    { name: 'verified', value: company.is_verified ? 'yes' : 'no' },
    ...proven.map(fact => ({ name: 'proven' as const, value: provenText(fact, language, market) })),
  ]
}
