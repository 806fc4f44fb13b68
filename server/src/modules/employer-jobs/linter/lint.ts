import type { Ad, AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { locationById, regionById } from '@hanap/markets/locations'
import type { Market } from '@hanap/markets/markets'
import { type PayLimit, type PostingLaw, postingLawsOf } from '@hanap/markets/posting-law'
import { unusualPay, YEARLY } from './unusual-pay.ts'
import { type AdWordingRule, adWordings, negations } from './wordings.ts'

/** What is said of an ad, in no language yet. */
export interface LintFinding extends Pick<AdFinding, 'severity' | 'field'> {
  rule: LintRule
  /** What its text names. */
  values?: Readonly<Record<string, string>>
  start?: number
  end?: number
}

type LintRule =
  | AdWordingRule
  // What those two forbid is found by words.
  | Exclude<PostingLaw['rule']['key'], 'no_local_experience' | 'no_pay_history'>
  | 'missing'
  | 'duplicate'
  | 'contact'
  | 'shouting'
  | 'too_long'
  | 'no_duties'
  | 'pay_period'
  | 'unusual_pay'

/** What may keep an ad from being read to its end, in characters. */
const LONG_DESCRIPTION = 6_000
const SHORT_DESCRIPTION = 200
const MIN_SHOUTED = 12

// It begins at the beginning of a word alone: a text of 20,000 letters would else take half a second.
const CONTACT =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)\S+|(?<!\d)\+?\d(?:[ ()./-]?\d){7,14}(?!\d)/gu
/** Words in capital letters alone, one after the other. */
const SHOUTED = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})(?:[\p{P}\p{Zs}]+\p{Lu}+(?!\p{L}))+/gu

/** Without these an ad is not published (hiring.md), the place unless it is remote; in the order of its form. */
const required = ['job_title', 'workplace', 'job_location_id', 'job_type_id', 'description'] as const

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const missingIn = (ad: Ad): LintFinding[] => {
  const isMissing = (field: (typeof required)[number]) =>
    isEmpty(ad[field]) && (field !== 'job_location_id' || ad.workplace !== 'remote')
  return required.filter(isMissing).map(field => ({ rule: 'missing', severity: 'refused', field }))
}

const textFields = ['job_title', 'description'] as const

/** Rules of words that our terms refuse, whatever the market's law. */
const REFUSED: ReadonlySet<AdWordingRule> = new Set(['origin', 'religion', 'fee'])
/** Rules that only a market's law asks for. */
const BY_LAW: ReadonlySet<AdWordingRule> = new Set(['local_experience', 'pay_history'])

const languagesOf = (ad: Ad, market: Market): readonly LanguageCode[] => {
  const own = languages.find(({ code }) => code === ad.language_code)?.code
  return [...new Set<LanguageCode>([own ?? market.languages[0], 'en', ...market.languages])]
}

interface AdText {
  field: string
  text: string
}

const textsOf = (ad: Ad): AdText[] => [
  ...textFields.flatMap(field => (isEmpty(ad[field]) ? [] : [{ field, text: String(ad[field]) }])),
  ...(ad.screening_questions ?? []).map(({ text }, at) => ({
    field: `screening_questions.${at}.text`,
    text,
  })),
]

const inTexts = (
  texts: readonly AdText[],
  patterns: readonly RegExp[],
  finding: Pick<LintFinding, 'rule' | 'severity'>,
): LintFinding[] =>
  texts.flatMap(({ field, text }) =>
    patterns.flatMap(pattern =>
      Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
        ...finding,
        field,
        values: { words: words.trim() },
        start: index,
        end: index + words.length,
      })),
    ),
  )

/** So far around its words a negation is looked for, in characters; within the sentence. */
const NEAR = 80

const isNegated = (
  { field, start = 0, end = 0 }: LintFinding,
  texts: readonly AdText[],
  language: LanguageCode,
): boolean => {
  const text = texts.find(each => each.field === field)?.text ?? ''
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.!?。！？\n]/)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end, end + NEAR).split(/[.!?。！？\n]/)
  return negations[language].test(`${before} ${after}`)
}

const wordsIn = (ad: Ad, market: Market, laws: readonly PostingLaw[]): LintFinding[] => {
  const texts = textsOf(ad)
  const lawKeys = new Set(laws.map(({ rule }) => rule.key))
  const isAsked = (rule: AdWordingRule) =>
    (rule === 'local_experience' && lawKeys.has('no_local_experience')) ||
    (rule === 'pay_history' && lawKeys.has('no_pay_history'))
  return languagesOf(ad, market).flatMap(language =>
    Object.entries(adWordings[language]).flatMap(([name, patterns]) => {
      const rule = adWordingRules.find(each => each === name)
      if (!rule || (BY_LAW.has(rule) && !isAsked(rule))) return []
      const severity = REFUSED.has(rule) || BY_LAW.has(rule) ? 'refused' : 'warning'
      const spotted = inTexts(texts, patterns, { rule, severity })
      return rule === 'fee' ? spotted.filter(each => !isNegated(each, texts, language)) : spotted
    }),
  )
}

