import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { locationByKey } from '@hanap/markets/locations'
import { type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { type PostingLaw, postingLaws } from '@hanap/markets/posting-law'
import { salaryRange } from '@hanap/markets/salary-bands'
import { describe, expect, test } from 'vitest'
import { lintAd } from './lint.ts'

const marketOf = (key: MarketKey) => {
  const market = marketByKey(key)
  if (!market) throw new Error(`no market ${key}`)
  return market
}
const whole: Ad = {
  job_title: 'Beekeeper',
  description: 'You look after forty hives on our roofs and show visitors how honey is made. '.repeat(4),
  job_type_id: 1,
  workplace: 'remote',
  salary_range_from: 60_000,
  salary_range_to: 80_000,
  salary_period: 'year',
}
const lint = (ad: Ad, market: MarketKey = 'com') => lintAd({ ...whole, ...ad }, marketOf(market))
const rulesOf = (ad: Ad, market?: MarketKey) => lint(ad, market).map(({ rule }) => rule)

test('a plain ad is silent', () => {
  expect(lint({})).toEqual([])
})

describe('pay that the market does not know', () => {
  const pay = (
    from: number,
    period: Ad['salary_period'],
    market: MarketKey = 'ph',
    to: number | null = null,
  ) =>
    lint({ salary_range_from: from, salary_range_to: to, salary_period: period }, market).map(
      ({ rule, severity, field, values = {} }) => [rule, severity, field, values.meant],
    )

  test.each([
    [150, 'month', 'ph', 'hour'],
    [600, 'month', 'ph', 'day'],
    [25, 'month', 'us', 'hour'],
    [1_200, 'month', 'jp', 'hour'],
    [30_000, 'hour', 'ph', 'month'],
    [7_000_000, 'hour', 'id', 'month'],
    [60_000, 'month', 'us', 'year'],
  ] as const)('%d a %s in %s reads like pay by the %s', (amount, period, market, meant) => {
    expect(pay(amount, period, market)).toEqual([['pay_period', 'warning', 'salary_range_from', meant]])
  })

  test('the upper end counts as well, and what fits no period is told without one', () => {
    expect(pay(25_000, 'month', 'ph', 3_000_000)[0]?.slice(0, 3)).toEqual([
      'pay_period',
      'warning',
      'salary_range_to',
    ])
    expect(pay(1, 'month')).toEqual([['unusual_pay', 'warning', 'salary_range_from', undefined]])
  })

  test('what is paid in each market, part-time too, and once, is not told of', () => {
    for (const { key } of markets) {
      const { from, to } = salaryRange(key)
      for (const amount of [from / 4, from, to]) expect(pay(amount, 'month', key), key).toEqual([])
      for (const amount of [from / 173, to / 173]) expect(pay(amount, 'hour', key), key).toEqual([])
    }
    expect(pay(5, 'once')).toEqual([])
  })
})

describe('what words exclude or ask for, in each language', () => {
  const said: Record<LanguageCode, readonly [rule: string, text: string][]> = {
    en: [
      ['age', 'Not more than 30 years old.'],
      ['sex', 'Ladies only.'],
      ['fee', 'A training fee of 500 is due.'],
    ],
    es: [
      ['age', 'Edad entre 20 y 30 años.'],
      ['sex', 'Solo mujeres.'],
      ['fee', 'Hay una cuota de inscripción.'],
    ],
    'pt-br': [
      ['age', 'Idade até 35 anos.'],
      ['sex', 'Apenas mulheres.'],
      ['fee', 'Taxa de inscrição: 50 reais.'],
    ],
    id: [
      ['age', 'Usia maksimal 30 tahun.'],
      ['family', 'Belum menikah.'],
      ['fee', 'Biaya pendaftaran 100 ribu.'],
    ],
    ms: [
      ['age', 'Umur bawah 35 tahun.'],
      ['origin', 'Melayu sahaja.'],
      ['fee', 'Yuran pendaftaran RM50.'],
    ],
    tr: [
      ['age', '25-35 yaş arası.'],
      ['sex', 'Tercihen bayan.'],
      ['fee', 'Kayıt ücreti 500 TL.'],
    ],
    ar: [
      ['age', 'العمر من 20 إلى 30 سنة.'],
      ['sex', 'للإناث فقط.'],
      ['fee', 'رسوم التسجيل 200 ريال.'],
    ],
    ja: [
      ['age', '35歳以下の方。'],
      ['sex', '女性限定。'],
      ['fee', '研修費が必要です。'],
    ],
    'zh-cn': [
      ['age', '年龄：18-35岁。'],
      ['sex', '限女性。'],
      ['fee', '押金500元。'],
    ],
    'zh-tw': [
      ['age', '年齡：18-35歲。'],
      ['sex', '限女性。'],
      ['fee', '保證金500元。'],
    ],
  }

  test.each(Object.entries(said))('%s', (language, texts) => {
    for (const [rule, text] of texts) {
      const ad = { language_code: language, description: `${text} ${whole.description}` }
      expect(rulesOf(ad), text).toContain(rule)
    }
  })

  test.each([
    ['en', 'We never charge recruitment fees.'],
    ['id', 'Tidak ada biaya pendaftaran.'],
    ['ja', '登録料は自己負担ではありません。'],
    ['zh-tw', '本公司不收保證金。'],
    ['tr', 'Kayıt ücreti alınmaz.'],
  ])('who says in %s that nothing is to be paid asks for nothing', (language, text) => {
    expect(rulesOf({ language_code: language, description: `${text} ${whole.description}` })).not.toContain(
      'fee',
    )
  })

  test('contact data and shouting are told with their place', () => {
    const description = `Call +63 917 555 0101. WE ARE HIRING TODAY! ${whole.description}`
    const found = lint({ description })
    expect(found.map(({ rule, start, end }) => [rule, description.slice(start, end).trim()])).toEqual([
      ['contact', '+63 917 555 0101'],
      ['shouting', 'WE ARE HIRING TODAY'],
    ])
  })

  test('what an employer asks in a question counts as well', () => {
    const question = {
      type: 'text' as const,
      text: 'What is your current salary?',
      is_required: true,
      choices: [],
    }
    const found = lint({ screening_questions: [question] }, 'es')
    expect(found).toMatchObject([
      { rule: 'pay_history', severity: 'refused', field: 'screening_questions.0.text' },
    ])
  })
})

/** An ad that lacks what a law asks for, by market and rule, and what puts it right. */
const cases: Record<string, { lacks: Ad; has: Ad }> = {
  'tw pay_stated': {
    lacks: {
      salary_range_from: 30_000,
      salary_range_to: 35_000,
      salary_period: 'month',
      is_salary_hidden: true,
    },
    has: {
      salary_range_from: 45_000,
      salary_range_to: 50_000,
      salary_period: 'month',
      is_salary_hidden: true,
    },
  },
  'ca pay_stated': { lacks: { salary_range_from: null, salary_range_to: null }, has: {} },
  'ca pay_width': { lacks: { salary_range_to: 120_000 }, has: { salary_range_to: 100_000 } },
  'ca vacancy_stated': { lacks: {}, has: { legal: { is_vacancy: true } } },
  'ca ranking_stated': { lacks: {}, has: { legal: { uses_ranking: false } } },
  'ca no_local_experience': {
    lacks: { description: `Canadian experience needed. ${whole.description}` },
    has: {},
  },
  'es pay_stated': { lacks: { is_salary_hidden: true }, has: {} },
  'es no_pay_history': { lacks: { description: `Indica tu salario actual. ${whole.description}` }, has: {} },
  'jp age_limit_reason': {
    lacks: { description: `35歳以下の方。${whole.description}` },
    has: {
      description: `35歳以下の方。${whole.description}`,
      legal: { age_limit_reason: '長期勤続によるキャリア形成のため' },
    },
  },
  'sg agency_licence': {
    lacks: { legal: { is_agency: true } },
    has: { legal: { is_agency: true, agency_licence: '21C0001' } },
  },
  'sg recruiter_registration': {
    lacks: { legal: { is_agency: true } },
    has: { legal: { is_agency: true, recruiter_registration: 'R1234567' } },
  },
  'ph agency_licence': {
    lacks: { legal: { is_agency: true } },
    has: { legal: { is_agency: true, agency_licence: 'DMW-001' } },
  },
  'ph job_order': {
    lacks: {
      legal: { is_agency: true },
      job_location_id: locationByKey('sg', 'downtown-core')?.id ?? null,
    },
    has: { legal: { is_agency: true, job_order: 'JO-1' } },
  },
}

/** The rule of words that stands for a law. */
const ruleOf = ({ rule: { key } }: PostingLaw) =>
  key === 'no_local_experience' ? 'local_experience' : key === 'no_pay_history' ? 'pay_history' : key

describe('each line of what laws ask for', () => {
  test.each(postingLaws.map(law => [`${law.market} ${law.rule.key}`, law] as const))('%s', (name, law) => {
    const each = cases[name]
    if (!each) throw new Error(`no ad for ${name}`)
    const region = law.region && locationByKey(law.market, law.region)
    const place =
      region && region.kind === 'region' ? { job_location_id: region.locations[0]?.id ?? null } : {}
    const found = lint({ ...place, ...each.lacks }, law.market)
    expect(found.find(({ rule }) => rule === ruleOf(law))).toMatchObject({ severity: law.severity })
    expect(rulesOf({ ...place, ...each.has }, law.market)).not.toContain(ruleOf(law))
    expect(law.source).not.toBe('')
  })
})
