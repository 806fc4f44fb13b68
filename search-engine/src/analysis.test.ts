import { describe, expect, test } from 'vitest'
import { analyze, foldText, queryWords, stem } from './analysis.ts'

test.each([
  ['ＡＢＣ　ｆｕｌｌ', 'abc full'],
  ['İSTANBUL ISPARTA ılık', 'istanbul isparta ilik'],
  ['São João, Ação, Peña, Müdür, Straße, Łódź', 'sao joao, acao, pena, mudur, strasse, lodz'],
  ['أحمد إدارة آخر مستشفى', 'احمد اداره اخر مستشفي'],
  ['مُحَاسِب محـــاسب ١٢٣', 'محاسب محاسب 123'],
  ['會計師 経理 經理 软件', '会计师 经理 经理 软件'],
  ['ｴﾝｼﾞﾆｱ エンジニア', 'えんじにあ えんじにあ'],
  ['コンピューター コンピュータ データ', 'こんぴゅーた こんぴゅーた でーた'],
  ['が ガ ｶﾞ', 'が が が'],
])('%s is read as %s', (written, read) => {
  expect(foldText(written)).toBe(read)
})

test.each([
  ['C++ developer', ['c++', 'developer']],
  ['C# and C', ['c#', 'and', 'c']],
  ['.NET, ASP.NET', ['.net', 'net', 'asp', '.net', 'net']],
  ['R&D / R & D', ['r&d', 'r&d']],
  ['5S and 24/7', ['5s', 'and', '24', '7']],
  ['AT&T', ['at&t']],
  ['U.S. nurse', ['us', 'nurse']],
  ["driver's o'brien", ['driver', 'obrien']],
  ["İstanbul'da", ['istanbul']],
  ['$1,000 1.5', ['1000', '1.5']],
  ['karyawan-karyawan', ['karyawan']],
  ['well.Then', ['well', 'then']],
  ['C＋＋ Ｃ＃ Ｒ＆Ｄ', ['c++', 'c#', 'r&d']],
  ['C++17', ['c++', '17']],
  ['UI/UX, CI/CD', ['ui', 'ux', 'ci', 'cd']],
  ['NodeJS', ['nodejs']],
  ['Ph.D.', ['ph', 'd', 'phd']],
  ['B.Tech', ['b', 'tech', 'btech']],
  ['マーケティング・マネージャー', analyze('マーケティング マネージャー')],
  ['😀 hi', ['hi']],
])('%s has the words %j', (text, words) => {
  expect(analyze(text, 'xx')).toEqual(words)
})

test('Node.js is found as one word, as nodejs and as node', () => {
  expect(analyze('Node.js')).toEqual(expect.arrayContaining(['node.js', 'nodejs', 'node']))
})

test('a hyphened word is found by its parts and joined', () => {
  expect(analyze('Full-time')).toEqual(['full', 'time', 'fulltime'])
})

test.each([
  ['en', 'business'],
  ['en', 'status'],
  ['en', 'analysis'],
  ['es', 'gerente'],
  ['tr', 'satis'],
  ['id', 'kerja'],
  ['en', '5s'],
  ['en', 'c++'],
])('%s: %s stays as it is', (language, word) => {
  expect(stem(word, language)).toBe(word)
})

test('Chinese and Japanese are indexed by signs and pairs of neighbours', () => {
  expect(analyze('會計師', 'zh-tw')).toEqual(['会', '计', '师', '会计', '计师'])
  expect(analyze('会计师', 'zh-cn')).toEqual(analyze('會計師', 'zh-tw'))
  expect(analyze('𠮷野', 'ja')).toEqual(['𠮷', '野', '𠮷野'])
})

describe('a query', () => {
  const termsOf = (text: string, language: string, languages: string[] = []): string[][] =>
    queryWords(text, language, languages).map(word => word.spellings.map(({ terms }) => terms.join('+')))

  test('finds an abbreviation by its long form and the long form by the abbreviation', () => {
    expect(termsOf('HR manager', 'en')[0]).toEqual(['hr', 'human+resource', 'human+resources'])
    expect(termsOf('human resources manager', 'en')[0]).toEqual(['human+resource', 'hr'])
    expect(termsOf('Sr. nurse', 'en')[0]).toEqual(['sr', 'senior'])
    expect(termsOf('RN', 'en')[0]).toContain('registered+nurse')
    expect(termsOf('CSR', 'en')[0]).toContain('customer+service+representative')
  })

  test('weighs a synonym less than the word itself', () => {
    const [word] = queryWords('sr', 'en')
    expect(word.spellings.map(({ weight }) => weight)).toEqual([1, 0.7])
  })

  test('looks a word up under the stems of the documents’ languages', () => {
    expect(termsOf('operaciones', 'en', ['es'])).toEqual([['operacione', 'operacion']])
  })

  test('leaves function words out unless there is nothing else', () => {
    expect(termsOf('nurse in the hospital', 'en')).toEqual([['nurse'], ['hospital']])
    expect(termsOf('in the', 'en')).toEqual([['in'], ['the']])
  })

  test('one ideograph is looked up by itself, a run by its pairs', () => {
    expect(termsOf('師', 'zh-tw')).toEqual([['师']])
    expect(termsOf('會計師', 'zh-tw')).toEqual([['会计+计师']])
  })

  test('names words as they were typed', () => {
    const [engineer, nurse] = queryWords('軟體工程師 NURSES', 'zh-tw')
    expect(engineer.typed).toBe('軟體工程師')
    expect(engineer.parts?.map(part => part.typed).join('')).toBe('軟體工程師')
    expect(nurse.typed).toBe('NURSES')
  })
})
