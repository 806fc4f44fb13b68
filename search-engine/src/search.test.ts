import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createIndex,
  type Doc,
  type Schema,
  type SearchIndex,
  type SearchQuery,
  type SortOrder,
} from './index.ts'
import { MS_PER_DAY } from './store/layout.ts'
import { type ReferencePart, type ReferenceQuery, referenceAnswer } from './testing/reference.ts'

const schema: Schema = {
  text: { title: { weight: 4, lengthPenalty: 0.4 }, body: { weight: 1 } },
  filters: { market: {}, skill: { many: true }, kind: {} },
  ranges: { pay: {} },
  dates: { posted: { freshness: { weight: 0.2, halfLifeDays: 30 } }, closes: {} },
  geo: 'place',
}

// Nonsense syllables: no stemming, no synonym, and too short for a correction.
const vocabulary = ['ko', 'ra', 'mi', 'tu', 'zel', 'vox']

const words = (most: number) =>
  fc.array(fc.constantFrom(...vocabulary), { maxLength: most }).map(list => list.join(' '))
const choice = fc.constantFrom('a', 'b', 'c', 'd')
const day = fc.integer({ min: 0, max: 3 }).map(days => days * MS_PER_DAY)
const pay = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5 }))
  .map(([from, width]): [number, number] => [from, from + width])

const document: fc.Arbitrary<Doc> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  text: fc.record({ title: words(4), body: words(9) }),
  filters: fc.record({
    market: fc.option(choice, { nil: undefined }),
    skill: fc.array(choice, { maxLength: 3 }),
    kind: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  }),
  ranges: fc.record({ pay: fc.option(pay, { nil: undefined }) }),
  dates: fc.record({
    posted: fc.option(day, { nil: undefined }),
    closes: fc.option(day, { nil: undefined }),
  }),
  geo: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
  stored: fc.string({ unit: 'grapheme', maxLength: 5 }),
})

const change = fc.oneof(
  { weight: 5, arbitrary: document.map(doc => ({ doc })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map(id => ({ gone: String(id) })) },
  // Some steps of a merge, so that changes come in between, or a search, so that what it remembers grows old.
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 80 }).map(steps => ({ steps })) },
  { weight: 1, arbitrary: fc.constant('search' as const) },
)

const sort: fc.Arbitrary<SortOrder> = fc.oneof(
  fc.constant<SortOrder>({ by: 'relevance' }),
  fc.constantFrom('posted', 'closes').map((field): SortOrder => ({ by: 'date', field })),
  fc
    .constantFrom('asc' as const, 'desc' as const)
    .map((direction): SortOrder => ({ by: 'range', field: 'pay', direction })),
  fc.constant<SortOrder>({ by: 'distance' }),
)

const choices = fc.array(choice, { maxLength: 2 })
/** Mostly absent, so that many documents are left to order and page. */
const seldom = <Value>(value: fc.Arbitrary<Value>, absent: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(absent) }, { weight: 1, arbitrary: value })

const syllable = fc.constantFrom(...vocabulary)
const part: fc.Arbitrary<ReferencePart> = fc.record(
  {
    terms: fc.oneof(
      { weight: 3, arbitrary: syllable.map(term => [term]) },
      { weight: 1, arbitrary: fc.array(syllable, { minLength: 1, maxLength: 3 }) },
    ),
    field: fc.constantFrom('title', 'body'),
  },
  { requiredKeys: ['terms'] },
)

interface Wording {
  query: Pick<SearchQuery, 'text' | 'fields' | 'also'>
  asked: ReferenceQuery
}

/** How a searcher types a part; quotes of several kinds. */
const typed = ({ terms, field }: ReferencePart, at: number): string => {
  const [open, close] = at % 2 === 0 ? ['"', '"'] : ['「', '」']
  const words = terms.length === 1 && at % 3 > 0 ? terms[0] : `${open}${terms.join(' ')}${close}`
  return field === undefined ? words : `${field}:${words}`
}

