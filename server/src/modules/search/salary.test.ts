import { marketByKey } from '@hanap/markets/markets'
import { describe, expect, test } from 'vitest'
import { bandBetween, bandsReached, monthlySalary } from './salary.ts'

const ph = marketByKey('ph')

const salary = (more: Partial<Parameters<typeof monthlySalary>[0]>) => ({
  salary_from: null,
  salary_to: null,
  salary_period: null,
  currency: 'PHP',
  is_salary_hidden: false,
  ...more,
})

describe('amounts are monthly in the market’s currency unless the job says otherwise', () => {
  test.each([
    ['a month', { salary_from: 20_000, salary_to: 30_000, salary_period: 'month' }, [20_000, 30_000]],
    ['no period', { salary_from: 20_000, salary_to: 30_000 }, [20_000, 30_000]],
    ['no currency', { salary_from: 20_000, salary_to: 30_000, currency: null }, [20_000, 30_000]],
    ['a year', { salary_from: 240_000, salary_to: 360_000, salary_period: 'year' }, [20_000, 30_000]],
    ['a week', { salary_from: 3_000, salary_to: 6_000, salary_period: 'week' }, [13_000, 26_000]],
    ['a day', { salary_from: 600, salary_to: 1_200, salary_period: 'day' }, [13_000, 26_000]],
    ['an hour', { salary_from: 75, salary_to: 150, salary_period: 'hour' }, [13_000, 26_000]],
    ['only a lower end', { salary_from: 20_000 }, [20_000, 20_000]],
    ['only an upper end', { salary_to: 30_000 }, [30_000, 30_000]],
    ['paid once', { salary_from: 20_000, salary_to: 30_000, salary_period: 'once' }, undefined],
    ['another currency', { salary_from: 2_000, salary_to: 3_000, currency: 'USD' }, undefined],
    ['hidden', { salary_from: 20_000, salary_to: 30_000, is_salary_hidden: true }, undefined],
    ['no amount', {}, undefined],
    ['nothing', { salary_from: 0, salary_to: 0 }, undefined],
  ] as const)('%s', (_, fields, expected) => {
    expect(monthlySalary(salary(fields), ph)).toEqual(expected)
  })
})

describe('a job is in every band that its salary reaches', () => {
  test.each([
    ['below the lower cap', [18_000, 25_000], ['0,30000']],
    ['across two bands', [25_000, 45_000], ['0,30000', '30000,50000']],
    ['the end of one and the start of the next', [30_000, 30_000], ['0,30000', '30000,50000']],
    ['just above the upper cap', [200_001, 200_001], ['200001,400000']],
    ['beyond the upper bound', [450_000, 500_000], ['200001,400000']],
  ] as const)('%s', (_, range, bands) => {
    expect(bandsReached('ph', range)).toEqual(bands)
  })
})

describe('bounds that are a band’s name that band', () => {
  test.each([
    ['Below 30K', 'ph', 0, 30_000, '0,30000'],
    ['without a lower bound', 'ph', undefined, 30_000, '0,30000'],
    ['Above 200K', 'ph', 200_001, 400_000, '200001,400000'],
    ['Above 200K, left open', 'ph', 200_001, undefined, '200001,400000'],
    ['an open band', 'sg', 15_001, undefined, '15001,'],
    ['bounds between bands', 'ph', 35_000, 45_000, undefined],
    ['only a lower bound', 'ph', 30_000, undefined, undefined],
  ] as const)('%s', (_, market, from, to, band) => {
    expect(bandBetween(market, from, to)?.seo_value).toBe(band)
  })
})
