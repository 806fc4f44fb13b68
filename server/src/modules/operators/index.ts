import type { ServerModule } from '../../calls/module.ts'
import { createPasswords } from '../auth/index.ts'
import { operatorAccountRoutes } from './accounts/routes.ts'
import type { QueueDeps } from './cases/queue-deps.ts'
import { caseRoutes } from './cases/routes.ts'
import type { CaseSource } from './cases/source.ts'
import { appealCases } from './sources/appeals.ts'
import { chatCases } from './sources/chats.ts'
import { interviewCases } from './sources/interviews.ts'
import { jobCases } from './sources/jobs.ts'
import { messageCases } from './sources/messages.ts'
import { talentCases } from './sources/talents.ts'
import { verificationCases } from './sources/verifications.ts'

export { saveReadyOperator } from './accounts/manage-operators.ts'
export { findOperator, OPERATOR_TOKEN_PREFIX } from './accounts/operator-sessions.ts'
export { newTotpSecret, otpauthUrl } from './accounts/totp.ts'
export { type ActRecord, eraseFromActs, recordAct } from './acts/record-act.ts'
export { operatorCommands } from './admin-commands.ts'
export { factsOfCompany } from './cases/case-people.ts'
export type { Suspending, SuspensionRuling } from './cases/queue-deps.ts'
export { type CaseSource, verdictReasonText } from './cases/source.ts'
export { retention } from './retention.ts'
export type { Effects } from './tables.ts'

/** What waits for operators: a further kind is one entry. */
const sourcesOf = ({ siteAddress, notifier, detailsOf, furtherSources }: QueueDeps): CaseSource[] => {
  const sources = [
    jobCases(siteAddress, detailsOf),
    chatCases('chat'),
    chatCases('recruiter'),
    chatCases('talent'),
    talentCases,
    interviewCases,
    messageCases,
    verificationCases,
    ...furtherSources,
  ]
  return [...sources, appealCases(notifier, sources)]
}

/** Who looks after the marketplace on the web, and what waits for them: calls 500-513. */
export const operatorsModule = (deps: QueueDeps): ServerModule => ({
  routes: [...operatorAccountRoutes(deps.db, createPasswords()), ...caseRoutes(deps, sourcesOf(deps))],
})
