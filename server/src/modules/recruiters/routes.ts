import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import * as schemas from '@hanap/contracts/recruiters/recruiters.schemas'
import { permissionsOf } from '../../calls/permission.ts'
import { refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { memberRoute, type Route, recruiterRoute, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import type { AuthModule } from '../auth/index.ts'
import {
  type CompanyRow,
  changeOwnCompany,
  companyFacts,
  findCompany,
  picturesOf,
  refuseUnknownChoices,
} from '../companies/index.ts'
import { followersTold } from '../followed-companies/index.ts'
import { invitationsStore } from './invitations.ts'
import { acceptInvitation, type JoinDeps, joinOrRequestCompany, managersOf } from './join.ts'
import { requestsStore } from './requests.ts'

export interface RecruiterRoutesDeps extends JoinDeps, Pick<AuthModule, 'findAccount'> {
  registrar: AuthModule['recruiterRegistrar']
}

const companyIn = async (db: Db, row: CompanyRow) => ({
  id: row.id,
  name: row.name,
  company_url: companyFacts(row).url,
  country_key: row.market,
  industry_id: row.industry_id,
  size_id: row.size_id,
  website: row.website,
  about: row.about,
  benefit_ids: row.benefit_ids,
  culture_ids: row.culture_ids,
  financing_stage_id: row.financing_stage_id,
  locations: row.locations,
  pictures: await picturesOf(db, row.id),
  is_verified: row.is_verified,
  num_of_followers: await followersTold(db, row.id),
})

/** Recruiters' own accounts and their company: calls 173-177. */
export const recruiterAccountRoutes = (deps: RecruiterRoutesDeps): Route[] => {
  const { db, registrar } = deps

  return [
    route(calls.registerRecruiter, schemas.registerRecruiter, async incoming => {
      const { body } = incoming
      const { invitation, company_name: name } = body
      if (!body.terms_and_condition) throw refuseField('terms_and_condition', 'terms_required')
      if (invitation === undefined && name === undefined) throw refuseField('company_name', 'required')
      const prepared = await registrar.prepare(body, incoming)
      return withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, async trx => {
        const signedIn = await registrar.register(trx, prepared, {
          isAddressProven: invitation !== undefined,
        })
        if (invitation !== undefined) await acceptInvitation(trx, signedIn.user, invitation)
        else if (name !== undefined) await requestsStore.name(trx, signedIn.user.id, name)
        return signedIn
      })
    }),

    recruiterRoute(calls.readRecruiter, schemas.readRecruiter, async ({ caller }) => {
      const { accountId, companyId, role, user } = caller
      const [accounts, company, request] = await Promise.all([
        deps.accountsByIds([accountId]),
        companyId === null ? undefined : findCompany(db, companyId),
        requestsStore.of(db, accountId),
      ])
      const managers = request?.company_id ? await managersOf(deps, request.company_id) : []
      return {
        user,
        title: accounts.get(accountId)?.title ?? null,
        company: company ? await companyIn(db, company) : null,
        role,
        permissions: role === null ? [] : permissionsOf(role),
        request: request
          ? {
              company_name: request.company_name,
              asked_at: request.asked_at?.toISOString() ?? null,
              is_answerable: managers.length > 0,
            }
          : null,
      }
    }),

    route(calls.readInvitation, schemas.readInvitation, async ({ query }) => {
      const invitation = await invitationsStore.find(db, query.token)
      const company = invitation && (await findCompany(db, invitation.company_id))
      if (!company) throw refuseField('token', 'link_expired')
      const { email, role } = invitation
      const account = await deps.findAccount('recruiter', email)
      return { email, company_name: company.name, role, has_account: account !== undefined }
    }),

    recruiterRoute(calls.joinCompany, schemas.joinCompany, async ({ body, caller }) => ({
      is_member: await joinOrRequestCompany(deps, caller, {
        invitation: body.invitation,
        name: body.company_name,
        isNamesake: body.is_namesake,
      }),
    })),

    memberRoute(calls.updateCompany, schemas.updateCompany, async ({ body, caller }) => {
      refuseUnknownChoices(body)
      const about = body.about === '' ? null : body.about
      const changed = await db
        .transaction()
        .execute(trx =>
          changeOwnCompany(
            trx,
            caller.companyId,
            { ...body, about },
            { kind: 'member', id: caller.accountId },
          ),
        )
      return companyIn(db, changed)
    }),
  ]
}
