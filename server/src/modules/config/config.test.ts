import {
  listConfig,
  listSkills,
  locate,
  readOutage,
  readTranslation,
  readTranslationManifest,
} from '@hanap/contracts/config/config.calls'
import { ConfigLists } from '@hanap/contracts/config/config.schemas'
import { languages } from '@hanap/markets/languages'
import { markets } from '@hanap/markets/markets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { endOutage, startOutage } from './outages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('GET /api/config/{type}/list', () => {
  test.each(languages)('every list has options with texts in $label', async ({ code }) => {
    const { data } = await app.call(listConfig, { params: { type: 'ph' }, query: { language_code: code } })
    expect(Object.keys(data).sort()).toEqual(Object.keys(ConfigLists.shape).sort())
    for (const [name, list] of Object.entries(data)) {
      expect(list.length, name).toBeGreaterThan(0)
      for (const option of list) if ('value' in option) expect(option.value, name).not.toBe('')
    }
  })

  test('the 40 lists of the specification are there under its names', () => {
    const named =
      'xp_lvls job_types degrees no_of_employee_ranges company_sizes industry_lists job_category_lists ' +
      'job_benefit_lists job_attractive_reasons company_benefit_lists company_culture_lists ' +
      'company_financing_stage_lists country_lists location_lists chat_report_lists notice_period_lists ' +
      'subscibe_job_frequency_lists report_job_reasons report_talent_reasons salary_ranges social_types ' +
      'resume_source_lists language_lists gender_lists pipeline_stage_lists resume_last_updated_time_lists ' +
      'job_function_lists report_interview_reasons report_recruiter_reasons main_functions job_functions ' +
      'function_titles work_xps educations salary_range_filters feature_banners recruiter_role_permissions ' +
      'user_identity_lists main_job_function_lists currency_lists'
    expect(named.split(' ')).toHaveLength(40)
    expect(Object.keys(ConfigLists.shape)).toEqual(expect.arrayContaining(named.split(' ')))
  })

  test.each(markets)('$key has its own places and salaries', async ({ key }) => {
    const { data, status } = await app.call(listConfig, { params: { type: key } })
    expect(status).toBe(200)
    expect(data.location_lists.length).toBeGreaterThan(0)
    expect(data.salary_range_filters[0]?.from).toBe(0)
  })

  test('without a code the language is the request’s', async () => {
    const { data } = await app.call(listConfig, { params: { type: 'ph' } }, { language: 4 })
    expect(data.job_types[0]?.value).toMatch(/正社員/)
  })

  test('an unknown country is 404, an unknown language 422', async () => {
    expect((await app.call(listConfig, { params: { type: 'xx' } })).status).toBe(404)
    const wrong = await app.call(listConfig, { params: { type: 'ph' }, query: { language_code: 'tlh' } })
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['language_code']])
  })

  test('the copy that a client has is not sent again', async () => {
    const first = await app.send('GET', '/api/config/ph/list')
    const again = await app.send('GET', '/api/config/ph/list', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
  })
})

describe('the maintenance page', () => {
  const outage = async (language?: number) =>
    (await app.call(readOutage, {}, language ? { language } : {})).data

  test('is switched on and off, with its own words or the operator’s', async () => {
    expect(await outage()).toEqual({ is_outage: false, message: null, starts_at: null, ends_at: null })

    await startOutage(app.db)
    await eventually(async () => expect((await outage()).is_outage).toBe(true))
    expect((await outage()).message).toBe(
      'The page that you are looking for is currently under maintenance and will be back soon!',
    )
    expect((await outage(4)).message).not.toBe((await outage()).message)

    const until = new Date(Date.now() + 3_600_000)
    await startOutage(app.db, { message: 'Back at noon', until })
    await eventually(async () =>
      expect(await outage()).toMatchObject({ message: 'Back at noon', ends_at: until.toISOString() }),
    )

    expect(await endOutage(app.db)).toBe(true)
    await eventually(async () => expect((await outage()).is_outage).toBe(false))
    expect(await endOutage(app.db)).toBe(false)
  })

  test('ends by itself', async () => {
    await startOutage(app.db)
    await eventually(async () => expect((await outage()).is_outage).toBe(true))
    await startOutage(app.db, { until: new Date(Date.now() + 300) })
    await eventually(async () => expect((await outage()).is_outage).toBe(false))
  })
})

