import { describe, expect, test } from 'vitest'
import { createIndex, type SearchQuery } from './index.ts'

const ads: readonly (readonly [id: string, market: string, title: string, skills: string, text: string])[] = [
  ['1', 'ph', 'Restaurant manager', '', 'Leads a team of ten.'],
  ['2', 'ph', 'Auto mechanic', '', 'Reports to the service manager.'],
  ['3', 'ph', 'Clerk', 'manager', 'Keeps files.'],
  ['4', 'ph', 'Laundry attendant', '', 'The manager of the house leads the team.'],
  ['5', 'us', 'Driver', '', 'Drives the manager.'],
  ['6', 'jp', 'マネージャー', '', ''],
  ['7', 'jp', '看護師', '', 'manager, nurse'],
]

const indexOfAds = () => {
  const index = createIndex(
    {
      text: { title: { weight: 4 }, skills: { weight: 2 }, text: { weight: 1, isMention: true } },
      filters: { market: {}, kind: {} },
    },
    { tailSlots: 2 },
  )
  for (const [id, market, title, skills, text] of ads)
    index.upsert({
      id,
      text: { title, skills, text },
      language: 'en',
      filters: { market, kind: id },
      stored: title,
    })
  return index
}

const ask = (query: Partial<SearchQuery>) => {
  const { hits, total, mentions, facets, relaxed } = indexOfAds().search({
    language: 'en',
    scope: { market: ['ph'] },
    sort: { by: 'relevance' },
    offset: 0,
    limit: 10,
    facets: ['kind'],
    ...query,
  })
  const kinds = facets.kind.map(({ value }) => value).sort()
  return { ids: hits.map(({ id }) => id).sort(), total, mentions, kinds, relaxed }
}

describe('what only mentions the words', () => {
  test('is in no list, total or count; how many there are is told', () => {
    expect(ask({ text: 'manager', match: 'list' })).toEqual({
      ids: ['1', '3'],
      total: 2,
      mentions: 2,
      kinds: ['1', '3'],
      relaxed: null,
    })
  })

  test('is a list of its own', () => {
    expect(ask({ text: 'manager', match: 'mention' })).toEqual({
      ids: ['2', '4'],
      total: 2,
      mentions: 2,
      kinds: ['2', '4'],
      relaxed: null,
    })
  })

  test('goes by filters like the list', () => {
    const filters = { kind: ['1', '4'] }
    expect(ask({ text: 'manager', match: 'list', filters })).toMatchObject({ ids: ['1'], mentions: 1 })
    expect(ask({ text: 'manager', match: 'mention', filters })).toMatchObject({ ids: ['4'], total: 1 })
  })

  test('is what holds one of the words in a mention alone', () => {
    expect(ask({ text: 'mechanic manager', match: 'list' })).toMatchObject({ ids: [], total: 0, mentions: 1 })
    expect(ask({ text: '"service manager"', match: 'mention' }).ids).toEqual(['2'])
    expect(ask({ text: '"restaurant manager"', match: 'list' })).toMatchObject({ ids: ['1'], mentions: 0 })
  })

  test('is listed where a name in another language is its title', () => {
    const also = [{ from: 'nurse', to: ['看護師'] }]
    const scope = { market: ['jp'] }
    expect(ask({ text: 'nurse', match: 'list', also, scope })).toMatchObject({ ids: ['7'], mentions: 0 })
    expect(ask({ text: 'nurse', match: 'mention', also, scope })).toMatchObject({ ids: [], total: 0 })
  })

  test('does not keep a misspelt title from being found', () => {
    const index = indexOfAds()
    for (let number = 0; number < 12; number++)
      index.upsert({
        id: `d${number}`,
        text: { title: 'Theatre manager' },
        filters: { market: 'ph' },
        stored: '',
      })
    index.upsert({
      id: 'own',
      text: { title: 'Usher', text: 'They manage the theatre.' },
      filters: { market: 'ph' },
      stored: '',
    })
    const { total, relaxed } = index.search({
      text: 'theatre manage',
      language: 'en',
      scope: { market: ['ph'] },
      match: 'list',
      sort: { by: 'relevance' },
      offset: 0,
      limit: 1,
    })
    expect(total).toBe(12)
    expect(relaxed?.corrected).toEqual([{ from: 'manage', to: 'manager' }])
  })

  test('is no question where nothing is asked for', () => {
    expect(ask({ match: 'list' })).toMatchObject({ total: 4, mentions: 0 })
    expect(ask({ match: 'mention' })).toMatchObject({ total: 0, mentions: 0, kinds: [] })
  })

  test('comes with the list when neither is asked for', () => {
    expect(ask({ text: 'manager' })).toMatchObject({
      ids: ['1', '2', '3', '4'],
      total: 4,
      mentions: undefined,
    })
  })
})
