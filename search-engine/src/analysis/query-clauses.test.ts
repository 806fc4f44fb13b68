import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phraseOf } from './phrase.ts'
import { queryClauses } from './query-clauses.ts'
import { queryWords } from './query-words.ts'

const fields = { title: 'title', 会社: 'company' }

/** A clause in short: `-` before what is excluded, quotes around a phrase, its field before it. */
const read = (text: string): string[] =>
  queryClauses(text, fields).map(({ text: words, isPhrase, isExcluded, field }) => {
    const quoted = isPhrase ? `"${words.trim()}"` : words.trim()
    return `${isExcluded ? '-' : ''}${field === undefined ? '' : `${field}:`}${quoted}`
  })

test.each([
  ['"night nurse" manila', ['"night nurse"', 'manila']],
  ['“night nurse”', ['"night nurse"']],
  ['«مدير مبيعات» -محاسب', ['"مدير مبيعات"', '-محاسب']],
  ['東京「会計士」', ['東京', '"会計士"']],
  ['会計"正社員"', ['会計', '"正社員"']],
  ['『看護師』', ['"看護師"']],
  ['nurse -manager', ['nurse', '-manager']],
  ['-"head nurse"', ['-"head nurse"']],
  ['看護師 －夜勤', ['看護師', '-夜勤']],
  ['title:nurse', ['title:nurse']],
  ['TITLE:"staff nurse" x', ['title:"staff nurse"', 'x']],
  ['-title:nurse', ['-title:nurse']],
  ['会社：トヨタ 看護師', ['company:トヨタ', '看護師']],
  ['-.net -c#', ['-.net', '-c#']],
])('%s is read as %j', (text, clauses) => {
  expect(read(text)).toEqual(clauses)
})

describe('what is not whole is plain text', () => {
  test.each([
    ['"night nurse', ['"night nurse']],
    ['東京「会計士', ['東京「会計士']],
    ['15" monitor 24" screen', ['15" monitor 24" screen']],
    ['c- full-time', ['c- full-time']],
    ['nurse - manila', ['nurse - manila']],
    ['--nurse', ['--nurse']],
    ['driver’s', ['driver’s']],
    ['salary:high', ['salary:high']],
    ['title: nurse', ['title: nurse']],
    ['title:', ['title:']],
  ])('%s', (text, clauses) => {
    expect(read(text)).toEqual(clauses)
  })

  test.each(['', '-', '"', '""', '" "', '-""', '“”', '- -', '\ud83d', '-\ud83d', '「」'])(
    '%j holds no words',
    text => {
      expect(read(text)).toEqual([])
    },
  )
})

test('no text whatever is refused', () => {
  const sign = fc.oneof(
    fc.constantFrom(
      '"',
      '“',
      '”',
      '「',
      '」',
      '-',
      '－',
      ':',
      'title:',
      ' ',
      '　',
      'a',
      '会',
      'م',
      'ー',
      '.',
      '+',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), signs => {
      for (const { text } of queryClauses(signs.join(''), fields)) {
        queryWords(text, 'ja', ['en', 'tr', 'ar'])
        phraseOf(text, 'ja', ['en', 'tr', 'ar'])
      }
    }),
    { numRuns: 2000 },
  )
}, 30_000)

describe('a phrase', () => {
  test('is its words in order, each under every stem', () => {
    expect(phraseOf('staff nurses', 'en', ['tr'])).toEqual({
      places: [['staff'], ['nurse', 'nurses']],
      whole: [],
    })
  })

  test('of ideographs is its pairs of neighbours', () => {
    expect(phraseOf('會計師').places).toEqual([['会计'], ['计师']])
  })

  test('that is one compound is also the whole word', () => {
    expect(phraseOf('full-time', 'en')).toEqual({ places: [['full'], ['time']], whole: ['fulltime'] })
    expect(phraseOf('full-time nurse', 'en').whole).toEqual([])
  })
})
