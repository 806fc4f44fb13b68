import { expect, test } from 'vitest'
import { type LanguageCode, languages } from './languages.ts'
import { type MarketKey, markets } from './markets.ts'
import { type BandBounds, bandBounds, salaryBands, salaryRange } from './salary-bands.ts'

const labels: [string, BandBounds | undefined][] = [
  ['Below 30K', { from: 0, to: 30_000 }],
  ['30K - 50K', { from: 30_000, to: 50_000 }],
  ['150K - 200K', { from: 150_000, to: 200_000 }],
  ['Above 200K', { from: 200_001, to: 400_000 }],
  ['Above 100K', { from: 100_001, to: null }],
  ['Below 3M', { from: 0, to: 3_000_000 }],
  ['1.5K - 2K', { from: 1_500, to: 2_000 }],
  ['Above 30M', { from: 30_000_001, to: null }],
  ['50K - 30K', undefined],
  ['30K', undefined],
  ['Above', undefined],
  ['Negotiable', undefined],
]

test.each(labels)('the band %s means %o', (label, bounds) => {
  expect(bandBounds(label)).toEqual(bounds)
})

test('the Philippine bands are the ones of the specification', () => {
  const bands = salaryBands('ph', 'en')
  expect(bands.map(({ value }) => value)).toEqual([
    'Below 30K',
    '30K - 50K',
    '50K - 80K',
    '80K - 100K',
    '100K - 150K',
    '150K - 200K',
    'Above 200K',
  ])
  expect(bands.map(({ seo_value }) => seo_value)).toEqual([
    '0,30000',
    '30000,50000',
    '50000,80000',
    '80000,100000',
    '100000,150000',
    '150000,200000',
    '200001,400000',
  ])
})

test('the Philippine scale goes from 30K to 200K, and twice that bounds the last band', () => {
  const { from, to, upper_bound_scale } = salaryRange('ph')
  expect([from, to, to * upper_bound_scale]).toEqual([30_000, 200_000, 400_000])
})

test('in other markets the last band is open', () => {
  expect(salaryBands('sg', 'en').at(-1)).toMatchObject({ from: 15_001, to: null, seo_value: '15001,' })
})

test.each(markets)('the bands of $name start at 0, ascend without gap and fit its scale', ({ key }) => {
  const bands = salaryBands(key, 'en')
  const { from, to, interval } = salaryRange(key)
  expect(bands[0]?.from).toBe(0)
  for (const [at, band] of bands.slice(1).entries()) {
    const previous = bands[at]
    expect(band.from - (previous?.to ?? Number.NaN)).toBe(at === bands.length - 2 ? 1 : 0)
    if (band.to !== null) expect(band.to).toBeGreaterThan(band.from)
  }
  expect((to - from) % interval).toBe(0)
  expect(bands.slice(1, -1).filter(band => (band.from - from) % interval !== 0)).toEqual([])
})

test('no two bands of any market share an id, nor two of one market a key', () => {
  const ids = markets.flatMap(({ key }) => salaryBands(key, 'en').map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { key } of markets) {
    const keys = salaryBands(key, 'en').map(band => band.key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('labels keep their bounds and are worded in each language', () => {
  for (const { code } of languages.filter(language => language.code !== 'en')) {
    const bands = salaryBands('ph', code)
    expect(bands.map(({ seo_value }) => seo_value)).toEqual(
      salaryBands('ph', 'en').map(({ seo_value }) => seo_value),
    )
    expect(bands.map(({ value }) => value).join()).not.toMatch(/Below|Above/)
    expect(new Set(bands.map(({ value }) => value)).size).toBe(bands.length)
  }
  expect(salaryBands('ph', 'tr')[0]?.value).toBe('30 bin altı')
  expect(salaryBands('ph', 'ar').at(-1)?.value).toBe('أكثر من 200,000')
})

const written: [MarketKey, LanguageCode, string[]][] = [
  ['jp', 'ja', ['20万以下', '20万～25万', '70万超']],
  ['tw', 'zh-tw', ['3.5萬以下', '3.5萬～4.5萬', '15萬以上']],
  ['ph', 'zh-cn', ['3万以下', '3万–5万', '20万以上']],
  ['ng', 'ja', ['10万以下', '10万～20万', '200万超']],
  ['sg', 'zh-cn', ['3,000以下', '3,000–4,000', '15,000以上']],
  ['id', 'id', ['Di bawah 3 juta', '3 juta – 5 juta', 'Di atas 30 juta']],
  ['es', 'id', ['Di bawah 1,5 ribu', '1,5 ribu – 2 ribu', 'Di atas 6 ribu']],
  ['my', 'ms', ['Di bawah 2K', '2K – 3K', 'Melebihi 20K']],
  ['id', 'ms', ['Di bawah 3 juta', '3 juta – 5 juta', 'Melebihi 30 juta']],
  ['ph', 'tr', ['30 bin altı', '30 bin – 50 bin', '200 bin üstü']],
  ['es', 'pt-br', ['Até 1,5 mil', '1,5 mil – 2 mil', 'Acima de 6 mil']],
  ['es', 'es', ['Hasta 1500', '1500 – 2000', 'Más de 6000']],
  ['ph', 'es', ['Hasta 30.000', '30.000 – 50.000', 'Más de 200.000']],
  ['sa', 'ar', ['أقل من 4,000', '4,000 إلى 6,000', 'أكثر من 30,000']],
]

test.each(written)(
  'the bands of %s in %s have amounts as people write them: %o',
  (market, language, labels) => {
    const values = salaryBands(market, language).map(({ value }) => value)
    expect([values[0], values[1], values.at(-1)]).toEqual(labels)
  },
)

const figures: [MarketKey, number][] = [
  ['id', 5_000_000],
  ['jp', 280_000],
  ['us', 5_000],
  ['ng', 300_000],
]

test.each(figures)('in %s an ordinary monthly salary of %d lies between the caps', (market, ordinary) => {
  const { from, to } = salaryRange(market)
  expect(ordinary).toBeGreaterThan(from)
  expect(ordinary).toBeLessThan(to)
})
