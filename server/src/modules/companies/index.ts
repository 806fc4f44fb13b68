import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { hasBlocked } from './blocked-companies.ts'
import { blockedCompanyRoutes, type OnCompanyBlocked } from './blocked-company-routes.ts'
import { companyPages, type ResponseOf } from './company-pages.ts'
import { draftedFiles } from './draft/draft-pictures.ts'
import { companyDraftRoutes } from './draft/routes.ts'
import { legalNameRoutes } from './legal-name.ts'
import { nameClaimRoutes } from './name-claims/routes.ts'
import { picturesStore } from './pictures/pictures-store.ts'
import { companyPictureRoutes } from './pictures/routes.ts'
import { companyRoutes } from './routes.ts'
import { companyStore, type OpenJobCounts } from './store.ts'
import { type Suggestions, suggestRoutes } from './suggest.ts'
import { sweepDocuments } from './verification/documents.ts'
import { createDomainLookup } from './verification/domain-lookup.ts'
import { type RecheckDeps, recheckVerifications } from './verification/recheck.ts'
import { verificationRoutes } from './verification/routes.ts'
import { tellDecisions } from './verification/tell-decisions.ts'

export { adminCommands } from './admin-commands.ts'
export { accountsBlocking, blockedByAccounts, blockedCompaniesOf, hasBlocked } from './blocked-companies.ts'
export {
  type CompanyFacts,
  type CompanyRow,
  companyFacts,
  companyIn,
  companySizeText,
  industryText,
} from './facts.ts'
export { companiesByIds, findCompany, type VerifiedCompany, verifiedCompanies } from './find.ts'
export { knownCompanyNames } from './known-company-names.ts'
export {
  lockNameTransfer,
  type NameClaimOutcome,
  refuseNameClaim,
  transferName,
  waitingNameClaims,
} from './name-claims/decide-claim.ts'
export { marketsOfCompany } from './name-claims/names-store.ts'
export {
  lockNameReturn,
  nameClaimSides,
  reopenNameClaim,
  returnName,
} from './name-claims/return-name.ts'
export { companyMarks, employerMarks, mayBeEmployer } from './name-likeness.ts'
export { changeOwnCompany, findOrCreateCompany } from './own-company.ts'
export { refuseUnknownChoices } from './page-choices.ts'
export { pageSlug } from './page-slug.ts'
export { picturesOf } from './pictures/pictures-store.ts'
export { retention } from './retention.ts'
export { type NewCompany, saveCompanies } from './save-companies.ts'
export type { CompanyMix } from './similarity.ts'
export type { OpenJobCounts, OpenJobs, StatedSalary } from './store.ts'
export { type NamedCompany, namedCompanies, type Suggestions } from './suggest.ts'
export {
  countWaitingVerifications,
  decideVerification,
  findVerification,
  revertVerification,
  waitingVerifications,
} from './verification/decide.ts'
export { saveDemoVerifications } from './verification/demo-verifications.ts'
export { documentOf } from './verification/documents.ts'
export { giveOperatorsWord, restoreVerifications, verifyCompany } from './verification/operator-word.ts'
export { type ProvenFact, provenFactsOf } from './verification/proven-facts.ts'

export interface CompaniesDeps extends Omit<RecheckDeps, 'lookup'> {
  allFiles: Files
  openJobs: OpenJobCounts
  suggestions: Suggestions
  onBlocked: OnCompanyBlocked
  isFollowedBy(accountId: string, companyId: string): Promise<boolean>
  responseOf: ResponseOf
  /** Name servers that are asked about domains; undefined: the machine's. */
  dnsServers: readonly string[] | undefined
  onError(error: unknown): void
}

/** Which of these files a page shows, or the draft of one. */
const filesInUse = async (db: Db, keys: readonly string[]) =>
  new Set([...(await picturesStore.named(db, keys)), ...(await draftedFiles(db, keys))])

/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS
/** As long as a company waits for the mail of a decision. */
const DECISIONS_MS = 60_000

/** Company pages and lists (calls 087-093), companies that seekers block (094, 095, 130), and how companies are verified. */
export const companiesModule = (deps: CompaniesDeps): ServerModule => {
  const { db, openJobs, suggestions, onBlocked, isFollowedBy, dnsServers, onError } = deps
  const companies = companyStore(db)
  const pages = companyPages(db, openJobs, deps.responseOf)
  const files = deps.allFiles.store('companies')
  const verifying = { ...deps, lookup: createDomainLookup(dnsServers) }
  return {
    routes: [
      ...companyRoutes(companies, {
        openJobs,
        pages,
        isBlockedBy: (accountId, id) => hasBlocked(db, accountId, [id]),
        isFollowedBy,
      }),
      ...suggestRoutes(suggestions),
      ...legalNameRoutes(db, openJobs),
      ...blockedCompanyRoutes(db, companies, openJobs, onBlocked),
      ...verificationRoutes(verifying),
      ...companyPictureRoutes(db, files),
      ...nameClaimRoutes(db),
      ...companyDraftRoutes(db, pages, files),
    ],
    leaderTasks: [
      every({ everyMs: DECISIONS_MS, run: () => tellDecisions(deps), onError }),
      every({
        everyMs: HOUR_MS,
        run: async () => {
          await recheckVerifications(verifying)
          await sweepDocuments(db)
          await files.sweep(keys => filesInUse(db, keys), ORPHAN_AFTER_MS)
        },
        onError,
      }),
    ],
  }
}
