import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import * as schemas from '@hanap/contracts/recruiters/recruiters.schemas'
import { optionText } from '@hanap/markets/lists'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { findCompany } from '../companies/index.ts'
import { answerReports, hiddenJob, recruiterJob } from '../jobs/index.ts'

export interface JobReportsDeps {
  db: Db
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

/** What a company says to reports that have hidden an ad of theirs: calls 240 and 241. */
export const jobReportRoutes = ({ db, recruitersOf }: JobReportsDeps): Route[] => {
  /** An ad for which the company may speak: its recruiters posted it, or somebody has verified that they are the company's. */
  const ownJob = async (companyId: string, id: string) => {
    const recruiterIds = (await recruitersOf(companyId)).map(recruiter => recruiter.id)
    const [job, company] = await Promise.all([
      recruiterJob(db, { companyId, recruiterIds }, id),
      findCompany(db, companyId),
    ])
    if (!job || (job.recruiter_id === null && !company?.is_verified)) throw new Refusal('job_not_found')
    return job
  }

  return [
    memberRoute(calls.readJobReports, schemas.readJobReports, async ({ params, caller, language }) => {
      const job = await ownJob(caller.companyId, params.id)
      const hidden = await hiddenJob(db, params.id)
      return {
        job_title: job.title,
        is_hidden: hidden !== undefined,
        reasons: (hidden?.reasons ?? []).map(({ id, count }) => ({
          id,
          value: optionText('report_job_reasons', id, language) ?? '',
          count,
        })),
        answer: hidden?.answer
          ? { text: hidden.answer.text, answered_at: hidden.answer.answeredAt.toISOString() }
          : null,
      }
    }),

    memberRoute(calls.answerJobReports, schemas.answerJobReports, async ({ params, body, caller }) => {
      await ownJob(caller.companyId, params.id)
      const answeredAt = await answerReports(db, {
        jobId: params.id,
        authorId: caller.accountId,
        text: body.text,
      })
      if (!answeredAt) throw new Refusal('job_not_hidden')
      return { text: body.text, answered_at: answeredAt.toISOString() }
    }),
  ]
}