/** A query's text in all its forms beside what it asks for. */
const wording: fc.Arbitrary<Wording> = fc
  .record({
    parts: fc.array(part, { maxLength: 3 }),
    excluded: fc.oneof(
      { weight: 3, arbitrary: fc.constant<ReferencePart[]>([]) },
      { weight: 1, arbitrary: fc.array(part, { maxLength: 2 }) },
    ),
    translated: fc.option(fc.tuple(syllable, syllable), { freq: 2 }),
  })
  .map(({ parts, excluded, translated }) => {
    const texts = [...parts.map(typed), ...excluded.map((one, at) => `-${typed(one, at)}`)]
    const [from, to] = translated ?? []
    const isFrom = (one: ReferencePart, at: number): boolean =>
      one.field === undefined && one.terms.length === 1 && one.terms[0] === from && at % 3 > 0
    const other = parts.map((one, at) =>
      to !== undefined && isFrom(one, at) ? { terms: [to], field: 'title' } : one,
    )
    return {
      query: {
        text: texts.join(' '),
        fields: { title: 'title', body: 'body' },
        ...(from !== undefined && to !== undefined && { also: [{ from, to: [to] }] }),
      },
      asked: { tiers: parts.some(isFrom) ? [parts, other] : [parts], excluded },
    }
  })

const kinds = fc.array(fc.constantFrom('1', '2', '9'), { maxLength: 2 })
const demand: fc.Arbitrary<Omit<SearchQuery, 'text'>> = fc.record({
  filters: fc.record({ skill: seldom(choices, []), market: seldom(choices, []), kind: seldom(kinds, []) }),
  ranges: seldom<SearchQuery['ranges']>(fc.record({ pay }), {}),
  near: fc.record({
    lat: fc.constant(0.4),
    lon: fc.constant(-0.3),
    radiusKm: seldom<number | undefined>(fc.constant(250), undefined),
  }),
  scope: seldom<SearchQuery['scope']>(fc.record({ market: choices }), {}),
  without: seldom<SearchQuery['without']>(fc.record({ skill: choices, kind: kinds }), {}),
  exclude: fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 2 }),
  sort,
  offset: fc.integer({ min: 0, max: 4 }),
  limit: fc.integer({ min: 0, max: 12 }),
  facets: fc.constant(['market', 'skill', 'kind']),
  now: fc.constant(20 * MS_PER_DAY),
})

/** A whole question and what its words ask for. */
const question = fc.tuple(demand, wording).map(([asked, words]) => ({
  query: { ...asked, ...words.query },
  asked: words.asked,
}))
const query: fc.Arbitrary<SearchQuery> = question.map(one => one.query)

const glance: SearchQuery = {
  sort: { by: 'date', field: 'closes' },
  offset: 0,
  limit: 1,
  scope: { market: ['a'] },
}

/** Applies the changes to an index of tiny segments and to a plain map. */
const replay = (
  changes: readonly ('search' | { steps: number } | { doc: Doc } | { gone: string })[],
  tailSlots: number,
  indexed: Schema = schema,
) => {
  const index = createIndex(indexed, { autoMerge: false, tailSlots })
  const docs = new Map<string, Doc>()
  for (const step of changes) {
    if (step === 'search') for (const text of vocabulary) index.search({ ...glance, text })
    else if ('steps' in step) for (let done = 0; done < step.steps; done++) index.maintain(0)
    else if ('doc' in step) {
      index.upsert(step.doc)
      docs.set(step.doc.id, step.doc)
    } else expect(index.remove(step.gone)).toBe(docs.delete(step.gone))
  }
  return { index, docs: [...docs.values()] }
}

