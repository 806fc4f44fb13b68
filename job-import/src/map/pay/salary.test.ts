import { describe, expect, test } from 'vitest'
import type { Json } from '../../json.ts'
import { mapSalary, salaryOfText } from './salary.ts'

const gist = (salary: Json, currency = 'PHP') => {
  const { from, to, period, currency: named, notes } = mapSalary(salary, '', currency)
  return [from, to, period, named, ...notes]
}

describe('texts of ten languages', () => {
  test.each([
    ['₱25,000 - ₱30,000', 'PHP', [25_000, 30_000, 'month', 'PHP']],
    ['Rp 5.000.000', 'IDR', [5_000_000, 5_000_000, 'month', 'IDR']],
    ['Rp 5 - 8 juta per bulan', 'IDR', [5_000_000, 8_000_000, 'month', 'IDR']],
    ['5-7jt', 'IDR', [5_000_000, 7_000_000, 'month', 'IDR']],
    ['月給25万円', 'JPY', [250_000, 250_000, 'month', 'JPY']],
    ['年収400万円～600万円', 'JPY', [4_000_000, 6_000_000, 'year', 'JPY']],
    ['時給1,200円〜1,500円', 'JPY', [1200, 1500, 'hour', 'JPY']],
    ['15K-20K', 'CNY', [15_000, 20_000, 'month', 'CNY']],
    ['1.5万-2万/月', 'CNY', [15_000, 20_000, 'month', 'CNY']],
    ['月薪 35,000~45,000', 'TWD', [35_000, 45_000, 'month', 'TWD']],
    ['R$ 3.500,00', 'BRL', [3500, 3500, 'month', 'BRL']],
    ['25.000 TL', 'TRY', [25_000, 25_000, 'month', 'TRY']],
    ['De 500€ à 1700€ par mois', 'USD', [500, 1700, 'month', 'EUR']],
    ['٥٠٠٠ - ٧٠٠٠ ريال شهريا', 'SAR', [5000, 7000, 'month', 'SAR']],
    ['RM3,000 - RM 4,500 monthly', 'MYR', [3000, 4500, 'month', 'MYR']],
    ['S$4,000', 'SGD', [4000, 4000, 'month', 'SGD']],
    ['£12.50 per hour', 'GBP', [12.5, 12.5, 'hour', 'GBP']],
    ['$120K – $180K', 'USD', [120_000, 180_000, 'year', 'USD']],
    ['Up to $140k CAD', 'CAD', [null, 140_000, 'year', 'CAD']],
    ['20 000 - 25 000 RSD', 'RSD', [20_000, 25_000, 'month', 'RSD']],
    ['Competitive', 'GBP', [null, null, null, null]],
    ['8 hours a day', 'GBP', [null, null, null, null]],
  ])('%s', (text, currency, expected) => {
    expect(gist(text, currency)).toEqual(expected)
  })
})

describe('MonetaryAmount', () => {
  test.each<[string, Json, unknown[]]>([
    [
      'a range with its unit',
      { currency: 'USD', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } },
      [20, 30, 'hour', 'USD'],
    ],
    [
      'one value',
      { currency: 'usd', value: { value: 5000, unitText: 'MONTH' } },
      [5000, 5000, 'month', 'USD'],
    ],
    ['a bare number', { currency: 'PHP', value: 30_000 }, [30_000, 30_000, 'month', 'PHP']],
    [
      'texts as numbers',
      { currency: 'PHP', value: { minValue: '25,000', maxValue: '30,000' } },
      [25_000, 30_000, 'month', 'PHP'],
    ],
    [
      'bounds the wrong way round',
      { value: { minValue: 30_000, maxValue: 20_000 } },
      [20_000, 30_000, 'month', 'PHP'],
    ],
    ['an upper bound alone', { value: { maxValue: 20_000 } }, [null, 20_000, 'month', 'PHP']],
    ['UN/CEFACT units', { value: { value: 600_000, unitText: 'ANN' } }, [600_000, 600_000, 'year', 'PHP']],
    ['nothing', { currency: 'PHP' }, [null, null, null, null]],
    ['zero', { currency: 'PHP', value: { minValue: 0, maxValue: 0 } }, [null, null, null, null]],
    ['a text as value', { currency: 'JPY', value: '月給25万円' }, [250_000, 250_000, 'month', 'JPY']],
  ])('%s', (_, salary, expected) => {
    expect(gist(salary)).toEqual(expected)
  })
})

