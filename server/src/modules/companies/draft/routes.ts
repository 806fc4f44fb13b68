import * as calls from '@hanap/contracts/recruiters/company-draft.calls'
import * as schemas from '@hanap/contracts/recruiters/company-draft.schemas'
import { memberRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { CompanyPages } from '../company-pages.ts'
import { madeAnew } from '../pictures/made-anew.ts'
import { discardDraft, draftedCompany, publishDraft, readDraft, saveDraft } from './draft.ts'
import { addDraftPicture, takeOffDraft } from './draft-pictures.ts'

/** A company's page before it is published: calls 440, 441 and 453 to 457. */
export const companyDraftRoutes = (db: Db, pages: CompanyPages, files: FileStore): Route[] => [
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
    await inTransaction(db, trx => discardDraft(trx, caller.companyId))
    return {}
  }),

  memberRoute(calls.previewCompanyPage, schemas.previewCompanyPage, async ({ caller, language }) => {
    const { company, photos } = await draftedCompany(db, caller.companyId)
    return { ...(await pages.view(company, language)), photos, is_blocked: false, is_followed: false }
  }),

  memberRoute(
    calls.uploadDraftPicture,
    schemas.uploadDraftPicture,
    async ({ body: { kind }, files: sent, caller }) => {
      const fileKey = await files.put(await madeAnew(sent.picture, kind))
      return { picture: await addDraftPicture(db, caller, { kind, fileKey }) }
    },
  ),

  memberRoute(calls.removeDraftPicture, schemas.removeDraftPicture, async ({ params, caller }) => ({
    pictures: await takeOffDraft(db, caller, params.id),
  })),
]
