import * as calls from '@hanap/contracts/recruiters/job-team.calls'
import * as schemas from '@hanap/contracts/recruiters/job-team.schemas'
import type { Member } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../audit/index.ts'
import { type AccountFacts, lockTeam, membersOf } from '../auth/index.ts'
import { jobTeamOf, recruiterJob, setJobTeam } from '../jobs/index.ts'

export interface JobTeamDeps {
  db: Db
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

const leads = (role: Member['role']) => role === 'owner' || role === 'admin'

/** Who of a company sees a job's applicants and chats: calls 368 and 471. */
export const jobTeamRoutes = ({ db, recruitersOf }: JobTeamDeps): Route[] => {
  /** A job of the company that is open to the member. */
  const openJob = async ({ companyId, accountId, role }: Member, id: string) => {
    const recruiterIds = (await recruitersOf(companyId)).map(recruiter => recruiter.id)
    const [job, team] = await Promise.all([
      recruiterJob(db, { companyId, recruiterIds }, id),
      jobTeamOf(db, id),
    ])
    const isOpen =
      leads(role) || team.length === 0 || team.includes(accountId) || job?.recruiter_id === accountId
    if (!job || !isOpen) throw new Refusal('job_not_found')
    return { id, title: job.title, recruiterId: job.recruiter_id, team: new Set(team) }
  }

  const viewOf = async (member: Member, id: string) => {
    const { title, recruiterId, team } = await openJob(member, id)
    return {
      job: {
        id,
        job_title: title,
        has_team: team.size > 0,
        members: (await membersOf(db, member.companyId)).map(each => ({
          id: each.id,
          first_name: each.first_name,
          last_name: each.last_name,
          title: each.title,
          role: each.role,
          is_recruiter: each.id === recruiterId,
          is_in_team: team.has(each.id),
          has_access: team.size === 0 || leads(each.role) || each.id === recruiterId || team.has(each.id),
        })),
      },
    }
  }

  return [
    memberRoute(calls.readJobTeam, schemas.readJobTeam, ({ params, caller }) => viewOf(caller, params.id)),

    memberRoute(calls.changeJobTeam, schemas.changeJobTeam, async ({ params, body, caller }) => {
      const { title } = await openJob(caller, params.id)
      await db.transaction().execute(async trx => {
        const ids = new Set((await lockTeam(trx, caller.companyId)).map(({ id }) => id))
        if (body.member_ids.some(id => !ids.has(id))) throw new Refusal('member_not_found')
        if (await setJobTeam(trx, params.id, body.member_ids))
          await recordAudit(trx, {
            companyId: caller.companyId,
            action: 'job_team_changed',
            actor: { kind: 'member', id: caller.accountId },
            details: { job: title },
          })
      })
      return viewOf(leads(caller.role) ? caller : { ...caller, role: 'admin' }, params.id)
    }),
  ]
}