describe('amounts that nobody pays are dropped with a note', () => {
  test.each<[string, Json, unknown[]]>([
    ['IDR 18', 'IDR 18', [null, null, null, null, 'implausible salary ignored']],
    [
      'a yearly 24.04',
      { currency: 'USD', value: { value: 24.04, unitText: 'YEAR' } },
      [null, null, null, null, 'implausible salary ignored'],
    ],
    [
      'one bound of two',
      { currency: 'IDR', value: { minValue: 18, maxValue: 25_000_000 } },
      [null, 25_000_000, 'month', 'IDR', 'implausible salary ignored'],
    ],
    [
      'bounds that do not belong together',
      { currency: 'PHP', value: { minValue: 1000, maxValue: 90_000 } },
      [null, null, null, null, 'implausible salary ignored'],
    ],
  ])('%s', (_, salary, expected) => {
    expect(gist(salary)).toEqual(expected)
  })
})

describe('pay that only the text names', () => {
  test.each<[string, string, [number | null, number | null, string, string] | null]>([
    ['The base salary range is $120,000 – $150,000 per year.', 'USD', [120000, 150000, 'year', 'USD']],
    ['Senior clerk | Leeds | £24k-£26k', 'GBP', [24000, 26000, 'year', 'GBP']],
    ['Up to €18 per hour', 'EUR', [null, 18, 'hour', 'EUR']],
    ['Gaji mulai 4,5 juta per bulan', 'IDR', [4500000, null, 'month', 'IDR']],
    ['Salário: R$ 2.300,00 por mês + VT', 'BRL', [2300, 2300, 'month', 'BRL']],
    ['月給25万円～30万円', 'JPY', [250000, 300000, 'month', 'JPY']],
    ['時給1,200円以上', 'JPY', [1200, null, 'hour', 'JPY']],
    ['月薪8000-12000元', '', [8000, 12000, 'month', 'CNY']],
    ['الراتب: ٥٠٠٠ ريال شهريا', 'SAR', [5000, 5000, 'month', 'SAR']],
    ['Maaş: 45.000 TL', 'TRY', [45000, 45000, 'month', 'TRY']],
    ['N150,000 monthly', 'NGN', [150000, 150000, 'month', 'NGN']],
    ['Paid $1,500 a month in Manila', 'PHP', [1500, 1500, 'month', 'USD']],
    ['$2,000 sign-on bonus. Pay: $31 per hour.', 'USD', [31, 31, 'hour', 'USD']],
    ['You own a budget of $2,000,000 a year.', 'USD', null],
    ['Internet allowance of $50 a month', 'USD', null],
    ['We serve 30,000 customers in 40 hours a week since 1998.', 'USD', null],
    ['Age 21-35, 5 years of experience, call 0917 555 0100.', 'PHP', null],
    ['10,000 - 15,000 salary', '', null],
  ])('%j', (text, market, expected) => {
    const { from, to, period, currency } = salaryOfText(text, market)
    expect([from, to, period, currency]).toEqual(expected ?? [null, null, null, null])
  })

  test('of a huge text is looked for in its beginning only, in no time', () => {
    const began = performance.now()
    expect(salaryOfText('1'.repeat(60_000), 'USD').from).toBeNull()
    expect(salaryOfText('$1,'.repeat(20_000), 'USD').from).toBeNull()
    expect(performance.now() - began).toBeLessThan(500)
  })
})
