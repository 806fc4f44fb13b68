import { optionText } from '@hanap/markets/lists'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import {
  countWaitingJobs,
  detailIn,
  jobRowsByIds,
  jobUrl,
  openReportsOfJob,
  reportersOfJob,
  revertReview,
  ruleOnJob,
  waitingJobs,
} from '../../jobs/index.ts'
import type { SiteAddress } from '../../notifications/index.ts'
import { factsOfCompany, personFact, reportsBy } from '../cases/case-people.ts'
import type { QueueDeps } from '../cases/queue-deps.ts'
import { type CaseSides, type CaseSource, reportReasons } from '../cases/source.ts'

const sidesOf = async (db: Db, id: string): Promise<CaseSides> => {
  const [row] = await jobRowsByIds(db, [id])
  return {
    accountId: row?.recruiter_id ?? null,
    companyId: row?.company_id ?? null,
    reporterIds: await reportersOfJob(db, id),
  }
}

type DetailsOf = QueueDeps['detailsOf']

/** Reported ads; upholding closes one, and as a fraud it warns of ads that share its text. */
export const jobCases = (siteAddress: SiteAddress, detailsOf: DetailsOf): CaseSource => ({
  kind: 'job',
  reasons: reportReasons,
  verdicts: ['uphold', 'suspend_account', 'suspend_company'],

  list: async (db, { language, limit }) =>
    (await waitingJobs(db, limit)).map(({ reasonId, ...job }) => ({
      ...job,
      reason: optionText('report_job_reasons', reasonId, language) ?? null,
    })),

  count: countWaitingJobs,

  find: async (db, id, language) => {
    const { reports, answer } = await openReportsOfJob(db, id)
    const [first] = reports
    const [row] = await jobRowsByIds(db, [id])
    if (!first || !row) return undefined
    const sides = await sidesOf(db, id)
    const reasonOf = (id: number) => optionText('report_job_reasons', id, language) ?? null
    return {
      id,
      ...sides,
      title: row.title,
      reason: reasonOf(first.reason_id),
      since: first.at,
      reports: reports.length,
      reported: await reportsBy(
        db,
        reports.map(({ account_id, reason_id, detail, at }) => ({
          accountId: account_id,
          isByVisitor: account_id === null,
          reason: reasonOf(reason_id),
          words: detail,
          at,
        })),
      ),
      facts: [
        ...(answer === null ? [] : [{ name: 'answer' as const, value: answer }]),
        ...(await personFact(db, 'reported', row.recruiter_id)),
        ...(await factsOfCompany(db, row.company_id, language)),
      ],
      messages: [],
      job: {
        id,
        title: row.title,
        url: `${siteAddress(marketByKey(row.market)?.key ?? defaultMarket.key)}${jobUrl(row)}`,
        status: row.status,
        detail: detailIn(await detailsOf(row), language),
      },
      document: null,
    }
  },

  sidesOf,

  decide: async (trx, id, { isUpheld, reason, words }) => {
    const verdict = isUpheld ? (reason === 'fraud' ? 'fraud' : 'close') : 'keep'
    const ruled = await ruleOnJob(trx, id, { verdict, reason, words })
    return ruled && { jobIds: ruled.closedIds }
  },

  revert: (trx, id, { jobIds, isFromCommandLine }, isOpen) =>
    revertReview(trx, id, { jobIds: isFromCommandLine ? [id] : (jobIds ?? []), isOpen }),
})
