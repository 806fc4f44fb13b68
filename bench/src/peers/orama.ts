import { join } from 'node:path'
import { type Counted, counted, textFields, twofold } from '../corpus/documents.ts'
import { type Asked, LISTED, PAGE } from '../corpus/queries.ts'
import { rowsOf, TERMS } from './files.ts'
import { fetched } from './packages.ts'
import { type Found, serve } from './serve.ts'

const VERSION = '3.1.18'
const AT_ONCE = 1000
/** Orama also finds words that only begin like those asked for: with this sign at each end there are none. */
const END = '\u0003'

interface Answer {
  count: number
  hits: { id: string; document: { stored: string } }[]
  facets?: Record<string, { values: Record<string, number> }>
}

type Db = Record<string, unknown>

/** The part of Orama that is used here. */
interface Orama {
  create(options: {
    schema: Record<string, string>
    components: { tokenizer: Record<string, unknown> }
  }): Db | Promise<Db>
  insertMultiple(db: Db, docs: readonly Record<string, unknown>[], batch: number): Promise<unknown>
  search(db: Db, query: Record<string, unknown>): Answer | Promise<Answer>
}

/** A word's first spelling only, as Orama finds all of a list of terms or any, not any of each. */
const termsOf = ({ words }: Asked) => words.flatMap(([spelling]) => spelling ?? []).join(' ')

const whereOf = ({ market, chosen }: Asked, but?: Counted) => ({
  ...(market === null ? {} : { market: { eq: market } }),
  ...Object.fromEntries(
    chosen
      .filter(([field]) => field !== but)
      .map(([field, value]) => [field, twofold.has(field) ? { containsAll: [value] } : { eq: value }]),
  ),
})

await serve(async corpus => {
  const orama: Orama = await import(fetched('@orama/orama', VERSION))
  const fields = counted.map(field => [field, twofold.has(field) ? 'enum[]' : 'enum'])
  const db = await orama.create({
    schema: {
      ...Object.fromEntries(textFields.map(field => [`${field}Text`, 'string'])),
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
  const ask = (asked: Asked, isPage: boolean, facets: readonly Counted[], but?: Counted) =>
    orama.search(db, {
      term: termsOf(asked),
      boost: { titleText: 5, companyText: 2, skillsText: 2, functionText: 1.5 },
      threshold: 0,
      tolerance: 0,
      where: whereOf(asked, but),
      facets: Object.fromEntries(facets.map(field => [field, {}])),
      limit: isPage ? PAGE : 1,
      ...(asked.isNewestFirst && isPage ? { sortBy: { property: 'posted', order: 'DESC' } } : {}),
    })
  return {
    version: `Orama ${VERSION}`,
    async index() {
      let docs: Record<string, unknown>[] = []
      for (const { id, market, posted, values, stored, texts } of rowsOf(join(corpus, TERMS))) {
        const facts = counted.map(field => [field, twofold.has(field) ? values[field] : values[field][0]])
        const words = textFields.map(field => [`${field}Text`, texts[field]])
        docs.push({ id, market, posted, stored, ...Object.fromEntries([...facts, ...words]) })
        if (docs.length < AT_ONCE) continue
        await orama.insertMultiple(db, docs, AT_ONCE)
        docs = []
      }
      if (docs.length > 0) await orama.insertMultiple(db, docs, AT_ONCE)
    },
    async search(asked): Promise<Found> {
      const own = new Set(asked.chosen.map(([field]) => field))
      const { count, hits, facets } = await ask(
        asked,
        true,
        counted.filter(field => !own.has(field)),
      )
      const counts: Partial<Record<Counted, [number, number][]>> = {}
      const add = (from: Answer['facets']) => {
        for (const field of counted) {
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
