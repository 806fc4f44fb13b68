import { describe, expect, test } from 'vitest'
import { functionStructure } from '../functions/structure.ts'
import { type LanguageCode, languages } from '../languages.ts'
import { skillStructure } from '../skills/structure.ts'
import { allowed } from './allowed.ts'
import { listStructure } from './structure.ts'
import { functionTexts, listTexts, skillTexts, type TextsById } from './texts.ts'

const codes = languages.map(({ code }) => code)

const described = [
  'feature_banners',
  'report_job_reasons',
  'chat_report_lists',
  'report_recruiter_reasons',
  'report_talent_reasons',
  'report_interview_reasons',
]

const flat = (lists: Readonly<Record<string, TextsById>>): TextsById =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([list, texts]) =>
      Object.entries(texts).map(([id, text]) => [`${list}.${id}`, text]),
    ),
  )

const needed = {
  functions: functionStructure.flatMap(main => [
    main.id,
    ...main.subs.flatMap(sub => [sub.id, ...sub.titles.map(title => title.id)]),
  ]),
  lists: Object.entries(listStructure).flatMap(([list, entries]) =>
    list === 'no_of_employee_ranges'
      ? []
      : entries
          .filter(entry => entry.name === undefined)
          .flatMap(({ id }) => [
            `${list}.${id}`,
            ...(described.includes(list) ? [`${list}.${id}.description`] : []),
          ]),
  ),
  skills: skillStructure.filter(skill => skill.name === undefined).map(skill => skill.id),
}

const textsOf = {
  functions: (language: LanguageCode) => functionTexts[language],
  lists: (language: LanguageCode) => flat(listTexts[language]),
  skills: (language: LanguageCode) => skillTexts[language],
}

const ownScript: Partial<Record<LanguageCode, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
}

/** Ids of the texts that would read as untranslated: equal to English, or without a letter of the own script. */
const untranslated = (language: LanguageCode, texts: TextsById, english: TextsById): string[] => {
  const script = ownScript[language]
  return Object.entries(texts)
    .filter(([id, text]) => /\p{L}/u.test(text) && (text === english[id] || (script && !script.test(text))))
    .map(([id]) => id)
}

const areas = ['functions', 'lists', 'skills'] as const

describe.each(areas)('the texts of %s', area => {
  describe.each(codes)('in %s', language => {
    const texts = textsOf[area](language)

    test('cover every id and no other', () => {
      expect(Object.keys(texts).sort()).toEqual(needed[area].map(String).sort())
    })

    test('are clean', () => {
      const unclean = Object.entries(texts).filter(
        ([, text]) =>
          text === '' || text !== text.trim() || /\s{2}/.test(text) || text !== text.normalize('NFC'),
      )
      expect(unclean).toEqual([])
    })
  })

  test.each(codes.filter(code => code !== 'en'))(
    'differ in %s from English and use its script, but for the allowed ones',
    language => {
      expect(untranslated(language, textsOf[area](language), textsOf[area]('en')).sort()).toEqual(
        [...allowed[language][area]].sort(),
      )
    },
  )
})

test('a text left in English or in another script is found', () => {
  const english = { '1': 'Teacher', '2': '1–20', '3': 'Nurse' }
  expect(untranslated('es', { '1': 'Teacher', '2': '1–20', '3': 'Enfermera' }, english)).toEqual(['1'])
  expect(untranslated('ja', { '1': 'Sensei', '2': '1–20', '3': '看護師' }, english)).toEqual(['1'])
})
