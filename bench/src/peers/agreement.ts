import { type CountedField, countedFields } from '../corpus/documents.ts'
import { type BenchQuery, LISTED } from '../corpus/queries.ts'
import type { EngineAnswer } from './serve.ts'

/** Of equally frequent values some list these, some those; ours lists the chosen ones besides. */
const countsOf = (found: EngineAnswer, field: CountedField): string =>
  (found.counts[field] ?? [])
    .map(([, count]) => count)
    .sort((a, b) => b - a)
    .slice(0, LISTED)
    .join()

/** How many hits the two pages share, of those that the first has. */
const shared = (first: EngineAnswer, second: EngineAnswer): number => {
  const ids = new Set(second.hits.map(([id]) => id))
  return first.hits.filter(([id]) => ids.has(id)).length
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`

/** How far each engine's totals, counts and pages are those of the first, and the first search whose totals differ. */
export const agreement = (
  queries: readonly BenchQuery[],
  answers: ReadonlyMap<string, readonly EngineAnswer[]>,
): (readonly [string, ...(string | number)[]])[] => {
  const [first = [], ...others] = answers.values()
  const names = [...answers.keys()].slice(1)
  const rows = others.map((found, at) => {
    const pairs = queries.flatMap((query, number) => {
      const [ours, theirs] = [first[number], found[number]]
      return ours && theirs ? [{ query, ours, theirs }] : []
    })
    const same = pairs.filter(({ ours, theirs }) => ours.total === theirs.total)
    const counts = same.filter(({ ours, theirs }) =>
      countedFields.every(field => countsOf(ours, field) === countsOf(theirs, field)),
    )
    const dated = same.filter(({ query }) => query.isNewestFirst)
    const ranked = same.filter(({ query }) => !query.isNewestFirst)
    const pages = (of: typeof same) =>
      percent(
        of.reduce((sum, { ours, theirs }) => sum + shared(ours, theirs), 0),
        of.reduce((sum, { ours }) => sum + ours.hits.length, 0),
      )
    const odd = pairs.find(({ ours, theirs }) => ours.total !== theirs.total)
    return [
      names[at] ?? '',
      percent(same.length, pairs.length),
      percent(counts.length, same.length),
      pages(dated),
      pages(ranked),
      odd ? `${odd.query.text}: ${odd.ours.total}, ${odd.theirs.total}` : '',
    ] as const
  })
  return [['', 'totals', 'counts', 'hits, newest first', 'hits, by relevance', 'first that differs'], ...rows]
}
