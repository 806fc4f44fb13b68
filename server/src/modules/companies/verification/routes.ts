import * as calls from '@hanap/contracts/recruiters/verification.calls'
import * as schemas from '@hanap/contracts/recruiters/verification.schemas'
import { memberRoute, type Route } from '../../../calls/route.ts'
import { findCompany } from '../find.ts'
import { addDocument } from './documents.ts'
import { confirmCode, mailCode } from './mail-proof.ts'
import { lookForRecord, type RecheckDeps } from './recheck.ts'
import { beginVerification } from './request-verification.ts'
import { verificationsStore } from './store.ts'
import { verificationIn } from './views.ts'

/** How a company shows that it is the company: calls 353, 354 and 470. */
export const verificationRoutes = (deps: RecheckDeps): Route[] => {
  const { db } = deps
  return [
    memberRoute(calls.listVerifications, schemas.listVerifications, async ({ caller }) => {
      const [company, rows] = await Promise.all([
        findCompany(db, caller.companyId),
        verificationsStore.ofCompany(db, caller.companyId),
      ])
      return { is_verified: company?.is_verified ?? false, verifications: rows.map(verificationIn) }
    }),

    memberRoute(calls.requestVerification, schemas.requestVerification, async request => {
      const { body, caller } = request
      const { kind, value, code, file_id: documentId } = body
      const begun = await beginVerification(db, caller, { kind, value, documentId })
      const answer = async () => {
        if (begun.state === 'verified' || kind === 'register') return begun
        if (kind === 'dns') return lookForRecord(deps, begun, { kind: 'member', id: caller.accountId })
        if (code !== undefined) return (await confirmCode(db, caller, begun, code)) ?? begun
        const companyName = (await findCompany(db, caller.companyId))?.name ?? ''
        return mailCode(deps, begun, { ...request, companyName })
      }
      return { verification: verificationIn(await answer()) }
    }),

    memberRoute(calls.uploadCompanyDocument, schemas.uploadCompanyDocument, async ({ caller, files }) => ({
      file: await addDocument(db, caller, files.file),
    })),
  ]
}
