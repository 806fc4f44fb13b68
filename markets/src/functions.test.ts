import { describe, expect, test } from 'vitest'
import { functionStructure } from './functions/structure.ts'
import {
  functionBySeoValue,
  functionPath,
  functionText,
  functionTitleById,
  mainFunctionById,
  mainFunctions,
  subFunctionById,
} from './functions.ts'
import { languages } from './languages.ts'

const mains = functionStructure
const subs = mains.flatMap(main => main.subs)
const titles = subs.flatMap(sub => sub.titles)

test('the hierarchy has at least 15 main functions, 100 sub-functions and 500 titles', () => {
  expect(mains.length).toBeGreaterThanOrEqual(15)
  expect(subs.length).toBeGreaterThanOrEqual(100)
  expect(titles.length).toBeGreaterThanOrEqual(500)
})

test('an id names one function of all levels, and a key one of its level', () => {
  const all = [...mains, ...subs, ...titles]
  expect(new Set(all.map(entry => entry.id)).size).toBe(all.length)
  for (const level of [mains, subs, titles]) {
    expect(new Set(level.map(entry => entry.key)).size).toBe(level.length)
  }
})

test('ids tell the level', () => {
  expect(mains.every(({ id }) => id >= 1 && id <= 99)).toBe(true)
  expect(subs.every(({ id }) => id >= 101 && id <= 999)).toBe(true)
  expect(titles.every(({ id }) => id >= 1001)).toBe(true)
})

test('a title is an entry with its key made of the SEO value and the id', () => {
  expect(mainFunctions('en')[0]?.sub_function_list[0]?.job_titles[9]).toEqual({
    id: 1010,
    key: 'dotnet-developer-1010',
    value: '.NET Developer',
    seo_value: 'dotnet-developer',
    'seo-value': 'dotnet-developer',
    function_title_value: '.NET Developer',
  })
})

test('a function is found by id on its own level only', () => {
  expect(mainFunctionById(6, 'en')?.value).toBe('Accounting & Finance')
  expect(subFunctionById(6, 'en')).toBeUndefined()
  expect(functionTitleById(1010, 'en')?.value).toBe(functionText(1010, 'en'))
  expect(functionPath(1010)).toEqual({
    main_function_id: 1,
    job_function_id: 101,
    function_job_title_id: 1010,
  })
  expect(functionPath(999_999)).toBeUndefined()
  expect(() => functionText(999_999, 'en')).toThrow('999999')
})

test('an SEO value of another language, or one not yet clean, is understood', () => {
  expect(functionBySeoValue('main', 'accounting-finance', 'ar')?.id).toBe(6)
  expect(functionBySeoValue('main', 'Accounting & Finance', 'en')?.id).toBe(6)
  expect(functionBySeoValue('main', 'nonsense', 'en')).toBeUndefined()
})

describe.each(languages.map(({ code }) => code))('in %s', language => {
  const main = mainFunctions(language)
  const sub = main.flatMap(each => each.sub_function_list)
  const title = sub.flatMap(each => each.job_titles)

  test.each([
    ['main', main],
    ['sub', sub],
    ['title', title],
  ] as const)('SEO values of level %s lead back to their function', (level, entries) => {
    const lost = entries.filter(
      entry => functionBySeoValue(level, entry.seo_value, language)?.id !== entry.id,
    )
    expect(lost).toEqual([])
    expect(new Set(entries.map(entry => entry.seo_value)).size).toBe(entries.length)
  })

  test('keys have neither capitals nor slashes nor spaces', () => {
    const odd = [...main, ...sub, ...title].filter(
      ({ key, 'seo-value': hyphened, seo_value }) =>
        key !== key.toLowerCase() || /[\s/]/.test(key) || hyphened !== seo_value,
    )
    expect(odd).toEqual([])
    expect(title.every(({ id, key }) => key.endsWith(`-${id}`))).toBe(true)
  })
})
