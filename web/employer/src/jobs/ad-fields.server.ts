import type { Ad, EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import { formTexts } from '@hanap/shared/calls/form-values'
import { placeIdOf, placeOfId } from './ad-choices.server.ts'

/** What stands in the form's fields. */
export type AdValues = Record<string, string>

const QUESTION_FIELD = 'question'
/** Empty questions that the form offers beside those there are. */
const MORE_QUESTIONS = 2
const MAX_QUESTIONS = 20

export interface QuestionTexts {
  id: string
  text: string
  type: string
  choices: string
  isRequired: boolean
}

const emptyQuestion: QuestionTexts = { id: '', text: '', type: 'yes_no', choices: '', isRequired: true }

/** A stored ad as the form shows it. */
export const valuesOfAd = (
  job: EmployerJob,
  { market, language }: { market: MarketKey; language: LanguageCode },
) => ({
  values: {
    job_title: job.job_title,
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
    expired_at: job.is_draft ? (job.expired_at?.slice(0, 10) ?? '') : '',
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
  questions: [
    ...job.screening_questions.map(
      ({ id, text, type, choices, is_required: isRequired }): QuestionTexts => ({
        id,
        text,
        type,
        choices: choices.join('\n'),
        isRequired,
      }),
    ),
    ...Array.from({ length: MORE_QUESTIONS }, () => emptyQuestion),
  ].slice(0, MAX_QUESTIONS),
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

const number = (text: string | undefined): number | null | undefined => {
  if (text === undefined) return undefined
  const digits = text.normalize('NFKC').replace(/[\s,٬'’]/g, '')
  return digits === '' ? null : Number(digits)
}
const chosen = (text: string | undefined) => (text ? Number(text) : null)

const workplaces = ['on_site', 'hybrid', 'remote'] as const
const periods = ['hour', 'day', 'week', 'month', 'year', 'once'] as const
const questionTypes = ['yes_no', 'choice', 'number', 'text'] as const

const questionTextsIn = (form: FormData): QuestionTexts[] =>
  Array.from({ length: MAX_QUESTIONS }, (_, at) => at).flatMap(at => {
    const textAt = (part: string) => String(form.get(`${QUESTION_FIELD}.${at}.${part}`) ?? '').trim()
    if (!form.has(`${QUESTION_FIELD}.${at}.text`)) return []
    const isRequired = textAt('is_required') === 'on'
    return [
      {
        id: textAt('id'),
        text: textAt('text'),
        type: textAt('type'),
        choices: textAt('choices'),
        isRequired,
      },
    ]
  })

/** What was sent, for the form to show again. */
export const valuesOfForm = (form: FormData) => ({
  values: formTexts(form) satisfies AdValues,
  benefits: form.getAll('job_benefits').map(Number),
  questions: questionTextsIn(form),
})

const questionsIn = (form: FormData): NonNullable<Ad['screening_questions']> =>
  questionTextsIn(form).flatMap(({ id, text, type, choices, isRequired }) => {
    if (text === '') return []
    const kind = questionTypes.find(each => each === type) ?? 'yes_no'
    return [
      {
        ...(id && { id }),
        text,
        type: kind,
        is_required: isRequired,
        choices: kind === 'choice' ? lines(choices, /\n/) : [],
      },
    ]
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
    salary_range_from: number(text('salary_range_from')),
    salary_range_to: number(text('salary_range_to')),
    num_of_openings: number(text('num_of_openings')),
  }
  const wrong = (['salary_range_from', 'salary_range_to', 'num_of_openings'] as const).filter(name =>
    Number.isNaN(numbers[name]),
  )
  const end = text('expired_at')
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
      screening_questions: questionsIn(form),
      external_apply_url: text('external_apply_url') || null,
      ...(end && { expired_at: `${end}T23:59:59.000Z` }),
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
