import { join } from 'node:path'
import { type CountedField, corpusTextFields, countedFields } from '../corpus/documents.ts'
import { type BenchQuery, LISTED, PAGE_SIZE } from '../corpus/queries.ts'
import { type CorpusRow, corpusRows, TERMS } from './files.ts'
import { fetched } from './packages.ts'
import { type EngineAnswer, serve } from './serve.ts'

const VERSION = '7.2.0'

type IndexedText = { id: number } & CorpusRow['texts']
type Combination = symbol | string | { combineWith: 'AND' | 'OR'; queries: readonly Combination[] }

/** The part of MiniSearch that is used here. */
interface MiniSearchIndex {
  add(text: IndexedText): void
  search(query: Combination): { id: number; score: number }[]
}
interface MiniSearch {
  new (options: {
    fields: readonly string[]
    tokenize: (text: string) => string[]
    processTerm: (term: string) => string
    searchOptions: { boost: Record<string, number> }
  }): MiniSearchIndex
  wildcard: symbol
}

const queryOf = ({ words }: BenchQuery, wildcard: symbol): Combination =>
  words.length === 0
    ? wildcard
    : {
        combineWith: 'AND',
        queries: words.map(spellings => ({
          combineWith: 'OR',
          queries: spellings.map(terms => ({ combineWith: 'AND', queries: terms })),
        })),
      }

type StoredFacts = Pick<CorpusRow, 'market' | 'posted' | 'values' | 'stored'>

/** Hits of all documents with the words, narrowed and counted here: MiniSearch itself has no counts. */
const searchResults = (
  matches: readonly { id: number; score: number }[],
  facts: readonly StoredFacts[],
  asked: BenchQuery,
): EngineAnswer => {
  const tallies = new Map<CountedField, Map<number, number>>(countedFields.map(field => [field, new Map()]))
  const passing: { id: number; score: number; posted: number; stored: string }[] = []
  for (const { id, score } of matches) {
    const fact = facts[id]
    if (!fact || (asked.market !== null && fact.market !== asked.market)) continue
    const missed = asked.chosen.filter(([field, value]) => !fact.values[field].includes(value))
    if (missed.length > 1) continue
    const fields = missed.length === 0 ? countedFields : missed.map(([field]) => field)
    for (const field of fields) {
      const tally = tallies.get(field)
      for (const value of fact.values[field]) tally?.set(value, (tally.get(value) ?? 0) + 1)
    }
    if (missed.length === 0) passing.push({ id, score, posted: fact.posted, stored: fact.stored })
  }
  passing.sort((a, b) => (asked.isNewestFirst ? b.posted - a.posted : b.score - a.score))
  const counts: Partial<Record<CountedField, [number, number][]>> = {}
  for (const [field, tally] of tallies)
    counts[field] = [...tally].sort(([a, most], [b, more]) => more - most || a - b).slice(0, LISTED)
  const hits = passing.slice(0, PAGE_SIZE).map(({ id, stored }): [string, string] => [String(id), stored])
  return { total: passing.length, hits, counts }
}

await serve(async corpus => {
  const { default: MiniSearch }: { default: MiniSearch } = await import(fetched('minisearch', VERSION))
  const index = new MiniSearch({
    fields: corpusTextFields,
    tokenize: text => text.split(' '),
    processTerm: term => term,
    searchOptions: { boost: { title: 5, company: 2, skills: 2, function: 1.5 } },
  })
  const facts: StoredFacts[] = []
  return {
    version: `MiniSearch ${VERSION}`,
    async index() {
      for (const { id, market, posted, values, stored, texts } of corpusRows(join(corpus, TERMS))) {
        index.add({ id: Number(id), ...texts })
        facts[Number(id)] = { market, posted, values, stored }
      }
    },
    search: asked => searchResults(index.search(queryOf(asked, MiniSearch.wildcard)), facts, asked),
    disk: () => 0,
  }
})
