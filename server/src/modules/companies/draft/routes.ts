import * as calls from '@hanap/contracts/recruiters/company-draft.calls'
import * as schemas from '@hanap/contracts/recruiters/company-draft.schemas'
import { memberRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { CompanyPages } from '../company-pages.ts'
import { discardDraft, draftedCompany, publishDraft, readDraft, saveDraft } from './draft.ts'

/** A company's page before it is published: calls 453 to 457. */
export const companyDraftRoutes = (db: Db, pages: CompanyPages): Route[] => [
  memberRoute(calls.readCompanyDraft, schemas.readCompanyDraft, ({ caller }) =>
    readDraft(db, caller.companyId),
  ),

  memberRoute(calls.saveCompanyDraft, schemas.saveCompanyDraft, ({ body, caller }) => {
    const { revision, ...changes } = body
    return saveDraft(db, caller, { revision, changes })
  }),

  memberRoute(calls.publishCompanyDraft, schemas.publishCompanyDraft, ({ body, caller }) =>
    publishDraft(db, caller, body.revision),
  ),

  memberRoute(calls.discardCompanyDraft, schemas.discardCompanyDraft, async ({ caller }) => {
    await discardDraft(db, caller.companyId)
    return {}
  }),

  memberRoute(calls.previewCompanyPage, schemas.previewCompanyPage, async ({ caller, language }) => ({
    ...(await pages.view(await draftedCompany(db, caller.companyId), language)),
    is_blocked: false,
  })),
]
