import {
  clickExternalJob,
  readJob,
  readStaticJob,
  recordHotSearch,
  reportJob as reportJobCall,
  searchJobsByBody,
  similarJobs,
  viewJob,
} from '@hanap/contracts/jobs/jobs.calls'
import * as schemas from '@hanap/contracts/jobs/jobs.schemas'
import { functionTitleById } from '@hanap/markets/functions'
import type { Caller } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { Notifier, Recipient } from '../notifications/index.ts'
import { recordDeviceView, recordExternalClick } from './activity.ts'
import { closedJob, detailIn } from './detail.ts'
import type { JobRow } from './facts.ts'
import { countHotSearch } from './hot-searches.ts'
import type { Jobs } from './jobs.ts'
import type { JobSearchService, Viewer } from './ports.ts'
import { type ReportDeps, storeJobReport } from './reports/reports.ts'
import { isRecognisedDevice, statusAt } from './rules.ts'

export interface ReportingDeps extends Pick<ReportDeps, 'reportersByIds'> {
  db: Db
  notifier: Notifier
  /** Who is told of what becomes of a job; nobody where nobody may speak for its company. */
  handlerOf(job: Pick<JobRow, 'company_id' | 'recruiter_id'>): Promise<Recipient | undefined>
}

const deviceOf = (caller: Caller) => {
  if (caller.kind === 'none') throw new Error('a call for guests has a session')
  return caller.deviceId
}

export const jobRoutes = (jobs: Jobs, search: JobSearchService, reporting: ReportingDeps): Route[] => {
  const find = async (id: string) => {
    const row = await jobs.find(id)
    if (!row || row.status === 'hidden') throw new Refusal('job_not_found')
    return row
  }

  /** A job that takes applications; a closed one is refused with what is left of it. */
  const findOpen = async (id: string, viewer: Viewer) => {
    viewer.dependsOn(`job:${id}`)
    const row = await find(id)
    if (statusAt(row, new Date()) === 'active') return row
    viewer.dependsOn(`market:${row.market}`)
    const company = row.company_id === null ? undefined : await jobs.findCompany(row.company_id)
    const similar = await search.similar(row, 5, viewer)
    throw new Refusal('job_closed', { data: closedJob(row, company, similar) })
  }

  return [
    route(searchJobsByBody, schemas.searchJobsByBody, async incoming => {
      const { device: _device, device_uuid: _uuid, salary: [from, to] = [], ...request } = incoming.body
      return search.answer(
        { ...request, salary_from: request.salary_from ?? from, salary_to: request.salary_to ?? to },
        incoming,
      )
    }),

    route(similarJobs, schemas.similarJobs, async incoming => {
      const row = await find(incoming.query.job_id)
      incoming.dependsOn(`job:${row.id}`, `market:${row.market}`)
      return { jobs: await search.similar(row, incoming.query.size, incoming) }
    }),

    route(readJob, schemas.readJob, async incoming => {
      const row = await findOpen(incoming.params.id, incoming)
      if (row.company_id !== null) incoming.dependsOn(`company:${row.company_id}`)
      const [job, seekerState] = await Promise.all([jobs.withDetails(row), jobs.seekerStateOf(row, incoming)])
      return detailIn(job, incoming.language, seekerState)
    }),

    route(readStaticJob, schemas.readStaticJob, async incoming => {
      const row = await findOpen(incoming.params.id, incoming)
      if (row.company_id !== null) incoming.dependsOn(`company:${row.company_id}`)
      return detailIn(await jobs.withDetails(row), incoming.language)
    }),

    route(viewJob, schemas.viewJob, async ({ params, body, caller, market, language }) => {
      const { id } = await find(params.id)
      if (caller.kind === 'seeker') await jobs.recordSeekerView(caller.accountId, id)
      if (isRecognisedDevice(body.device))
        await recordDeviceView(reporting.db, {
          jobId: id,
          deviceId: deviceOf(caller),
          market: market.key,
          language,
          device: body.device,
          source: body.source,
          queryId: body.query_id,
        })
      return {}
    }),

    route(clickExternalJob, schemas.clickExternalJob, async incoming => {
      const row = await findOpen(incoming.params.id, incoming)
      if (row.external_apply_url === null) throw new Refusal('not_found')
      await recordExternalClick(reporting.db, row.id, deviceOf(incoming.caller))
      return { apply_url: row.external_apply_url }
    }),

    route(reportJobCall, schemas.reportJob, async ({ params, body, caller }) => {
      const isAccount = caller.kind === 'seeker' || caller.kind === 'recruiter'
      const row = await jobs.find(params.id)
      if (!row) throw new Refusal('job_not_found')
      const owner = await reporting.handlerOf(row)
      const { reportersByIds, notifier } = reporting
      const tellOwner: ReportDeps['notifyOwner'] = async (trx, { jobId, title, reasonIds }) => {
        if (owner)
          await notifier.notify(trx, [
            {
              recipient: owner,
              key: `job-hidden ${jobId} ${newId()}`,
              event: { kind: 'job_hidden', job: title, jobId, reasonIds },
            },
          ])
      }
      const isKept = await storeJobReport(
        reporting.db,
        { reportersByIds, notifyOwner: tellOwner },
        {
          jobId: params.id,
          by: isAccount
            ? { kind: 'account', id: caller.accountId }
            : { kind: 'device', id: deviceOf(caller) },
          reasonId: body.report_reason_id,
          detail: body.detail,
        },
      )
      if (!isKept) throw new Refusal('job_not_found')
      return {}
    }),

    route(recordHotSearch, schemas.recordHotSearch, async ({ body, caller, market, language }) => {
      const titleId = body.job_title_id
      if (titleId !== undefined && !functionTitleById(titleId, language))
        throw refuseField('job_title_id', 'invalid_choice')
      await countHotSearch(reporting.db, {
        market: market.key,
        language,
        deviceId: deviceOf(caller),
        query: body.query,
        titleId,
      })
      return {}
    }),
  ]
}
