import { DAY_MS } from '@hanap/contracts/durations'
import type { Ad, EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import { marketByKey } from '@hanap/markets/markets'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'
import { amountIn } from '@hanap/shared/calls/amount-in'
import { formTexts } from '@hanap/shared/calls/form-values'
import { placeIdOf, placeOfId } from './ad-choices.server.ts'
import { MAX_QUESTIONS } from './ad-labels.ts'

/** What stands in the form's fields. */
export type AdValues = Record<string, string>

const QUESTION_FIELD = 'question'
/** Empty questions that the form offers beside those there are, one after the other. */
const MORE_QUESTIONS = 5
const MAX_REASONS = 5

export interface QuestionTexts {
  id: string
  text: string
  type: string
  choices: string
  isRequired: boolean
  /** Which answers disqualify: to a question of yes or no, of choices, of numbers. */
  unfit: '' | 'yes' | 'no'
  unfitChoices: string
  below: string
  above: string
}

const emptyQuestion: QuestionTexts = {
  id: '',
  text: '',
  type: 'yes_no',
  choices: '',
  isRequired: true,
  unfit: '',
  unfitChoices: '',
  below: '',
  above: '',
}

const withEmpty = (questions: readonly QuestionTexts[]): QuestionTexts[] =>
  [...questions, ...Array.from({ length: MORE_QUESTIONS }, () => emptyQuestion)].slice(0, MAX_QUESTIONS)

const yesOrNo = (text: string | undefined) => (text === 'yes' || text === 'no' ? text : '')
const boundIn = (disqualifying: readonly string[], sign: string) =>
  disqualifying.find(answer => answer.startsWith(sign))?.slice(1) ?? ''

const timeZoneOf = (market: MarketKey) => marketByKey(market)?.timeZone ?? 'UTC'

/** The last day on which an ad is open, in its market, `YYYY-MM-DD`; empty where none was set. */
const lastDayOf = ({ expired_at: end }: EmployerJob, market: MarketKey): string => {
  if (end === null) return ''
  const last = Date.parse(end) - 1
  return new Date(last + offsetAt(timeZoneOf(market), last)).toISOString().slice(0, 10)
}

/** The first moment after a day of a market. */
const endOfDay = (day: string, market: MarketKey): string =>
  new Date(momentOf(timeZoneOf(market), Date.parse(`${day}T00:00:00Z`) + DAY_MS)).toISOString()

/** A stored ad as the form shows it. */
export const valuesOfAd = (
  job: EmployerJob,
  { market, language }: { market: MarketKey; language: LanguageCode },
) => ({
  values: {
    job_title: job.job_title,
    job_country_key: job.job_country_key,
    shown_country_key: job.job_country_key,
    description: job.description,
    job_type_id: String(job.job_type_id ?? ''),
    workplace: job.workplace ?? '',
    place: placeOfId(market, job.job_location_id, language),
    salary_range_from: String(job.salary_range_from ?? ''),
    salary_range_to: String(job.salary_range_to ?? ''),
    salary_period: job.salary_period ?? 'month',
    is_salary_hidden: job.is_salary_hidden ? 'on' : '',
    xp_lvl_id: String(job.xp_lvl_id ?? ''),
    degree_id: String(job.degree_id ?? ''),
    job_skills: job.job_skills.join(', '),
    num_of_openings: String(job.num_of_openings ?? ''),
    expired_at: lastDayOf(job, market),
    // As it was shown: what is left as it is changes nothing.
    shown_expired_at: lastDayOf(job, market),
    external_apply_url: job.external_apply_url ?? '',
    is_agency: job.legal.is_agency ? 'on' : '',
    client_name: job.legal.client_name ?? '',
    agency_licence: job.legal.agency_licence ?? '',
    recruiter_registration: job.legal.recruiter_registration ?? '',
    job_order: job.legal.job_order ?? '',
    is_vacancy: answerOf(job.legal.is_vacancy),
    uses_ranking: answerOf(job.legal.uses_ranking),
    age_limit_reason: job.legal.age_limit_reason ?? '',
  } satisfies AdValues,
  benefits: job.job_benefits.map(({ id }) => id),
  attractiveReasons: job.attractive_reasons.map(({ id }) => id),
  questions: withEmpty(
    job.screening_questions.map(
      ({ id, text, type, choices, is_required: isRequired, disqualifying }): QuestionTexts => ({
        id,
        text,
        type,
        choices: choices.join('\n'),
        isRequired,
        unfit: type === 'yes_no' ? yesOrNo(disqualifying[0]) : '',
        unfitChoices: type === 'choice' ? disqualifying.join('\n') : '',
        below: type === 'number' ? boundIn(disqualifying, '<') : '',
        above: type === 'number' ? boundIn(disqualifying, '>') : '',
      }),
    ),
  ),
})

const answerOf = (isSo: boolean | null) => {
  if (isSo === null) return ''
  return isSo ? 'yes' : 'no'
}
const isSo = (answer: string | undefined) => (answer === 'yes' ? true : answer === 'no' ? false : null)

const lines = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map(each => each.trim())
    .filter(each => each !== '')

const chosen = (text: string | undefined) => (text ? Number(text) : null)

const workplaces = ['on_site', 'hybrid', 'remote'] as const
const periods = ['hour', 'day', 'week', 'month', 'year', 'once'] as const
const questionTypes = ['yes_no', 'choice', 'number', 'text'] as const

const questionTextsIn = (form: FormData): QuestionTexts[] =>
  Array.from({ length: MAX_QUESTIONS }, (_, at) => at).flatMap(at => {
    const textAt = (part: string) => String(form.get(`${QUESTION_FIELD}.${at}.${part}`) ?? '').trim()
    // An empty question is none, and so is one that was removed.
    if (textAt('text') === '' || form.has(`${QUESTION_FIELD}.${at}.removed`)) return []
    const isRequired = textAt('is_required') === 'on'
    return [
      {
        id: textAt('id'),
        text: textAt('text'),
        type: textAt('type'),
        choices: textAt('choices'),
        isRequired,
        unfit: yesOrNo(textAt('unfit')),
        unfitChoices: textAt('unfitChoices'),
        below: textAt('below'),
        above: textAt('above'),
      },
    ]
  })

/** The pay that a form says, so that what was told of it is told once. */
export const payIn = (form: FormData): string =>
  ['salary_range_from', 'salary_range_to', 'salary_period'].map(name => form.get(name) ?? '').join(' ')

/** What was sent, for the form to show again. */
export const valuesOfForm = (form: FormData) => ({
  values: formTexts(form) satisfies AdValues,
  benefits: form.getAll('job_benefits').map(Number),
  attractiveReasons: form.getAll('attractive_reasons').map(Number),
  questions: withEmpty(questionTextsIn(form)),
})

const bound = (sign: '<' | '>', text: string): string[] => {
  const number = amountIn(text)
  return number === null || Number.isNaN(number) ? [] : [`${sign}${number}`]
}

/** The answers that disqualify, as far as the question's kind has such. */
const disqualifyingOf = (kind: string, { unfit, unfitChoices, below, above }: QuestionTexts): string[] => {
  if (kind === 'yes_no') return unfit === '' ? [] : [unfit]
  if (kind === 'choice') return lines(unfitChoices, /\n/)
  return kind === 'number' ? [...bound('<', below), ...bound('>', above)] : []
}

const questionsIn = (form: FormData): NonNullable<Ad['screening_questions']> =>
  questionTextsIn(form).map(question => {
    const { id, text, type, choices, isRequired } = question
    const kind = questionTypes.find(each => each === type) ?? 'yes_no'
    return {
      ...(id && { id }),
      text,
      type: kind,
      is_required: isRequired,
      choices: kind === 'choice' ? lines(choices, /\n/) : [],
      disqualifying: disqualifyingOf(kind, question),
    }
  })

export interface AdOfForm {
  ad: Ad
  /** Fields that hold what the ad cannot say. */
  wrong: ('salary_range_from' | 'salary_range_to' | 'num_of_openings' | 'job_location_id')[]
}

/** The ad that a form says. */
export const adOfForm = (
  form: FormData,
  { market, language, currency }: { market: MarketKey; language: LanguageCode; currency: string },
): AdOfForm => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typedPlace = text('place')
  const placeId = typedPlace === '' ? null : placeIdOf(market, typedPlace, language)
  const numbers = {
    salary_range_from: amountIn(text('salary_range_from')),
    salary_range_to: amountIn(text('salary_range_to')),
    num_of_openings: amountIn(text('num_of_openings')),
  }
  const wrong = (['salary_range_from', 'salary_range_to', 'num_of_openings'] as const).filter(name =>
    Number.isNaN(numbers[name]),
  )
  const typedEnd = text('expired_at')
  const end = Number.isNaN(Date.parse(`${typedEnd}T00:00:00Z`)) ? '' : typedEnd
  return {
    ad: {
      job_title: text('job_title'),
      description: text('description').replaceAll('\r\n', '\n'),
      job_type_id: chosen(text('job_type_id')),
      workplace: workplaces.find(each => each === text('workplace')) ?? null,
      job_location_id: placeId ?? null,
      ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => !Number.isNaN(value))),
      salary_period: periods.find(each => each === text('salary_period')) ?? 'month',
      currency,
      is_salary_hidden: text('is_salary_hidden') === 'on',
      xp_lvl_id: chosen(text('xp_lvl_id')),
      degree_id: chosen(text('degree_id')),
      job_skills: lines(text('job_skills'), /[,،、，\n]/).slice(0, 30),
      job_benefits: form.getAll('job_benefits').map(id => ({ id: Number(id) })),
      attractive_reasons: form
        .getAll('attractive_reasons')
        .slice(0, MAX_REASONS)
        .map(id => ({ id: Number(id) })),
      screening_questions: questionsIn(form),
      external_apply_url: text('external_apply_url') || null,
      ...(end !== text('shown_expired_at') && { expired_at: end === '' ? null : endOfDay(end, market) }),
      legal: {
        is_agency: text('is_agency') === 'on',
        client_name: text('client_name') || null,
        agency_licence: text('agency_licence') || null,
        recruiter_registration: text('recruiter_registration') || null,
        job_order: text('job_order') || null,
        is_vacancy: isSo(text('is_vacancy')),
        uses_ranking: isSo(text('uses_ranking')),
        age_limit_reason: text('age_limit_reason') || null,
      },
    },
    wrong: [...wrong, ...(placeId === undefined ? (['job_location_id'] as const) : [])],
  }
}
