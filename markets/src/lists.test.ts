import { describe, expect, test } from 'vitest'
import { functionStructure } from './functions/structure.ts'
import { languages } from './languages.ts'
import { buildOptionLists } from './lists/option-lists.ts'
import { listStructure } from './lists/structure.ts'
import { type OptionListName, optionBySeoValue, options, optionText } from './lists.ts'

test.each(Object.entries(listStructure))('ids and keys of %s are unique', (_, entries) => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})

test('the ten built-in report reasons have the categories of section 3', () => {
  const categories = options('report_job_reasons', 'en').map(reason => `${reason.id} ${reason.category}`)
  expect(categories).toEqual([
    '1 spam',
    '2 spam',
    '3 discrimination',
    '4 discrimination',
    '5 discrimination',
    '6 broken',
    '7 broken',
    '8 broken',
    '9 broken',
    '10 broken',
  ])
})

test('alerts come daily (1), weekly (2) or at once (3)', () => {
  const frequencies = options('subscibe_job_frequency_lists', 'en').map(({ id, key }) => `${id} ${key}`)
  expect(frequencies).toEqual(['1 daily', '2 weekly', '3 instant'])
})

test('each stage of the pipeline shows the seeker a stage that has its own text', () => {
  const stages = options('pipeline_stage_lists', 'en')
  const keys = stages.map(({ key }) => key)
  expect(stages.filter(stage => !keys.includes(stage.seeker_stage))).toEqual([])
  expect(new Set(stages.map(stage => stage.seeker_stage)).size).toBe(8)
})

test('each main function has one job category, and IT and finance ones count for conversions', () => {
  const categories = options('job_category_lists', 'en')
  const mains = categories.map(category => category.main_function_id)
  expect(mains.toSorted((a, b) => a - b)).toEqual(functionStructure.map(main => main.id))
  expect(categories.filter(({ conversion }) => conversion).map(({ key }) => key)).toEqual([
    'it-and-software',
    'accounting-and-finance',
    'banking-and-insurance',
  ])
})

test('ranges follow on one another without gap', () => {
  for (const name of ['company_sizes', 'no_of_employee_ranges'] as const) {
    const ranges = options(name, 'en')
    const gaps = ranges.slice(1).filter((range, index) => range.from !== (ranges[index]?.to ?? 0) + 1)
    expect(gaps).toEqual([])
    expect(ranges.at(-1)?.to).toBeNull()
  }
})

test('only the owner may hand the company over, and a viewer changes nothing', () => {
  const roles = options('recruiter_role_permissions', 'en')
  const may = (permission: string) =>
    roles.filter(role => role.permissions.some(({ key }) => key === permission)).map(({ key }) => key)
  expect(may('transfer_ownership')).toEqual(['owner'])
  expect(may('post_jobs')).toEqual(['owner', 'admin', 'recruiter'])
  expect(roles.at(-1)?.permission_keys).toEqual(['view_applicants', 'view_reports'])
})

test('the URL filters work_xps and educations mirror xp_lvls and degrees', () => {
  expect(options('work_xps', 'en')).toEqual(options('xp_lvls', 'en'))
  expect(options('educations', 'en')).toEqual(options('degrees', 'en'))
})

test('a banner opens the search page with its filter', () => {
  const urls = options('feature_banners', 'en').map(({ url }) => url)
  expect(urls).toContain('/job-search?workplace=remote')
})

test('a text is found by id, and none for an unknown one', () => {
  expect(optionText('degrees', 6, 'en')).toBe("Bachelor's degree")
  expect(optionText('degrees', 99, 'en')).toBeUndefined()
  expect(optionText('no_of_employee_ranges', 5, 'en')).toBe('1,001–3,000')
})

test('an SEO value of another language is understood', () => {
  expect(optionBySeoValue('job_types', 'full-time', 'ar')).toEqual({ id: 1, key: 'full-time' })
  expect(optionBySeoValue('job_types', 'nonsense', 'ar')).toBeUndefined()
})

const names = Object.keys(buildOptionLists('en')).filter(
  (name): name is OptionListName => name in buildOptionLists('en'),
)

describe.each(languages.map(({ code }) => code))('in %s', language => {
  test.each(names)('SEO values of %s lead back to their option', name => {
    const entries = options(name, language)
    const lost = entries.filter(entry => optionBySeoValue(name, entry.seo_value, language)?.id !== entry.id)
    expect(lost).toEqual([])
    expect(new Set(entries.map(entry => entry.seo_value)).size).toBe(entries.length)
  })
})
