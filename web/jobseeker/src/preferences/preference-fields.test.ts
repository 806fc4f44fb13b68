import { functionText, mainFunctions } from '@hanap/markets/functions'
import { optionText } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import {
  fieldsIn,
  type PreferenceFormValues,
  preferenceValues,
  shownValues,
} from './preference-fields.server.ts'
import { preferenceView } from './preference-view.server.ts'

const [main] = mainFunctions('en')
const sub = main?.sub_function_list[0]
const title = sub?.job_titles[0]
const makati = locationByKey('ph', 'makati')
if (!main || !sub || !title || makati?.kind !== 'location') throw new Error('there are functions and places')

const formOf = (values: PreferenceFormValues) => {
  const form = new FormData()
  for (const [name, value] of values) form.append(name, value)
  return form
}
const read = (...values: PreferenceFormValues) => fieldsIn(formOf(values), 'en')

const whole = {
  id: 'p1',
  job_title: 'Chief of everything',
  function_job_title_id: title.id,
  job_function_id: sub.id,
  main_function_id: main.id,
  job_type_ids: [1, 2],
  workplace: 'hybrid' as const,
  salary_range_from: 30_000,
  salary_range_to: null,
  currency: 'PHP',
  pref_country_id: 1,
  pref_region_id: makati.regionId,
  location_id: makati.id,
  industry_ids: [3],
  career_summary: 'I build what is needed.',
  is_default: true,
}

test('a deleted preference is made again with all that it had', () => {
  expect(read(...preferenceValues(whole)).fields).toEqual({
    job_title: 'Chief of everything',
    function_job_title_id: title.id,
    job_type_ids: [1, 2],
    workplace: 'hybrid',
    salary_range_from: 30_000,
    salary_range_to: null,
    pref_country_id: 1,
    location_id: makati.id,
    industry_ids: [3],
    career_summary: 'I build what is needed.',
    is_default: true,
  })
})

test('an empty form clears what it shows', () => {
  expect(read(['job_title', ' '], ['location_id', ''], ['workplace', '']).fields).toEqual({
    job_title: null,
    location_id: null,
    pref_region_id: null,
    job_type_ids: [],
    industry_ids: [],
    workplace: null,
    salary_range_from: null,
    salary_range_to: null,
  })
})

test.each([
  ['30,000', 30_000],
  ['30.000', 30_000],
  ['30 000', 30_000],
  ['٣٠٬٠٠٠', 30_000],
  ['３００００', 30_000],
])('an amount is read as people write it: %s', (text, amount) => {
  expect(read(['salary_range_from', text])).toMatchObject({
    fields: { salary_range_from: amount },
    wrongAmounts: [],
  })
})

test('an amount that is no number is named', () => {
  expect(read(['salary_range_to', 'a lot']).wrongAmounts).toEqual(['salary_range_to'])
})

test('a listed title makes the field of work that it belongs to as exact as it is', () => {
  const chosen = (id: number) => read(['job_title', title.value], ['main_function_id', String(id)]).fields
  expect(chosen(main.id)).toMatchObject({ function_job_title_id: title.id })
  expect(chosen(sub.id)).toMatchObject({ function_job_title_id: title.id })
  const other = mainFunctions('en')[1]
  expect(chosen(other?.id ?? 0)).toMatchObject({ main_function_id: other?.id })
  expect(read(['main_function_id', String(sub.id)]).fields).toMatchObject({ job_function_id: sub.id })
})

test('a region is a place of its own', () => {
  expect(read(['location_id', String(makati.regionId)]).fields).toMatchObject({
    pref_region_id: makati.regionId,
  })
})

test('the form leaves open what the title names, and shows no function as a title', () => {
  const shown = (jobTitle: string, id: number) =>
    shownValues(
      [
        ['job_title', jobTitle],
        ['main_function_id', String(id)],
      ],
      'en',
    )
  expect(shown(title.value, title.id)).toEqual([['job_title', title.value]])
  expect(shown(sub.value, sub.id)).toEqual([['main_function_id', String(sub.id)]])
  expect(shown('Chief of everything', title.id)).toEqual([
    ['job_title', 'Chief of everything'],
    ['main_function_id', String(sub.id)],
  ])
})

test('a preference is said in the reader’s words; another market’s by its name', () => {
  const market = { pref_country_id: marketByKey('ph')?.id ?? 0 }
  expect(preferenceView(fakePage({}), { ...whole, ...market })).toEqual({
    careerSummary: 'I build what is needed.',
    id: 'p1',
    name: 'Chief of everything',
    facts: [
      title.value,
      'Makati',
      'Hybrid',
      'Full-time',
      'Part-time',
      optionText('industry_lists', 3, 'en'),
      'From ₱30,000 a month',
    ],
    isDefault: true,
  })
  const japanese = { market: 'sg', language: 'ja' }
  const { name, facts } = preferenceView(fakePage({}, japanese), {
    ...whole,
    ...market,
    job_title: title.value,
  })
  expect(name).toBe(functionText(title.id, 'ja'))
  expect(facts).not.toContain(title.value)
  expect(facts.at(-1)).toBe('フィリピン')
})