describe('GET /api/config/skill/lists', () => {
  const find = async (query: string, language_code = 'en') =>
    (await app.call(listSkills, { query: { query, language_code } })).data.skills.map(({ value }) => value)

  test('all of them without a query', async () => {
    expect((await app.call(listSkills)).data.skills.length).toBeGreaterThan(200)
  })

  test('those that contain a text, the ones that begin with it first', async () => {
    const found = await find('script')
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(value => value.toLowerCase().includes('script'))).toBe(true)
    const begins = found.map(value => value.toLowerCase().startsWith('script'))
    expect(begins.toSorted((a, b) => Number(b) - Number(a))).toEqual(begins)
    expect(await find('no such skill')).toEqual([])
  })
})

describe('GET /api/config/geo-location', () => {
  const at = (latitude: number, longitude: number, language = 1) =>
    app.call(locate, { query: { latitude: String(latitude), longitude: String(longitude) } }, { language })

  test.each([
    ['Manila', 14.6, 120.98, 'ph', 'Manila'],
    ['Tokyo', 35.69, 139.75, 'jp', 'Chiyoda'],
    ['Singapore', 1.28, 103.85, 'sg', 'Downtown Core'],
    ['the South Atlantic', -30, -20, null, null],
  ])('%s', async (_, latitude, longitude, country, location) => {
    const { data } = await at(latitude, longitude)
    if (country) expect(data.country.key).toBe(country)
    expect(data.location?.value ?? null).toBe(location)
  })

  test('in the reader’s language', async () => {
    expect((await at(14.6, 120.98, 4)).data.location?.value).toBe('マニラ')
  })

  test.each([
    ['latitude', '?longitude=120'],
    ['longitude', '?latitude=14'],
    ['latitude', '?latitude=91&longitude=120'],
    ['longitude', '?latitude=14&longitude=x'],
  ])('a wrong %s is refused by its name: %s', async (field, query) => {
    const answer = await app.send('GET', `/api/config/geo-location${query}`)
    expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, [field]])
  })
})

describe('translations', () => {
  test('the manifest leads to every file of every language, which never changes', async () => {
    const { data } = await app.call(readTranslationManifest)
    expect(Object.keys(data.files).sort()).toEqual(languages.map(({ code }) => code).sort())
    for (const [language, files] of Object.entries(data.files))
      for (const area of Object.keys(files)) {
        const params = { version: data.version, language, file: `${area}.json` }
        const answer = await app.call(readTranslation, { params })
        expect(answer.status).toBe(200)
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(Object.keys(answer.data).every(key => key.startsWith(`${area}.`))).toBe(true)
      }
  })

  test('a text arrives as it was compiled', async () => {
    const { data } = await app.call(readTranslationManifest)
    const params = { version: data.version, language: 'en', file: 'search' }
    const { data: texts } = await app.call(readTranslation, { params })
    expect(texts['search.submit']).toBe('Search jobs')
    expect(texts['search.results']).toEqual([
      ['count', 'plural', { one: [['#'], ' job'], other: [['#'], ' jobs'] }],
    ])
  })

  test.each([
    ['another version', { version: 'abc', language: 'en', file: 'search' }, 'not_found'],
    ['an unknown language', { version: 'abc', language: 'xx', file: 'search' }, 'language_not_found'],
    ['an unknown file', { version: 'abc', language: 'en', file: 'nothing' }, 'not_found'],
  ])('%s is 404', async (_, params, code) => {
    const answer = await app.send(
      'GET',
      `/api/config/translations/${params.version}/${params.language}/${params.file}`,
    )
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, code])
  })
})
