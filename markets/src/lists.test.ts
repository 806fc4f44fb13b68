import { describe, expect, test } from 'vitest'
import { functionStructure } from './functions/structure.ts'
import { languages } from './languages.ts'
import { buildOptionLists } from './lists/option-lists.ts'
import { listStructure } from './lists/structure.ts'
import { configLists, type OptionListName, optionBySeoValue, options, optionText } from './lists.ts'
import { markets } from './markets.ts'

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
  expect(optionText('no_of_employee_ranges', 6, 'en')).toBe('1,001–5,000')
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

const namedInSection3 = [
  'xp_lvls',
  'job_types',
  'degrees',
  'no_of_employee_ranges',
  'company_sizes',
  'industry_lists',
  'job_category_lists',
  'job_benefit_lists',
  'job_attractive_reasons',
  'company_benefit_lists',
  'company_culture_lists',
  'company_financing_stage_lists',
  'country_lists',
  'location_lists',
  'chat_report_lists',
  'notice_period_lists',
  'subscibe_job_frequency_lists',
  'report_job_reasons',
  'report_talent_reasons',
  'salary_ranges',
  'social_types',
  'resume_source_lists',
  'language_lists',
  'gender_lists',
  'pipeline_stage_lists',
  'resume_last_updated_time_lists',
  'job_function_lists',
  'report_interview_reasons',
  'report_recruiter_reasons',
  'main_functions',
  'job_functions',
  'function_titles',
  'work_xps',
  'educations',
  'salary_range_filters',
  'feature_banners',
  'recruiter_role_permissions',
  'user_identity_lists',
  'main_job_function_lists',
  'currency_lists',
  'workplaces',
]

test.each(markets.map(({ key }) => key))('in %s every list answers in every language', market => {
  for (const { code } of languages) {
    const lists = configLists(market, code)
    expect(Object.keys(lists).sort()).toEqual(namedInSection3.toSorted())
    expect(Object.entries(lists).filter(([, list]) => list.length === 0)).toEqual([])
    expect(configLists(market, code)).toBe(lists)
  }
})

test('a market has its own locations, salary bands and the names of countries in the language', () => {
  const lists = configLists('jp', 'ja')
  expect(lists.country_lists.find(({ key }) => key === 'jp')).toEqual({
    id: 105,
    key: 'jp',
    code: 'JP',
    value: '日本',
    is_sms_allowed: true,
    phone_code: '+81',
  })
  const tokyo = lists.location_lists.find(region => region.seo_value === '東京都')
  expect(tokyo?.value).toBe('東京都')
  expect(tokyo?.locations.length).toBeGreaterThan(0)
  expect(configLists('ph', 'en').salary_range_filters.at(-1)).toMatchObject({ from: 200_001, to: 400_000 })
})
