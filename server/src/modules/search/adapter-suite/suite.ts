import type { SearchQuery } from '@hanap/search-engine/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobIndex } from '../port.ts'
import { type IndexAdapter, marketQuery, newInstallation } from './adapter.ts'
import { factAds, wordAds } from './ads.ts'
import { adapterChangesSuite } from './changes.ts'
import { adapterSpellingSuite } from './spelling.ts'

const facets = ['job_locations', 'degrees', 'job_types', 'is_company_verified'] as const

/**
 * What every index does, whichever keeps it: the same documents, totals, counts and relaxation. Scores are each adapter's own, so
 * that orders by relevance are compared only where the words decide them.
 */
export const adapterSuite = ({ name, open }: IndexAdapter) => {
  adapterChangesSuite({ name, open })
  adapterSpellingSuite({ name, open })

  describe(`search in ${name}`, () => {
    let index: JobIndex
    beforeAll(async () => {
      index = (await open(newInstallation(name))).index
      await index.upsert([...factAds, ...wordAds])
      await index.save({ xid: '1', seq: '1' })
    })
    afterAll(() => index.close())

    const search = (query: Partial<SearchQuery>) => index.search(marketQuery(query))
    const ids = async (query: Partial<SearchQuery>) => (await search(query)).hits.map(({ id }) => id)
    const sortedIds = async (text: string, query: Partial<SearchQuery> = {}) =>
      (await ids({ text, ...query })).sort()

    test.each([
      ['nurse', ['nurse-cebu', 'nurse-manila']],
      ['NURSES', ['nurse-cebu', 'nurse-manila']],
      ['RN', ['nurse-manila']],
      ['senior accountant', ['accountant', 'accounts-clerk']],
      ['excel accountant', ['accountant', 'accounts-clerk']],
      ['full time', ['driver']],
      ['fulltime', ['driver']],
      ['full-time driver', ['driver']],
      ['enfermera', ['es']],
      ['urgencia', ['es']],
      ['desenvolvedores', ['pt-br']],
      ['insan kaynakları', ['tr']],
      ['INSAN KAYNAKLARI', ['tr']],
      ['akuntansi', ['id']],
      ['pembantu', ['ms']],
      ['المحاسب', ['ar']],
      ['شركة', ['ar']],
      ['软件', ['zh-cn']],
      ['軟件', ['zh-cn']],
      ['会计', ['ja', 'zh-tw']],
      ['會計', ['ja', 'zh-tw']],
      ['マネージャー', ['ja']],
      ['ﾏﾈｰｼﾞｬｰ', ['ja']],
      ['hr manager', ['en']],
      ['c++', ['cpp']],
      ['C#', ['csharp']],
      ['nodejs', ['node']],
      ['.net', ['dotnet']],
      ['r & d', ['rnd']],
    ])('“%s” finds %j', async (text, expected) => {
      const { hits, relaxed } = await search({ text })
      const exactIds = relaxed === null ? hits.map(({ id }) => id).sort() : []
      expect(exactIds).toEqual(expected)
    })

    test('an ad with the words in its title goes before one that has them elsewhere', async () => {
      expect(await ids({ text: 'senior accountant' })).toEqual(['accountant', 'accounts-clerk'])
    })

    test('the parts of a score add up to it, each word among them', async () => {
      const { hits } = await search({ text: 'senior accountant', explain: true })
      for (const { score, explain = [] } of hits) {
        expect(explain.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5)
        expect(explain.flatMap(({ word }) => word ?? [])).toEqual(['senior', 'accountant'])
        expect(score).toBeGreaterThan(0)
      }
    })

    test('an ad that only mentions the words stands apart from the list, its total and its counts', async () => {
      const list = await search({ text: 'senior accountant', match: 'list', facets: ['degrees'] })
      expect(list.hits.map(({ id }) => id)).toEqual(['accountant'])
      expect([list.total, list.mentions, list.facets.degrees]).toEqual([1, 1, [{ value: '6', count: 1 }]])
      const rest = await search({ text: 'senior accountant', match: 'mention', facets: ['degrees'] })
      expect(rest.hits.map(({ id }) => id)).toEqual(['accounts-clerk'])
      expect([rest.total, rest.mentions, rest.facets.degrees]).toEqual([1, 1, [{ value: '4', count: 1 }]])
    })

    test('titles with most of the words are similar, misspelt ones and names in other languages too', async () => {
      const like = async (query: Partial<SearchQuery>) => {
        const { hits, total } = await search({ match: 'similar', ...query })
        expect(total).toBe(hits.length)
        return hits.map(({ id }) => id)
      }
      expect(await like({ text: 'registered nurse' })).toEqual(['nurse-manila', 'nurse-cebu'])
      expect(await like({ text: 'registred nurse', exclude: ['nurse-manila'] })).toEqual(['nurse-cebu'])
      expect((await like({ text: 'c# engineer' })).sort()).toEqual(['csharp', 'dotnet', 'node'])
      expect(await like({ text: 'night driver', filters: { degrees: ['6'] } })).toEqual([])
      const also = [{ from: 'accountant', to: ['会計'] }]
      expect((await like({ text: 'night accountant', also })).sort()).toEqual(['accountant', 'ja', 'zh-tw'])
      for (const text of ['"senior accountant"', 'zzzzqqq', '', 'a van'])
        expect(await like({ text })).toEqual([])
    })

    test('filters narrow what only mentions the words like the list', async () => {
      const filters = { degrees: ['6'] }
      const { total, mentions } = await search({ text: 'senior accountant', match: 'list', filters })
      expect([total, mentions]).toEqual([1, 0])
      const sort: SearchQuery['sort'] = { by: 'date', field: 'published' }
      const rest = await search({ text: 'excel accountant', match: 'mention', sort, filters: {} })
      expect(rest.hits.map(({ id }) => id)).toEqual(['accounts-clerk'])
    })

    test('an ad whose title says it in another language is listed though its text mentions the words', async () => {
      const also = [{ from: 'nights', to: ['Nurse'] }]
      const { hits, total, mentions } = await search({ text: 'nights', also, match: 'list' })
      expect(hits.map(({ id }) => id).sort()).toEqual(['nurse-cebu', 'nurse-manila'])
      expect([total, mentions]).toEqual([2, 0])
    })

    test('what was stored comes back', async () => {
      const { hits } = await search({ text: 'chemist' })
      expect(hits.map(({ stored }) => stored)).toEqual([wordAds.find(({ id }) => id === 'rnd')?.stored])
    })

    test.each([
      [
        'a word that no ad holds is dropped',
        'nurse zzzzqqq',
        ['nurse-cebu', 'nurse-manila'],
        ['zzzzqqq'],
        [],
      ],
      [
        'a word with a typing error is corrected',
        'acountant',
        ['accountant', 'accounts-clerk'],
        [],
        [{ from: 'acountant', to: 'accountant' }],
      ],
      ['of words that no ad holds together the rarer stay', 'nurse chemist', ['rnd'], ['nurse'], []],
      ['words of another market do not count', 'staff driver', ['driver'], ['staff'], []],
    ])('%s: “%s”', async (_, text, expected, dropped, corrected) => {
      const { hits, relaxed } = await search({ text })
      expect(hits.map(({ id }) => id).sort()).toEqual(expected)
      expect(relaxed).toEqual({ dropped, corrected })
    })

    test.each([
      ['words in their order', '"senior accountant"', ['accountant', 'accounts-clerk'], null],
      ['an expression that is one word too', '"full-time driver"', ['driver'], null],
      ['signs without spaces', '「会計マネージャー」', ['ja'], null],
      [
        'words that stand nowhere so, as words',
        '"accountant senior"',
        ['accountant', 'accounts-clerk'],
        { dropped: [], corrected: [{ from: '"accountant senior"', to: 'accountant senior' }] },
      ],
      ['what is left out', 'nurse -"registered nurse"', ['nurse-cebu'], null],
      ['a word left out', 'engineer -node.js', ['dotnet'], null],
      ['a word of one field', 'title:accountant', ['accountant'], null],
      ['a phrase of one field', 'company:"makati medical"', ['nurse-manila'], null],
      ['a prefix that is none', 'developer: c++', ['cpp'], null],
    ])('finds %s: %s', async (_, text, expected, relaxed) => {
      const fields = { title: 'title', company: 'company' }
      const answer = await search({ text, fields })
      expect(answer.hits.map(({ id }) => id).sort()).toEqual(expected)
      expect([answer.total, answer.relaxed]).toEqual([expected.length, relaxed])
    })

    test('what only another language names comes after all that was found as typed, in every order', async () => {
      const also = [{ from: 'senior accountant', to: ['会計', '會計主管', 'محاسب أول'] }]
      const sorts: SearchQuery['sort'][] = [{ by: 'relevance' }, { by: 'date', field: 'published' }]
      for (const sort of sorts) {
        const {
          hits,
          total,
          facets: counts,
        } = await search({
          text: 'senior accountant',
          also,
          sort,
          facets: ['market'],
        })
        expect(hits.map(({ isTranslated = false }) => isTranslated)).toEqual([false, false, true, true, true])
        expect(
          hits
            .map(({ id }) => id)
            .slice(2)
            .sort(),
        ).toEqual(['ar', 'ja', 'zh-tw'])
        expect([total, counts.market]).toEqual([5, [{ value: 'ph', count: 5 }]])
        const paged = await Promise.all(
          hits.map((_, offset) => ids({ text: 'senior accountant', also, sort, offset, limit: 1 })),
        )
        expect(paged.flat()).toEqual(hits.map(({ id }) => id))
      }
    })

    test('a page begins after the key of a hit', async () => {
      const also = [{ from: 'nurse', to: ['enfermeras'] }]
      const queries: Partial<SearchQuery>[] = [
        {},
        { text: 'nurse', also },
        { sort: { by: 'range', field: 'salary', direction: 'desc' } },
        { sort: { by: 'range', field: 'salary', direction: 'asc' } },
        { sort: { by: 'distance' }, near: { lat: 14, lon: 121 } },
      ]
      for (const query of queries) {
        const { hits, total } = await search(query)
        const walked: string[] = []
        let after: string | undefined
        for (let page = 0; page <= hits.length; page++) {
          const next = await search({ ...query, limit: 2, ...(after === undefined ? {} : { after }) })
          expect(next.total).toBe(total)
          walked.push(...next.hits.map(({ id }) => id))
          after = next.hits.at(-1)?.key ?? after
        }
        expect(walked).toEqual(hits.map(({ id }) => id))
        const skipped = await search({ ...query, limit: 1, offset: 1, after: hits[0]?.key ?? '' })
        expect(skipped.hits.map(({ id }) => id)).toEqual(hits.slice(2, 3).map(({ id }) => id))
      }
      await expect(search({ after: 'elsewhere' })).rejects.toThrow(RangeError)
    })

    test('filters never loosen words: a zero is a zero', async () => {
      const { total, relaxed } = await search({ text: 'nurse manila', filters: { degrees: ['4'] } })
      expect(total).toBe(0)
      const plain = await search({ text: 'nurse', filters: { degrees: ['4'] } })
      expect([plain.total, plain.relaxed]).toEqual([0, null])
      expect(relaxed?.dropped).toEqual(['manila'])
    })

    test('any value within a filter, every filter together, in the market asked for', async () => {
      const first = await ids({ filters: { job_locations: ['1', '30'], degrees: ['6'] } })
      expect(first.sort()).toEqual(['accountant', 'nurse-cebu', 'nurse-manila'])
      expect(await sortedIds('', { scope: { market: ['sg'] } })).toEqual(['nurse-singapore'])
      expect(await sortedIds('', { filters: { degrees: [] }, scope: { market: ['sg'] } })).toHaveLength(1)
    })

    test('a filter does not narrow its own counts, and narrows all others', async () => {
      const { total, facets: counts } = await search({
        filters: { degrees: ['6'], job_types: ['1', '77'] },
        facets: [...facets, 'market'],
      })
      expect(total).toBe(2)
      expect(counts).toEqual({
        job_locations: [
          { value: '1', count: 2 },
          { value: '10', count: 2 },
        ],
        degrees: [
          { value: '6', count: 2 },
          { value: '4', count: 1 },
        ],
        job_types: [
          { value: '1', count: 2 },
          { value: '2', count: 1 },
          { value: '77', count: 0 },
        ],
        is_company_verified: [{ value: '1', count: 2 }],
        market: [{ value: 'ph', count: 2 }],
      })
    })

    test('of many values the most frequent are listed, and those chosen', async () => {
      const { facets: counts } = await search({
        filters: { job_locations: ['3'] },
        facets: ['job_locations'],
        facetLimit: 2,
      })
      expect(counts).toEqual({
        job_locations: [
          { value: '10', count: 4 },
          { value: '1', count: 2 },
          { value: '3', count: 1 },
        ],
      })
    })

    test('a salary overlaps when it touches an end', async () => {
      expect(await sortedIds('', { ranges: { salary: [28_000, 30_000] } })).toEqual([
        'nurse-manila',
        'undated',
      ])
      expect(await sortedIds('', { ranges: { salary: [15_000, 15_000] } })).toEqual(['driver'])
    })

    test('near a place: within so many kilometres, with the distance', async () => {
      const near = { lat: 14.5995, lon: 120.9842, radiusKm: 8 }
      const { hits, total } = await search({ near, sort: { by: 'distance' } })
      expect(hits.map(({ id }) => id)).toEqual(['nurse-manila', 'accountant'])
      expect(hits.map(({ distanceKm = -1 }) => distanceKm.toFixed(1))).toEqual(['0.0', '6.6'])
      expect(total).toBe(2)
    })

    test.each<[string, SearchQuery['sort'], string[]]>([
      [
        'newest first, those without a date last',
        { by: 'date', field: 'published' },
        ['accountant', 'nurse-manila', 'driver', 'nurse-cebu', 'accounts-clerk', 'undated'],
      ],
      [
        'the highest salary first',
        { by: 'range', field: 'salary', direction: 'desc' },
        ['accountant', 'undated', 'nurse-manila', 'nurse-cebu', 'driver', 'accounts-clerk'],
      ],
      [
        'the lowest salary first',
        { by: 'range', field: 'salary', direction: 'asc' },
        ['driver', 'nurse-cebu', 'nurse-manila', 'undated', 'accountant', 'accounts-clerk'],
      ],
      [
        'the nearest first, those without a place last, newest first',
        { by: 'distance' },
        ['nurse-manila', 'accountant', 'accounts-clerk', 'nurse-cebu', 'driver', 'undated'],
      ],
      [
        'without words by date in place of relevance',
        { by: 'relevance' },
        ['accountant', 'nurse-manila', 'driver', 'nurse-cebu', 'accounts-clerk', 'undated'],
      ],
    ])('%s', async (_, sort, expected) => {
      const all = await ids({ sort, exclude: wordAds.map(({ id }) => id), near: { lat: 14.6, lon: 120.98 } })
      expect(all).toEqual(expected)
    })

    test('pages of one order have every ad once', async () => {
      for (const query of [
        { text: 'nurse' },
        {},
        { sort: { by: 'distance' }, near: { lat: 14, lon: 121 } },
      ] as const) {
        const all = await ids(query)
        const paged: string[] = []
        for (let offset = 0; offset < all.length; offset += 3)
          paged.push(...(await ids({ ...query, offset, limit: 3 })))
        expect(paged).toEqual(all)
      }
    })

    test('beyond the last page there is nothing, and the total stays', async () => {
      const { hits, total } = await search({ text: 'nurse', offset: 50, limit: 10 })
      expect([hits.length, total]).toEqual([0, 2])
    })

    test('an ad may be left out', async () => {
      expect(await sortedIds('nurse', { exclude: ['nurse-cebu'] })).toEqual(['nurse-manila'])
    })

    test('ads with an unwanted value are left out, of counts too', async () => {
      const without = { job_locations: ['1', '3'], is_company_verified: ['1'] }
      const { hits, facets: counts } = await search({
        without,
        facets: ['degrees'],
        exclude: wordAds.map(({ id }) => id),
      })
      expect(hits.map(({ id }) => id).sort()).toEqual(['accounts-clerk', 'driver', 'undated'])
      expect(counts).toEqual({ degrees: [{ value: '4', count: 2 }] })
    })

    test('similar ads share words with the title', async () => {
      const scope = { market: ['ph'] }
      const alike = await index.similar('nurse-manila', { limit: 10, scope })
      expect(alike.map(({ id }) => id)).toEqual(['nurse-cebu'])
      expect(await index.similar('nobody', { limit: 10, scope })).toEqual([])
      expect(await index.similar('nurse-manila', { limit: 0, scope })).toEqual([])
    })

    test.each([
      ['a filter', { filters: { shoe_size: ['4'] } }],
      ['a count', { facets: ['shoe_size'] }],
      ['a range', { ranges: { age: [1, 2] } }],
      ['an order', { sort: { by: 'date', field: 'expired' } }],
      ['a distance without a place', { sort: { by: 'distance' } }],
      ['half a page', { offset: 0.5 }],
    ] as const)('refuses %s that there is not', async (_, query) => {
      await expect(search(query)).rejects.toThrow(RangeError)
    })
  })
}
