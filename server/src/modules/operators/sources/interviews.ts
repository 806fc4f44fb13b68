import { optionText } from '@hanap/markets/lists'
import type { Db } from '../../../db/client.ts'
import {
  countOpenInterviewReports,
  decideInterviewReport,
  findInterviewReport,
  openInterviewReports,
  revertInterviewReport,
} from '../../interviews/index.ts'
import { personFact, reportsBy } from '../cases/case-people.ts'
import { type CaseSides, type CaseSource, reportReasons } from '../cases/source.ts'

const sides = ['seeker', 'recruiter'] as const

/** `ID-side`: the interview, and who reported it. */
const partsOf = (id: string) => {
  const at = id.lastIndexOf('-')
  const side = sides.find(each => each === id.slice(at + 1))
  return side && { interviewId: id.slice(0, at), side }
}

const reportOf = async (db: Db, id: string) => {
  const parts = partsOf(id)
  return parts && (await findInterviewReport(db, parts))
}

const sidesOf = async (db: Db, id: string): Promise<CaseSides> => {
  const report = await reportOf(db, id)
  if (!report) return { accountId: null, companyId: null, reporterIds: [] }
  const otherId = report.side === 'seeker' ? report.recruiter_id : report.seeker_id
  return { accountId: otherId, companyId: null, reporterIds: [report.reporter_id] }
}

/** What a side reported of an interview; a verdict changes nothing else. */
export const interviewCases: CaseSource = {
  kind: 'interview',
  reasons: reportReasons,
  verdicts: ['uphold', 'suspend_account'],

  list: async (db, { language, limit }) =>
    (await openInterviewReports(db, limit)).map(report => ({
      id: `${report.interview_id}-${report.side}`,
      title: report.job_title,
      reason: optionText('report_interview_reasons', report.reason_id, language) ?? null,
      since: report.reported_at,
      reports: 1,
    })),

  count: countOpenInterviewReports,

  find: async (db, id, language) => {
    const report = await reportOf(db, id)
    if (!report || report.reviewed_at !== null) return undefined
    const reason = optionText('report_interview_reasons', report.reason_id, language) ?? null
    const ofCase = await sidesOf(db, id)
    return {
      id,
      ...ofCase,
      title: report.job_title,
      reason,
      since: report.reported_at,
      reports: 1,
      reported: await reportsBy(db, [
        { accountId: report.reporter_id, reason, words: report.detail, at: report.reported_at },
      ]),
      facts: [
        ...(await personFact(db, 'reported', ofCase.accountId)),
        { name: 'job', value: report.job_title },
        { name: 'state', value: report.state },
        { name: 'time', value: report.starts_at.toISOString() },
      ],
      messages: [],
      job: null,
      document: null,
    }
  },

  sidesOf,

  decide: async (trx, id, { isUpheld, reason, words }) => {
    const parts = partsOf(id)
    if (!parts) return undefined
    return (await decideInterviewReport(trx, { ...parts, isUpheld, reason, words })) ? {} : undefined
  },

  revert: async (trx, id, _, isOpen) => {
    const parts = partsOf(id)
    return parts && revertInterviewReport(trx, { ...parts, isOpen })
  },
}
