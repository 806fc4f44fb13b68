import { optionText } from '@hanap/markets/lists'
import type { Db } from '../../../db/client.ts'
import {
  countOpenReports,
  findReport,
  openReports,
  type ReportWithSides,
  revertReport,
  ruleOnReport,
} from '../../chats/index.ts'
import { factsOfCompany, namesOf, personFact, reportsBy } from '../cases/case-people.ts'
import { type CaseSides, type CaseSource, reportReasons } from '../cases/source.ts'

const kinds = {
  chat: { kind: 'chat', list: 'chat_report_lists' },
  recruiter: { kind: 'recruiter', list: 'report_recruiter_reasons' },
  talent: { kind: 'seeker', list: 'report_talent_reasons' },
} as const

const otherOf = ({ reporter_side, seekerId, recruiterId }: ReportWithSides) =>
  reporter_side === 'seeker' ? recruiterId : seekerId

const sidesOf = async (db: Db, id: string): Promise<CaseSides> => {
  const report = await findReport(db, id)
  if (!report) return { accountId: null, companyId: null, reporterIds: [] }
  const isAboutRecruiter = report.reporter_side === 'seeker'
  return {
    accountId: otherOf(report),
    companyId: isAboutRecruiter ? report.companyId : null,
    reporterIds: report.reporter_id === null ? [] : [report.reporter_id],
  }
}

/** What people reported of chats and of each other in them; upholding blocks the chat. */
export const chatCases = (subject: keyof typeof kinds): CaseSource => {
  const { kind, list } = kinds[subject]
  return {
    kind,
    reasons: reportReasons,
    verdicts:
      subject === 'talent' ? ['uphold', 'suspend_account'] : ['uphold', 'suspend_account', 'suspend_company'],

    list: async (db, { language, limit }) => {
      const waitingReports = await openReports(db, { subject, limit })
      const reports = await Promise.all(waitingReports.map(({ id }) => findReport(db, id)))
      const names = await namesOf(
        db,
        reports.map(report => (report ? otherOf(report) : null)),
      )
      return reports.flatMap(report =>
        report
          ? {
              id: report.id,
              title: names.get(otherOf(report) ?? '') || report.id,
              reason: optionText(list, report.reason_id, language) ?? null,
              since: report.reported_at,
              reports: 1,
            }
          : [],
      )
    },

    count: db => countOpenReports(db, subject),

    find: async (db, id, language) => {
      const report = await findReport(db, id)
      if (!report || report.reviewed_at !== null || report.subject !== subject) return undefined
      const otherId = otherOf(report)
      const names = await namesOf(db, [otherId])
      const reason = optionText(list, report.reason_id, language) ?? null
      return {
        id,
        ...(await sidesOf(db, id)),
        title: names.get(otherId ?? '') || id,
        reason,
        since: report.reported_at,
        reports: 1,
        reported: await reportsBy(db, [{ accountId: report.reporter_id, reason, at: report.reported_at }]),
        facts: [
          ...(await personFact(db, 'reported', otherId)),
          ...(await factsOfCompany(db, report.companyId, language)),
        ],
        messages: report.messages.map(({ seq, sender, kind: of, text, at }) => ({
          seq,
          sender,
          kind: of,
          text,
          at,
          chat_id: null,
        })),
        job: null,
        document: null,
      }
    },

    sidesOf,

    decide: async (trx, id, { isUpheld, reason, words }) => {
      const ruled = await ruleOnReport(trx, id, { isUpheld, reason, words })
      return ruled && (ruled.chat ? { chat: ruled.chat } : {})
    },

    revert: async (trx, id, { chat, isFromCommandLine }, isOpen) => {
      const report = await findReport(trx, id)
      const assumed = report?.is_upheld ? { id: report.chat_id, state: 'open' as const } : undefined
      return revertReport(trx, id, { chat: isFromCommandLine ? assumed : chat, isOpen })
    },
  }
}