const adWordingRules: readonly AdWordingRule[] = [
  'age',
  'sex',
  'origin',
  'religion',
  'family',
  'looks',
  'fee',
  'local_experience',
  'pay_history',
]

const styleIn = (ad: Ad): LintFinding[] => {
  const description = ad.description ?? ''
  const texts = textsOf(ad).filter(({ field }) => field === 'description' || field === 'job_title')
  return [
    ...inTexts(texts, [CONTACT], { rule: 'contact', severity: 'warning' }),
    ...inTexts(texts, [SHOUTED], { rule: 'shouting', severity: 'hint' }).filter(
      ({ start = 0, end = 0 }) => end - start >= MIN_SHOUTED,
    ),
    ...(description.length > LONG_DESCRIPTION
      ? [{ rule: 'too_long', severity: 'hint', field: 'description' } as const]
      : []),
    ...(description !== '' && description.length < SHORT_DESCRIPTION
      ? [{ rule: 'no_duties', severity: 'hint', field: 'description' } as const]
      : []),
  ]
}

const yearly = (amount: number, period: Ad['salary_period']): number | undefined =>
  period && period !== 'once' ? amount * YEARLY[period] : undefined

const limitOf = ({ amount, per }: PayLimit) => amount * YEARLY[per]

const payFindings = (ad: Ad, { rule, severity }: PostingLaw): LintFinding[] => {
  const from = ad.salary_range_from ?? ad.salary_range_to
  const to = ad.salary_range_to ?? ad.salary_range_from
  const isShown = from !== null && from !== undefined && !ad.is_salary_hidden
  if (rule.key === 'pay_stated') {
    if (isShown) return []
    const highest = to === null || to === undefined ? undefined : yearly(to, ad.salary_period)
    // What is above the limit may stay hidden.
    if (rule.below && highest !== undefined && highest >= limitOf(rule.below)) return []
    return [{ rule: 'pay_stated', severity, field: 'salary_range_from' }]
  }
  if (rule.key !== 'pay_width' || !isShown || to === null || to === undefined) return []
  const [low, high] = [yearly(from, ad.salary_period), yearly(to, ad.salary_period)]
  if (low === undefined || high === undefined || high >= limitOf(rule.exemptFrom)) return []
  return high - low > limitOf(rule.atMost)
    ? [
        {
          rule: 'pay_width',
          severity,
          field: 'salary_range_to',
          values: { most: String(rule.atMost.amount) },
        },
      ]
    : []
}

const lawFindings = (ad: Ad, law: PostingLaw, isAgeNamed: boolean): LintFinding[] => {
  const { severity } = law
  const { key } = law.rule
  const legal = ad.legal ?? {}
  const lacks = (field: keyof NonNullable<Ad['legal']>, rule: LintRule): LintFinding[] =>
    isEmpty(legal[field]) ? [{ rule, severity, field: `legal.${field}` }] : []
  switch (key) {
    case 'pay_stated':
    case 'pay_width':
      return payFindings(ad, law)
    case 'vacancy_stated':
      return lacks('is_vacancy', key)
    case 'ranking_stated':
      return lacks('uses_ranking', key)
    case 'agency_licence':
      return legal.is_agency ? lacks('agency_licence', key) : []
    case 'recruiter_registration':
      return legal.is_agency ? lacks('recruiter_registration', key) : []
    case 'job_order':
      return legal.is_agency && isAbroad(ad, law) ? lacks('job_order', key) : []
    case 'age_limit_reason':
      return isAgeNamed ? lacks('age_limit_reason', key) : []
    // By words.
    case 'no_local_experience':
    case 'no_pay_history':
      return []
  }
}

const isAbroad = (ad: Ad, { market }: PostingLaw) => {
  const place = ad.job_location_id ? locationById(ad.job_location_id) : undefined
  return place !== undefined && place.market !== market
}

/** The key of the region in which an ad's place lies. */
const regionOf = (ad: Ad): string | undefined => {
  const regionId = ad.job_location_id ? locationById(ad.job_location_id)?.regionId : undefined
  return regionId ? regionById(regionId)?.key : undefined
}

/**
 * What the linter says of an ad in a market: what is missing, what its law asks for, what excludes people or looks like a fraud, and
 * what would read better. Only what is refused keeps an ad from being published.
 */
export const lintAd = (ad: Ad, market: Market): LintFinding[] => {
  const laws = postingLawsOf(market.key, regionOf(ad))
  const words = wordsIn(ad, market, laws)
  const isAgeNamed = words.some(({ rule }) => rule === 'age')
  return [
    ...missingIn(ad),
    ...laws.flatMap(law => lawFindings(ad, law, isAgeNamed)),
    ...unusualPay(ad, market),
    ...words,
    ...styleIn(ad),
  ]
}
