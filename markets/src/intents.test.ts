import { describe, expect, test } from 'vitest'
import { intentWords } from './intents/words.ts'
import { type Intent, readIntents } from './intents.ts'
import { type LanguageCode, languages } from './languages.ts'

describe('words that say something else than the work are no words of the search', () => {
  test.each<[LanguageCode, string, string, Intent[]]>([
    ['en', 'work from home', '', ['remote']],
    ['en', 'work-from-home customer service', 'customer service', ['remote']],
    ['en', 'part time barista', 'barista', ['partTime']],
    ['en', 'part-time jobs near me', '', ['partTime', 'nearMe']],
    ['en', 'no experience remote data entry', 'data entry', ['remote', 'noExperience']],
    ['es', 'cajero medio tiempo sin experiencia', 'cajero', ['partTime', 'noExperience']],
    ['pt-br', 'vagas home office', '', ['remote']],
    ['id', 'admin paruh waktu', 'admin', ['partTime']],
    ['ms', 'kerani separuh masa', 'kerani', ['partTime']],
    ['tr', 'evden çalışma çağrı merkezi', 'çağrı merkezi', ['remote']],
    ['ar', 'محاسب عن بعد', 'محاسب', ['remote']],
    ['ar', 'وظائف بدون خبرة', '', ['noExperience']],
    ['ja', '在宅勤務 事務', '事務', ['remote']],
    ['ja', '未経験歓迎 営業', '営業', ['noExperience']],
    ['ja', '事務在宅勤務', '事務', ['remote']],
    ['zh-cn', '兼职 会计', '会计', ['partTime']],
    ['zh-tw', '在家工作 客服', '客服', ['remote']],
  ])('%s: “%s”', (language, typed, keyword, intents) => {
    expect(readIntents(typed, [language])).toEqual({ keyword, intents })
  })

  test('in the market’s languages and English, too', () => {
    expect(readIntents('work from home 営業', ['ja', 'en'])).toEqual({ keyword: '営業', intents: ['remote'] })
  })
})

describe('other words stay as they are', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'remote sensing analyst'],
    ['en', 'home health aide'],
    ['en', '"work from home" trainer'],
    ['en', 'nurse -remote'],
    ['en', 'title:remote'],
    ['en', 'experience designer'],
    ['en', ''],
    ['tr', 'evden eve nakliyat'],
    ['ja', '在宅医療 看護師'],
    ['ja', 'パートナー営業'],
    ['zh-cn', '远程医疗 护士'],
  ])('%s: “%s”', (language, typed) => {
    expect(readIntents(typed, [language])).toEqual({ keyword: typed, intents: [] })
  })

  test('a name beside an intent is kept whole', () => {
    expect(readIntents('remote sensing analyst work from home', ['en'])).toEqual({
      keyword: 'remote sensing analyst',
      intents: ['remote'],
    })
  })
})

test('every language says every intent, in lower case', () => {
  for (const { code } of languages)
    for (const [name, words] of Object.entries(intentWords[code])) {
      if (name !== 'names') expect([code, name, words.length > 0]).toEqual([code, name, true])
      for (const text of words) expect(text).toBe(text.toLowerCase())
    }
})