/** Holds an answer against that of a search without an index over these documents. */
const expectAnswer = (
  index: SearchIndex,
  docs: readonly Doc[],
  one: SearchQuery,
  asked: ReferenceQuery,
): void => {
  const result = index.search(one)
  const wanted = referenceAnswer(schema, docs, one, asked)
  // A relaxed answer is another question; its own tests say what it must be.
  if (result.relaxed) {
    expect(wanted.anyHolds).toBe(false)
    return
  }
  expect(result.total).toBe(wanted.total)
  expect(result.hits.map(hit => hit.id)).toEqual(wanted.ids)
  expect(result.hits.map(hit => (hit.isTranslated ? 1 : 0))).toEqual(wanted.tiers)
  expect(result.facets).toEqual(wanted.facets)
  for (const [at, hit] of result.hits.entries()) {
    expect(hit.score).toBeCloseTo(wanted.scores[at], 9)
    expect(hit.stored).toBe(docs.find(doc => doc.id === hit.id)?.stored)
  }
}

test('totals, counts, order, pages and scores are those of a search without an index, whatever came before', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 150, size: 'max' }),
      fc.array(question, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      (changes, questions, tailSlots) => {
        const { index, docs } = replay(changes, tailSlots)
        expect(index.size).toBe(docs.length)
        for (const { query: one, asked } of questions) expectAnswer(index, docs, one, asked)
      },
    ),
    { numRuns: 400 },
  )
}, 60_000)

test('where documents lie apart by a filter, the answers are the same', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 150, size: 'max' }),
      fc.array(question, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (changes, questions, tailSlots) => {
        const { index, docs } = replay(changes, tailSlots, { ...schema, partition: 'market' })
        for (const { query: one, asked } of questions) {
          expectAnswer(index, docs, one, asked)
          for (const market of [['a'], ['b'], ['a', 'c'], ['none has it']]) {
            expectAnswer(index, docs, { ...one, scope: { market } }, asked)
            expectAnswer(index, docs, { ...one, scope: { market, kind: ['1', '2'] } }, asked)
          }
        }
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

test('the explained parts add up to the score', () => {
  fc.assert(
    fc.property(fc.array(document, { minLength: 5, maxLength: 40, size: 'max' }), query, (docs, asked) => {
      const index = createIndex(schema, { tailSlots: 7 })
      index.upsertMany(docs)
      const { hits } = index.search({ ...asked, explain: true, sort: { by: 'relevance' } })
      for (const { score, explain = [] } of hits) {
        expect(explain.reduce((sum, part) => sum + part.value, 0)).toBe(score)
      }
    }),
  )
})

test('pages put together are the whole list', () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 60, size: 'max' }),
      query,
      fc.integer({ min: 1, max: 7 }),
      (docs, asked, size) => {
        const index = createIndex(schema, { tailSlots: 8 })
        index.upsertMany(docs)
        const whole = index.search({ ...asked, offset: 0, limit: 100 }).hits.map(hit => hit.id)
        const pages: string[] = []
        for (let offset = 0; offset < whole.length; offset += size) {
          pages.push(...index.search({ ...asked, offset, limit: size }).hits.map(hit => hit.id))
        }
        expect(pages).toEqual(whole)
      },
    ),
  )
})

test('a page that begins after a hit is the page that an offset gives, whatever dies in between', () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 60, size: 'max' }),
      query,
      fc.nat({ max: 60 }),
      fc.boolean(),
      (docs, asked, place, dies) => {
        const index = createIndex(schema, { tailSlots: 8 })
        index.upsertMany(docs)
        const { hits: whole, relaxed } = index.search({ ...asked, offset: 0, limit: 100 })
        fc.pre(whole.length > 0 && relaxed === null)
        const at = place % whole.length
        const one = whole[at]
        if (dies && whole.length > 1 && asked.sort.by !== 'relevance') index.remove(one.id)
        const { hits } = index.search({ ...asked, after: one.key, offset: 1, limit: 5 })
        expect(hits.map(hit => hit.id)).toEqual(whole.slice(at + 2, at + 7).map(hit => hit.id))
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

test.each(['', 'x', '0 1 1 1', '0 NaN 1 1 a', '0 1 1 x a', '-1 1 1 1 a'])('%j is no key of a hit', after => {
  const index = createIndex(schema)
  expect(() => index.search({ ...glance, after })).toThrow('after is not the key of a hit')
})
