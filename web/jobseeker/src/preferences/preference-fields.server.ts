import type { CallInput } from '@hanap/contracts/call'
import type { createJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { JobPreference } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import {
  functionBySeoValue,
  functionPath,
  functionText,
  functionTitleById,
  subFunctionById,
} from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { locationById } from '@hanap/markets/locations'
import { wholeAmountIn } from '@hanap/shared/calls/amount-in'

type PreferenceFields = NonNullable<CallInput<typeof createJobPreference>['body']>

/** A preference as its form sends it: names and values. */
export type PreferenceFormValues = [name: string, value: string][]

/** The function that was chosen, or the title's own where that is one of the chosen's. */
const functionIn = (chosen: number, title: string, language: LanguageCode): PreferenceFields => {
  const named = functionBySeoValue('title', title, language)
  const path = named && functionPath(named.id)
  if (named && (path?.main_function_id === chosen || path?.job_function_id === chosen))
    return { function_job_title_id: named.id }
  if (functionTitleById(chosen, language)) return { function_job_title_id: chosen }
  return subFunctionById(chosen, language) ? { job_function_id: chosen } : { main_function_id: chosen }
}

const placeIn = (id: number | null): PreferenceFields => {
  if (id === null) return { location_id: null, pref_region_id: null }
  return locationById(id) ? { location_id: id } : { pref_region_id: id }
}

/** What a form says of a preference. `wrongAmounts` names fields whose text is no number. */
export const fieldsIn = (
  form: FormData,
  language: LanguageCode,
): { fields: PreferenceFields; wrongAmounts: ('salary_range_from' | 'salary_range_to')[] } => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const id = (name: string) => Number(text(name)) || null
  const ids = (name: string) => form.getAll(name).map(Number).filter(Boolean)
  const title = text('job_title')
  const chosen = id('main_function_id')
  const market = id('pref_country_id')
  const workplace = (['on_site', 'hybrid', 'remote'] as const).find(each => each === text('workplace'))
  const amounts = {
    salary_range_from: wholeAmountIn(text('salary_range_from')),
    salary_range_to: wholeAmountIn(text('salary_range_to')),
  }
  return {
    fields: {
      job_title: title || null,
      ...(chosen && functionIn(chosen, title, language)),
      ...placeIn(id('location_id')),
      job_type_ids: ids('job_type_ids'),
      industry_ids: ids('industry_ids'),
      workplace: workplace ?? null,
      ...amounts,
      ...(market && { pref_country_id: market }),
      ...(form.has('career_summary') && { career_summary: text('career_summary') }),
      ...(form.has('is_default') && { is_default: true as const }),
    },
    wrongAmounts: (['salary_range_from', 'salary_range_to'] as const).filter(name =>
      Number.isNaN(amounts[name]),
    ),
  }
}

/** The values of a preference that is there already: sent again, they make the same one. */
export const preferenceValues = (preference: JobPreference): PreferenceFormValues => {
  const { function_job_title_id, job_function_id, main_function_id, location_id, pref_region_id } = preference
  const one = (name: string, value: string | number | null): PreferenceFormValues =>
    value === null ? [] : [[name, String(value)]]
  return [
    ...one('job_title', preference.job_title),
    ...one('main_function_id', function_job_title_id ?? job_function_id ?? main_function_id),
    ...preference.job_type_ids.flatMap(id => one('job_type_ids', id)),
    ...preference.industry_ids.flatMap(id => one('industry_ids', id)),
    ...one('workplace', preference.workplace),
    ...one('location_id', location_id ?? pref_region_id),
    ...one('salary_range_from', preference.salary_range_from),
    ...one('salary_range_to', preference.salary_range_to),
    ...one('pref_country_id', preference.pref_country_id),
    ...one('career_summary', preference.career_summary),
    ...(preference.is_default ? one('is_default', 1) : []),
  ]
}

/** Whether a title is nothing but the function's name, in any language. */
export const isNameOf = (functionId: number, title: string): boolean =>
  languages.some(({ code }) => functionText(functionId, code) === title)

/**
 * The values as a person reads them: a title that names its function by itself leaves the choice of functions open, and
 * a function's name is no title that anybody typed.
 */
export const shownValues = (values: PreferenceFormValues, language: LanguageCode): PreferenceFormValues => {
  const firstOf = (name: string) => values.find(([each]) => each === name)?.[1]
  const title = firstOf('job_title')
  const chosen = Number(firstOf('main_function_id')) || undefined
  if (title === undefined || chosen === undefined) return values
  const path = functionPath(chosen)
  const isTitle = path?.function_job_title_id === chosen
  const isNamed = isTitle && functionBySeoValue('title', title, language)?.id === chosen
  const isFunctionName = !isTitle && isNameOf(chosen, title)
  return values
    .filter(
      ([name]) => !(isNamed && name === 'main_function_id') && !(isFunctionName && name === 'job_title'),
    )
    .map(([name, value]) =>
      isTitle && !isNamed && name === 'main_function_id'
        ? [name, String(path.job_function_id ?? path.main_function_id)]
        : [name, value],
    )
}
