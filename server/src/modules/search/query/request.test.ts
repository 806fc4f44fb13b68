import { locationByKey } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../calls/refusal.ts'
import type { JobSearchRequest } from '../../jobs/index.ts'
import { indexQuery } from './request.ts'

const place = { market: marketByKey('ph'), language: 'en' } as const
const request = (more: Partial<JobSearchRequest> = {}): JobSearchRequest => ({
  page: 1,
  size: 30,
  source: 'web',
  ...more,
})

describe('sort defaults to 2 when a query exists, otherwise 1', () => {
  test.each([
    ['nothing asked', {}, { by: 'date', field: 'published' }],
    ['a query', { query: 'nurse' }, { by: 'relevance' }],
    ['a blank query', { query: '   ' }, { by: 'date', field: 'published' }],
    ['newest with a query', { query: 'nurse', sort: 1 }, { by: 'date', field: 'published' }],
    ['best match without a query', { sort: 2 }, { by: 'date', field: 'published' }],
    ['salary', { sort: 3 }, { by: 'range', field: 'salary', direction: 'desc' }],
    ['distance', { sort: 4, latitude: 14.6, longitude: 121 }, { by: 'distance' }],
  ] as const)('%s', (_, asked, sort) => {
    expect(indexQuery(request(asked), place).sort).toEqual(sort)
  })
})

const tokyo = locationByKey('jp', 'chiyoda')?.id ?? 0

describe('what cannot be asked for is refused by the field’s name', () => {
  test.each([
    ['job_locations', { job_locations: [tokyo] }],
    ['job_categories', { job_categories: [99] }],
    ['degrees', { degrees: [1, 99] }],
    ['xp_lvls', { xp_lvls: [99] }],
    ['job_types', { job_types: [99] }],
    ['main_functions', { main_functions: [99] }],
    ['job_function_ids', { job_function_ids: [1] }],
    ['function_job_title_ids', { function_job_title_ids: [1] }],
    ['industries', { industries: [99] }],
    ['workplaces', { workplaces: [4] }],
    ['salary_to', { salary_from: 50_000, salary_to: 30_000 }],
    ['latitude', { sort: 4, longitude: 121 }],
    ['longitude', { radius_km: 10, latitude: 14.6 }],
  ])('%s', (field, asked) => {
    expect(() => indexQuery(request(asked), place)).toThrow(Refusal)
    try {
      indexQuery(request(asked), place)
    } catch (error) {
      expect(error instanceof Refusal && Object.keys(error.fields)).toEqual([field])
    }
  })
})

test('a salary that is a band is the band’s filter, any other is a range', () => {
  const band = indexQuery(request({ salary_from: 30_000, salary_to: 50_000 }), place)
  expect([band.filters, band.ranges]).toEqual([{ salary: ['30000,50000'] }, undefined])
  const range = indexQuery(request({ salary_from: 35_000 }), place)
  expect([range.filters, range.ranges]).toEqual([{}, { salary: [35_000, Number.MAX_SAFE_INTEGER] }])
})

test('an unverified company is no filter', () => {
  expect(indexQuery(request({ is_company_verified: false }), place).filters).toEqual({})
})
