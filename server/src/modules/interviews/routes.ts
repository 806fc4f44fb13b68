import * as calls from '@hanap/contracts/interviews/interviews.calls'
import * as schemas from '@hanap/contracts/interviews/interviews.schemas'
import { options } from '@hanap/markets/lists'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { FileAnswer, memberRoute, personRoute, type Route } from '../../calls/route.ts'
import type { Recipient } from '../notifications/index.ts'
import { findOwnInterview, interviewScope } from './access.ts'
import { interviewCalendar } from './calendar/interview-calendar.ts'
import { changeOwnInterview } from './change.ts'
import { groupsStore } from './groups/groups-store.ts'
import { cancelGroup, readGroup } from './groups/own-group.ts'
import { interviewsStore } from './interviews-store.ts'
import { type ProposeDeps, proposeToApplicant } from './propose.ts'
import { reportsStore } from './reports-store.ts'
import { otherName } from './tell.ts'
import { groupView, type InterviewViewDeps, type InterviewViewer, interviewsIn } from './views.ts'

export interface InterviewRoutesDeps extends InterviewViewDeps, ProposeDeps {
  supportEmail: string
  interviewUrl(recipient: Recipient, id: string): string
}

const reasonIds = new Set(options('report_interview_reasons', 'en').map(({ id }) => id))

/** Calls 321-325, 391, 450, 458 and 459. */
export const interviewRoutes = (deps: InterviewRoutesDeps): Route[] => {
  const { db, accountsByIds, supportEmail, interviewUrl } = deps
  const viewOf = async (id: string, viewer: InterviewViewer) => {
    const { interview } = await findOwnInterview(db, viewer.caller, id)
    const [view] = await interviewsIn(deps, [interview], viewer)
    if (!view) throw new Refusal('interview_not_found')
    return { interview: view }
  }

  const groupOf = async (id: string, viewer: InterviewViewer) => {
    const { group, interviews } = await readGroup(db, viewer.caller, id)
    return {
      group: groupView(group, await groupsStore.placesOf(db, [id])),
      interviews: await interviewsIn(deps, interviews, viewer),
    }
  }

  return [
    personRoute(calls.listInterviews, schemas.listInterviews, async incoming => {
      const { query, caller } = incoming
      const scope = interviewScope(caller)
      if (!scope) return { interviews: [], ...pageEnvelope(0, query) }
      const filter = {
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
        state: query.state,
        applicationId: query.application_id,
      }
      const { rows, total } = await interviewsStore.page(db, scope, filter, query)
      return { interviews: await interviewsIn(deps, rows, incoming), ...pageEnvelope(total, query) }
    }),

    memberRoute(calls.proposeInterview, schemas.proposeInterview, async incoming => {
      const { body, caller, market, idempotencyKey: key } = incoming
      const id = await proposeToApplicant(deps, caller, body, { timeZone: market.timeZone, key })
      return viewOf(id, incoming)
    }),

    memberRoute(calls.listInterviewGroups, schemas.listInterviewGroups, async ({ query, caller }) => {
      const of = { companyId: caller.companyId, interviewerId: caller.accountId }
      const { rows, total } = await groupsStore.page(db, of, query)
      const places = await groupsStore.placesOf(
        db,
        rows.map(({ id }) => id),
      )
      return { groups: rows.map(row => groupView(row, places)), ...pageEnvelope(total, query) }
    }),

    memberRoute(calls.readInterviewGroup, schemas.readInterviewGroup, incoming =>
      groupOf(incoming.params.id, incoming),
    ),

    memberRoute(calls.cancelInterviewGroup, schemas.cancelInterviewGroup, async incoming => {
      const { params, body, caller } = incoming
      await cancelGroup(deps, caller, { id: params.id, reason: body.reason })
      return groupOf(params.id, incoming)
    }),

    personRoute(calls.readInterview, schemas.readInterview, incoming => viewOf(incoming.params.id, incoming)),

    personRoute(calls.changeInterview, schemas.changeInterview, async incoming => {
      await changeOwnInterview(deps, incoming.caller, incoming.params.id, incoming.body)
      return viewOf(incoming.params.id, incoming)
    }),

    personRoute(calls.readInterviewCalendar, schemas.readInterviewCalendar, async ({ params, caller }) => {
      const { interview, side } = await findOwnInterview(db, caller, params.id)
      const ids = [caller.accountId, interview.seeker_id ?? [], interview.recruiter_id ?? []].flat()
      const [slots, accounts] = await Promise.all([
        interviewsStore.slotsOf(db, [interview.id]),
        accountsByIds([...new Set(ids)]),
      ])
      const own = accounts.get(caller.accountId)
      if (!own) throw new Refusal('interview_not_found')
      // Whoever asks is signed in: what stands on the page may stand in the file.
      const recipient = { ...own.recipient, name: own.recipient.name ?? own.firstName }
      const text = interviewCalendar({
        interview,
        slots: slots.get(interview.id) ?? [],
        recipient,
        other: otherName(interview, side, accounts),
        url: interviewUrl(recipient, interview.id),
        organizerEmail: supportEmail,
        now: new Date(),
      })
      const bytes = new TextEncoder().encode(text)
      return new FileAnswer({ name: 'interview.ics', mime: 'text/calendar', size: bytes.byteLength }, bytes)
    }),

    personRoute(calls.reportInterview, schemas.reportInterview, async ({ params, body, caller }) => {
      const { interview, side } = await findOwnInterview(db, caller, params.id)
      if (!reasonIds.has(body.report_reason_id)) throw refuseField('report_reason_id', 'invalid_choice')
      await reportsStore.save(db, {
        interviewId: interview.id,
        reporterId: caller.accountId,
        side,
        reasonId: body.report_reason_id,
        detail: body.detail || null,
      })
      return {}
    }),
  ]
}
