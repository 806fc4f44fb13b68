import { join } from 'node:path'
import { type CountedField, corpusTextFields, countedFields, twofold } from '../corpus/documents.ts'
import { type BenchQuery, LISTED, PAGE_SIZE } from '../corpus/queries.ts'
import { corpusRows, TERMS } from './files.ts'
import { fetched } from './packages.ts'
import { type EngineAnswer, serve } from './serve.ts'

const VERSION = '3.1.18'
const AT_ONCE = 1000
/** Orama also finds words that only begin like those asked for: with this sign at each end there are none. */
const END = '\u0003'

interface OramaAnswer {
  count: number
  hits: { id: string; document: { stored: string } }[]
  facets?: Record<string, { values: Record<string, number> }>
}

type OramaDatabase = Record<string, unknown>

/** The part of Orama that is used here. */
interface Orama {
  create(options: {
    schema: Record<string, string>
    components: { tokenizer: Record<string, unknown> }
  }): OramaDatabase | Promise<OramaDatabase>
  insertMultiple(db: OramaDatabase, docs: readonly Record<string, unknown>[], batch: number): Promise<unknown>
  search(db: OramaDatabase, query: Record<string, unknown>): OramaAnswer | Promise<OramaAnswer>
}

/** A word's first spelling only, as Orama finds all of a list of terms or any, not any of each. */
const termsOf = ({ words }: BenchQuery) => words.flatMap(([spelling]) => spelling ?? []).join(' ')

const whereOf = ({ market, chosen }: BenchQuery, but?: CountedField) => ({
  ...(market === null ? {} : { market: { eq: market } }),
  ...Object.fromEntries(
    chosen
      .filter(([field]) => field !== but)
      .map(([field, value]) => [field, twofold.has(field) ? { containsAll: [value] } : { eq: value }]),
  ),
})

await serve(async corpus => {
  const orama: Orama = await import(fetched('@orama/orama', VERSION))
  const fields = countedFields.map(field => [field, twofold.has(field) ? 'enum[]' : 'enum'])
  const db = await orama.create({
    schema: {
      ...Object.fromEntries(corpusTextFields.map(field => [`${field}Text`, 'string'])),
      ...Object.fromEntries(fields),
      market: 'enum',
      posted: 'number',
    },
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) =>
          [...new Set(text.split(' '))].filter(term => term !== '').map(term => term + END),
      },
    },
  })
  const ask = (asked: BenchQuery, isPage: boolean, facets: readonly CountedField[], but?: CountedField) =>
    orama.search(db, {
      term: termsOf(asked),
      boost: { titleText: 5, companyText: 2, skillsText: 2, functionText: 1.5 },
      threshold: 0,
      tolerance: 0,
      where: whereOf(asked, but),
      facets: Object.fromEntries(facets.map(field => [field, {}])),
      limit: isPage ? PAGE_SIZE : 1,
      ...(asked.isNewestFirst && isPage ? { sortBy: { property: 'posted', order: 'DESC' } } : {}),
    })
  return {
    version: `Orama ${VERSION}`,
    async index() {
      let docs: Record<string, unknown>[] = []
      for (const { id, market, posted, values, stored, texts } of corpusRows(join(corpus, TERMS))) {
        const facts = countedFields.map(field => [
          field,
          twofold.has(field) ? values[field] : values[field][0],
        ])
        const words = corpusTextFields.map(field => [`${field}Text`, texts[field]])
        docs.push({ id, market, posted, stored, ...Object.fromEntries([...facts, ...words]) })
        if (docs.length < AT_ONCE) continue
        await orama.insertMultiple(db, docs, AT_ONCE)
        docs = []
      }
      if (docs.length > 0) await orama.insertMultiple(db, docs, AT_ONCE)
    },
    async search(asked): Promise<EngineAnswer> {
      const own = new Set(asked.chosen.map(([field]) => field))
      const { count, hits, facets } = await ask(
        asked,
        true,
        countedFields.filter(field => !own.has(field)),
      )
      const counts: Partial<Record<CountedField, [number, number][]>> = {}
      const add = (from: OramaAnswer['facets']) => {
        for (const field of countedFields) {
          const values = from?.[field]?.values
          if (values)
            counts[field] = Object.entries(values)
              .filter(([value]) => value !== '')
              .map(([value, number]): [number, number] => [Number(value), number])
              .sort(([a, most], [b, more]) => more - most || a - b)
              .slice(0, LISTED)
        }
      }
      add(facets)
      for (const field of own) add((await ask(asked, false, [field], field)).facets)
      return { total: count, hits: hits.map(({ id, document }) => [id, document.stored]), counts }
    },
    disk: () => 0,
  }
})
