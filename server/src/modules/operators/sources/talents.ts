import { optionText } from '@hanap/markets/lists'
import type { Db } from '../../../db/client.ts'
import {
  countOpenTalentReports,
  findTalentReport,
  openTalentReports,
  revertTalentReport,
  ruleOnTalentReport,
} from '../../talents/index.ts'
import { factsOfCompany, namesOf, personFact, reportsBy } from '../cases/case-people.ts'
import { type CaseSides, type CaseSource, reportReasons } from '../cases/source.ts'

const sidesOf = async (db: Db, id: string): Promise<CaseSides> => {
  const report = await findTalentReport(db, id)
  return {
    accountId: report?.account_id ?? null,
    companyId: null,
    reporterIds: report?.reporter_id ? [report.reporter_id] : [],
  }
}

/** Seekers whom companies found and reported; upholding ends the consent to be found. */
export const talentCases: CaseSource = {
  kind: 'talent',
  reasons: reportReasons,
  verdicts: ['uphold', 'suspend_account'],

  list: async (db, { language, limit }) => {
    const reports = await openTalentReports(db, limit)
    const names = await namesOf(
      db,
      reports.map(({ account_id }) => account_id),
    )
    return reports.map(({ id, account_id, reason_id, reported_at }) => ({
      id,
      title: names.get(account_id) || id,
      reason: optionText('report_talent_reasons', reason_id, language) ?? null,
      since: reported_at,
      reports: 1,
    }))
  },

  count: countOpenTalentReports,

  find: async (db, id, language) => {
    const report = await findTalentReport(db, id)
    if (!report || report.reviewed_at !== null) return undefined
    const names = await namesOf(db, [report.account_id])
    const reason = optionText('report_talent_reasons', report.reason_id, language) ?? null
    return {
      id,
      ...(await sidesOf(db, id)),
      title: names.get(report.account_id) || id,
      reason,
      since: report.reported_at,
      reports: 1,
      reported: await reportsBy(db, [{ accountId: report.reporter_id, reason, at: report.reported_at }]),
      facts: [
        ...(await personFact(db, 'reported', report.account_id)),
        ...(await factsOfCompany(db, report.company_id, language)),
      ],
      messages: [],
      job: null,
      document: null,
    }
  },

  sidesOf,

  decide: async (trx, id, { isUpheld, reason, words }) => {
    const accountId = await ruleOnTalentReport(trx, id, { isUpheld, reason, words })
    return accountId === undefined ? undefined : isUpheld ? { findableId: accountId } : {}
  },

  revert: async (trx, id, { findableId, isFromCommandLine }, isOpen) => {
    const report = isFromCommandLine ? await findTalentReport(trx, id) : undefined
    const assumed = report?.is_upheld ? report.account_id : undefined
    return revertTalentReport(trx, id, { findableId: isFromCommandLine ? assumed : findableId, isOpen })
  },
}
