import { type CaseKind, listCases } from '@hanap/contracts/operators/cases.calls'
import type { PageContext } from '@hanap/contracts/page'
import { answerOrLogIn } from '../account/answer-or-log-in.server.ts'
import { byUrgency, severityOf } from '../acts/severity.ts'

/** As many as one call answers. */
const MAX_OF_CALL = 100
/** Of so many calls the most urgent are found; what came later waits until some of them are decided. */
const MAX_CALLS = 5
const PAGE_SIZE = 30

/** One page of what waits, the most urgent first; `kind` narrows it. */
export const readQueue = async (
  page: PageContext,
  { kind, number, request }: { kind: CaseKind | undefined; number: number; request: Request },
) => {
  const read = async (part: number) =>
    answerOrLogIn(
      page,
      await page.call(listCases, {
        query: { ...(kind && { kind }), size: String(MAX_OF_CALL), page: String(part) },
      }),
      request,
    )
  const first = await read(1)
  const others = await Promise.all(
    Array.from({ length: Math.min(first.total_pages, MAX_CALLS) - 1 }, (_, at) => read(at + 2)),
  )
  const cases = [first, ...others]
    .flatMap(part => part.cases)
    .map(each => ({ ...each, severity: severityOf(each.kind, each.reports), since: each.waiting_since }))
    .toSorted(byUrgency)
  const pages = Math.max(1, Math.ceil(cases.length / PAGE_SIZE))
  const at = Math.min(number, pages)
  return { counts: first.counts, cases: cases.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), page: at, pages }
}
