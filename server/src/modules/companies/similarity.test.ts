import { expect, test } from 'vitest'
import { type ComparedCompany, similarity, similarTo } from './similarity.ts'

const company = (id: string, more: Partial<ComparedCompany> = {}): ComparedCompany => ({
  id,
  industryId: null,
  sizeId: null,
  mix: undefined,
  ...more,
})
const mix = (functions: [number, number][], regions: [number, number][] = []) => ({
  functions: new Map(functions),
  regions: new Map(regions),
})

const hospital = company('hospital', {
  industryId: 18,
  sizeId: 5,
  mix: mix(
    [
      [1, 8],
      [2, 1],
    ],
    [[7, 9]],
  ),
})

test('one industry, like work, place and size: the likest first, each with what both have in common', () => {
  const clinic = company('clinic', { industryId: 18, sizeId: 5, mix: mix([[1, 4]], [[7, 4]]) })
  const agency = company('agency', { industryId: 3, sizeId: 1, mix: mix([[1, 20]], [[9, 20]]) })
  const bank = company('bank', { industryId: 7, sizeId: 5, mix: mix([[5, 3]], [[7, 3]]) })
  const found = similarTo(hospital, [bank, agency, hospital, clinic], 5)
  expect(found.map(({ id }) => id)).toEqual(['clinic', 'agency'])
  expect(found[0]?.reasons.map(({ key }) => key)).toEqual(['industry', 'functions', 'place', 'size'])
  expect(found[1]?.reasons).toEqual([{ key: 'functions', optionId: 1 }])
})

test('one place and one size make nobody similar', () => {
  expect(similarity(hospital, company('bank', { sizeId: 5, mix: mix([[5, 3]], [[7, 3]]) }))).toBeUndefined()
})

test('a hundred ads of one kind do not drown another kind', () => {
  const chain = company('chain', {
    sizeId: 3,
    mix: mix([
      [1, 100],
      [2, 25],
    ]),
  })
  const found = similarity(chain, company('other', { sizeId: 3, mix: mix([[2, 25]]) }))
  expect(found?.reasons[0]).toEqual({ key: 'functions', optionId: 2 })
})

test('companies of one industry are similar also when neither has an open job', () => {
  expect(similarity(company('a', { industryId: 3 }), company('b', { industryId: 3 }))?.reasons).toEqual([
    { key: 'industry', optionId: 3 },
  ])
})
