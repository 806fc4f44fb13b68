import * as calls from '@hanap/contracts/operators/cases.calls'
import * as schemas from '@hanap/contracts/operators/cases.schemas'
import { byUrgency, severityOf } from '@hanap/contracts/operators/severity'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { MediaAnswer, operatorRoute, type Route } from '../../../calls/route.ts'
import { documentOf, findCompany, findVerification } from '../../companies/index.ts'
import { actIn, actsStore } from '../acts/acts-store.ts'
import { recordAct } from '../acts/record-act.ts'
import { type ClaimRow, caseClaims, claimIn } from './claims-store.ts'
import { ruleOnCase, takeBack, verdictsOf } from './decide-case.ts'
import type { QueueDeps } from './queue-deps.ts'
import type { CaseFact, CaseSource, WaitingCase } from './source.ts'

/** So many of each kind are in the queue; the counts say how many wait. */
const MAX_OF_KIND = 200

interface QueuedCase extends WaitingCase {
  kind: calls.CaseKind
}

const cardIn = (each: QueuedCase, claim: ClaimRow | undefined, operatorId: string) => ({
  kind: each.kind,
  id: each.id,
  title: each.title,
  reason: each.reason,
  waiting_since: each.since.toISOString(),
  reports: each.reports,
  claim: claim ? claimIn(claim, operatorId) : null,
})

const factIn = ({ name, value, page }: CaseFact, siteAddress: QueueDeps['siteAddress']) => ({
  name,
  value,
  url: page ? siteAddress(marketByKey(page.market)?.key ?? defaultMarket.key) + page.path : null,
})

export const caseRoutes = (deps: QueueDeps, sources: readonly CaseSource[]): Route[] => {
  const { db, siteAddress } = deps
  const sourceOf = (kind: calls.CaseKind) => {
    const source = sources.find(each => each.kind === kind)
    if (!source) throw new Refusal('case_not_found')
    return source
  }

  const wholeQueue = async (language: LanguageCode): Promise<QueuedCase[]> => {
    const lists = await Promise.all(
      sources.map(async source =>
        (await source.list(db, { language, limit: MAX_OF_KIND })).map(each => ({
          ...each,
          kind: source.kind,
        })),
      ),
    )
    return lists.flat().sort(byUrgency)
  }

  const findCase = async (kind: calls.CaseKind, id: string, language: LanguageCode) => {
    const source = sourceOf(kind)
    const waitingCase = await source.find(db, id, language)
    if (!waitingCase) throw new Refusal('case_not_found')
    return { source, waitingCase }
  }

  return [
    operatorRoute(calls.listCases, schemas.listCases, async ({ query, caller, language }) => {
      const [waiting, claims, counts] = await Promise.all([
        wholeQueue(language),
        caseClaims.all(db),
        Promise.all(sources.map(async ({ kind, count }) => ({ kind, count: await count(db) }))),
      ])
      const queue = query.kind ? waiting.filter(({ kind }) => kind === query.kind) : waiting
      const isUrgent = (each: QueuedCase) => severityOf(each.kind, each.reports) === 'high'
      const urgentKinds = new Set(waiting.filter(isUrgent).map(({ kind }) => kind))
      const claimOf = ({ kind, id }: QueuedCase) =>
        claims.find(claim => claim.kind === kind && claim.case_id === id)
      const from = (query.page - 1) * query.size
      return {
        cases: queue
          .slice(from, from + query.size)
          .map(each => cardIn(each, claimOf(each), caller.accountId)),
        counts: counts.map(each => ({ ...each, is_urgent: urgentKinds.has(each.kind) })),
        ...pageEnvelope(queue.length, query),
      }
    }),

    operatorRoute(calls.readCase, schemas.readCase, async ({ params, caller, language }) => {
      const { source, waitingCase } = await findCase(params.kind, params.id, language)
      const claim = await caseClaims.find(db, params.kind, params.id)
      const earlier = await actsStore.about(db, waitingCase)
      return {
        case: {
          ...cardIn({ ...waitingCase, kind: params.kind }, claim, caller.accountId),
          reported_by: waitingCase.reported ?? [],
          facts: waitingCase.facts.map(fact => factIn(fact, siteAddress)),
          messages: waitingCase.messages,
          job: waitingCase.job,
          document: waitingCase.document,
          verdicts: verdictsOf(source, waitingCase),
          reasons: (['uphold', 'refuse'] as const).flatMap(verdict =>
            source.reasons[verdict].map(reason => ({ verdict, reason })),
          ),
          earlier: earlier.map(actIn),
        },
      }
    }),

    operatorRoute(calls.claimCase, schemas.claimCase, async ({ params, caller, language }) => {
      await findCase(params.kind, params.id, language)
      if (!(await caseClaims.take(db, params.kind, params.id, caller.accountId)))
        throw new Refusal('case_claimed')
      const claim = await caseClaims.find(db, params.kind, params.id)
      if (!claim) throw new Refusal('case_not_found')
      return { claim: claimIn(claim, caller.accountId) }
    }),

    operatorRoute(calls.releaseCase, schemas.releaseCase, async ({ params, caller }) => {
      await caseClaims.release(db, params.kind, params.id, caller.accountId)
      return {}
    }),

    operatorRoute(calls.decideCase, schemas.decideCase, async ({ params, body, caller }) => ({
      act: actIn(await ruleOnCase(deps, sourceOf(params.kind), params.id, body, caller.accountId)),
    })),

    operatorRoute(calls.undoVerdict, schemas.undoVerdict, async ({ params, caller }) => ({
      act: actIn(await takeBack(deps, sources, params.id, caller.accountId)),
    })),

    operatorRoute(calls.listOperatorActs, schemas.listOperatorActs, async ({ query }) => {
      const { rows, total } = await actsStore.page(db, query, query)
      return { acts: rows.map(actIn), ...pageEnvelope(total, query) }
    }),

    operatorRoute(calls.readCaseDocument, schemas.readCaseDocument, async ({ params, caller }) => {
      const row = await findVerification(db, params.id)
      const document = await documentOf(db, params.id)
      if (!row || !document?.content) throw new Refusal('case_not_found')
      const company = await findCompany(db, row.company_id)
      await recordAct(db, {
        operatorId: caller.accountId,
        action: 'read_document',
        title: company?.name ?? document.name,
        kind: 'verification',
        caseId: params.id,
        companyId: row.company_id,
      })
      const { name, mime, content } = document
      return new MediaAnswer({ name, mime, size: content.byteLength }, (from, to) =>
        new Blob([new Uint8Array(content.subarray(from, to + 1))]).stream(),
      )
    }),
  ]
}
