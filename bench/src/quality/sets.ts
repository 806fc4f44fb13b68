import type { IndexedTextField } from '@hanap/search-engine'

/** A text that is looked for among others. */
export interface SetText {
  id: string
  language: string
  fields: Readonly<Record<string, string>>
}

export interface SetQuery {
  id: string
  language: string
  text: string
  /** What should be found. */
  relevant: ReadonlySet<string>
}

/** Texts, what is looked for in them, and how their fields count: with the engine's own weights and penalties. */
export interface RelevanceSet {
  name: string
  texts: readonly SetText[]
  sought: readonly SetQuery[]
  fields: Readonly<Record<string, IndexedTextField>>
}

/** Ids of what was found, the best first, by the id of what was looked for. */
export type SearchRun = ReadonlyMap<string, readonly string[]>

/** Results looked at. */
export const DEPTH = 10

export interface Scores {
  /** Share of searches with something relevant among the first ten. */
  success: number
  /** One over the place of the first relevant one, 0 beyond ten; the mean. */
  mrr: number
  /** Of the first ten, against the best possible order; the mean. */
  ndcg: number
}

export const scoresOf = (sought: readonly SetQuery[], run: SearchRun): Scores => {
  let [success, mrr, ndcg] = [0, 0, 0]
  for (const { id, relevant } of sought) {
    const gains = (run.get(id) ?? []).slice(0, DEPTH).map(found => (relevant.has(found) ? 1 : 0))
    const first = gains.indexOf(1)
    if (first >= 0) {
      success += 1
      mrr += 1 / (first + 1)
    }
    const best = Array<number>(Math.min(DEPTH, relevant.size)).fill(1)
    ndcg += discounted(gains) / discounted(best)
  }
  return { success: success / sought.length, mrr: mrr / sought.length, ndcg: ndcg / sought.length }
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
