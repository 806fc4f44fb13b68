import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as applicantSchemas from '@hanap/contracts/job-applications/applicants.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import * as schemas from '@hanap/contracts/job-applications/job-applications.schemas'
import { optionText } from '@hanap/markets/lists'
import type { Member } from '../../../calls/caller.ts'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, memberRoute, type Route } from '../../../calls/route.ts'
import { pipelineStages } from '../rules.ts'
import { openByRecruiter } from '../stages.ts'
import type { ApplicationRow } from '../store.ts'
import { findVisible } from '../visibility.ts'
import { type ApplicantViewer, applicantsIn } from './applicant-views.ts'
import { applicantDetail, type DetailDeps } from './detail.ts'
import { applicantsCsv, exportedApplicant } from './export.ts'
import { applicantPage, countsByPipelineStage, firstOfStages } from './list-store.ts'
import { jobOfSelection, selectionFor } from './selection.ts'

type SeenApplication = Pick<ApplicationRow, 'id' | 'account_id' | 'job_id'>

export interface ApplicantRoutesDeps extends DetailDeps {
  /** Notes who is about to see a seeker's data. */
  recordAccess(
    member: Pick<Member, 'accountId' | 'companyId'>,
    kind: 'list' | 'application' | 'resume',
    applications: readonly SeenApplication[],
  ): Promise<void>
  /** Notes whose data is taken away. */
  recordExport(
    member: Pick<Member, 'accountId' | 'companyId'>,
    applications: readonly SeenApplication[],
  ): Promise<void>
}

/** More are exported by narrower filters. */
const MAX_EXPORTED = 20_000
const AT_A_TIME = 500

/** Applicants as lists, board, file and one by one: calls 112, 121 and 345-347. */
export const applicantRoutes = (deps: ApplicantRoutesDeps): Route[] => {
  const { db, recordAccess, recordExport, videosPlayableBy } = deps
  const viewOf = async (row: ApplicationRow, viewer: ApplicantViewer) => {
    const [applicant] = await applicantsIn(deps, [row], viewer)
    if (!applicant) throw new Refusal('application_not_found')
    return applicant
  }

  return [
    memberRoute(calls.listApplicants, schemas.listApplicants, async incoming => {
      const { query, caller } = incoming
      const selection = await selectionFor(deps, caller, query)
      const job = await jobOfSelection(deps, selection)
      const { rows, total } = await applicantPage(db, selection, query.sort, query)
      await recordAccess(caller, 'list', rows)
      return { job, applications: await applicantsIn(deps, rows, incoming), ...pageEnvelope(total, query) }
    }),

    memberRoute(applicantCalls.readApplicantBoard, applicantSchemas.readApplicantBoard, async incoming => {
      const { query, caller, language } = incoming
      const { pipeline_stage_id: chosen = [], ...filter } = query
      const selection = await selectionFor(deps, caller, filter)
      const job = await jobOfSelection(deps, selection)
      const counts = await countsByPipelineStage(db, selection)
      const columns = pipelineStages.filter(({ id }) => chosen.length === 0 || chosen.includes(id))
      const filled = columns.flatMap(({ id }) => (counts.get(id) ? [id] : []))
      const rows = await firstOfStages(db, selection, filled, query.sort, query)
      await recordAccess(caller, 'list', [...rows.values()].flat())
      const applicants = await applicantsIn(deps, [...rows.values()].flat(), incoming)
      const byStage = Map.groupBy(applicants, each => each.pipeline_stage_id)
      return {
        job,
        stages: columns.map(({ id, key }) => {
          const count = counts.get(id) ?? 0
          return {
            id,
            key,
            text: optionText('pipeline_stage_lists', id, language) ?? key,
            count,
            page: query.page,
            total_pages: Math.ceil(count / query.size),
            applications: byStage.get(id) ?? [],
          }
        }),
      }
    }),

    memberRoute(applicantCalls.exportApplicants, applicantSchemas.exportApplicants, async incoming => {
      const { query, caller, language } = incoming
      const selection = await selectionFor(deps, caller, query)
      await jobOfSelection(deps, selection)
      const { rows } = await applicantPage(db, selection, query.sort, { page: 1, size: MAX_EXPORTED })
      // Who could not be noted is not taken away.
      await recordExport(caller, rows)
      const applicants = []
      for (let at = 0; at < rows.length; at += AT_A_TIME)
        applicants.push(...(await applicantsIn(deps, rows.slice(at, at + AT_A_TIME), incoming)))
      const isTable = query.format === 'csv'
      const text = isTable
        ? applicantsCsv(applicants, language)
        : JSON.stringify({ applications: applicants.map(exportedApplicant) }, null, 2)
      const bytes = new TextEncoder().encode(text)
      return new FileAnswer(
        {
          name: `applicants.${query.format}`,
          mime: isTable ? 'text/csv; charset=utf-8' : 'application/json',
          size: bytes.byteLength,
        },
        bytes,
      )
    }),

    memberRoute(applicantCalls.readApplicant, applicantSchemas.readApplicant, async incoming => {
      const application = await findVisible(deps, incoming.caller, incoming.params.id)
      await recordAccess(incoming.caller, 'application', [application])
      const detail = await applicantDetail(deps, application, incoming)
      // What was read in the file is as much as the file.
      if (detail.resume_text !== null) await recordAccess(incoming.caller, 'resume', [application])
      return { application: detail }
    }),

    memberRoute(calls.openApplicant, schemas.openApplicant, async incoming => {
      const application = await findVisible(deps, incoming.caller, incoming.params.id)
      await recordAccess(incoming.caller, 'application', [application])
      const opened = await openByRecruiter(deps, incoming.caller, incoming.params.id)
      const applicant = await viewOf(opened, incoming)
      const isSilent = opened.account_id === null || applicant.is_blind
      return {
        ...applicant,
        video_resumes: isSilent ? [] : await videosPlayableBy(incoming.caller, opened.account_id ?? ''),
      }
    }),
  ]
}
