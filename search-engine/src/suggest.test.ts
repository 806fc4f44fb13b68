import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountedEntry, suggestByReading } from './suggest/reference.ts'
import { Suggester, type SuggestionEntry, suggest } from './suggest.ts'

const suggesterOf = <Kind extends string>(
  entries: readonly (SuggestionEntry<Kind> & { count: number })[],
) => {
  const counts = new Map(entries.map(entry => [entry.id, entry.count]))
  const suggester = new Suggester<Kind>(entries)
  suggester.recount(({ id }) => counts.get(id))
  return suggester
}

const named = (...labels: (string | readonly [shown: string, ...others: string[]])[]) =>
  suggesterOf(
    labels.map((label, at) => {
      const all = typeof label === 'string' ? [label] : label
      return { id: String(at), kind: 'title', labels: all, count: 1000 - at }
    }),
  )

const shown = (suggester: Suggester<string>, text: string, limit = 10) =>
  suggest([suggester], text, { title: limit }).map(({ label }) => label)

describe('what is typed begins a word of a label', () => {
  test.each<[string, string, string]>([
    ['any word', 'eng', 'Software Engineer'],
    ['in any case and width', 'ＳＯＦＴＷ', 'Software Engineer'],
    ['without its marks', 'canada', 'Cañada Educación'],
    ['with marks that the label lacks', 'educación', 'Educacion basica'],
    ['with a dotted capital I', 'İST', 'istanbul satış'],
    ['with a dotless i', 'SATIŞ', 'Satış Temsilcisi'],
    ['with the Arabic article or without', 'محا', 'المحاسب المالي'],
    ['though the label has no article', 'المحاس', 'محاسب'],
    ['behind a joined and', 'تسويق', 'المبيعات والتسويق'],
    ['in another form of an Arabic letter', 'ادار', 'إدارة الأعمال'],
    ['in hiragana for katakana', 'えんじ', 'エンジニア'],
    ['inside a run of kana', 'エンジ', 'ソフトウェアエンジニア'],
    ['with letters an input method has yet to turn', 'えんj', 'エンジニア'],
    ['with a final length mark or without', 'マネージャー', 'プロダクトマネージャ'],
    ['in traditional characters for simplified', '軟件', '软件工程师'],
    ['in simplified characters for traditional', '护理', '護理師'],
    ['inside a run of ideographs', '会计', '註冊會計師'],
    ['signs that belong to a word', 'c++', 'C++ Developer'],
    ['a leading dot', '.ne', 'ASP.NET Developer'],
    ['behind a dot inside a word', 'node.j', 'Node.js Developer'],
    ['initials', 'r & d', 'R&D Manager'],
    ['initials with dots', 'sm', 'S.M. Holdings'],
    ['over a hyphen', 'full time', 'Full-time Nanny'],
    ['without an apostrophe', 'mens', 'Men’s Wear'],
  ])('%s', (_, typed, label) => {
    expect(shown(named('Zookeeper', label, 'Yoga 123'), typed)).toEqual([label])
  })

  test('several words in any order, the last one unfinished', () => {
    const titles = named('Senior Software Engineer', 'Software Tester', 'Sales Engineer')
    expect(shown(titles, 'engineer so')).toEqual(['Senior Software Engineer'])
    expect(shown(titles, 'soft eng')).toEqual(['Senior Software Engineer'])
  })

  test('all of them in one label of an entry', () => {
    expect(shown(named(['会計士', 'Accountant'], ['看護師', 'Nurse']), '会計士 nur')).toEqual([])
  })

  test('nothing typed finds nothing', () => {
    for (const text of ['', '  ', '—', '🙂', '\u0000']) expect(shown(named('Nurse'), text)).toEqual([])
  })
})

describe('the order', () => {
  test('by how it matches, then by count', () => {
    const titles = named('Head Nurse', 'Nurse Aide', 'Nurse', 'Nursery Nurse', 'Nursery Teacher')
    expect(shown(titles, 'nurse')).toEqual([
      'Nurse',
      'Nurse Aide',
      'Nursery Nurse',
      'Nursery Teacher',
      'Head Nurse',
    ])
  })

  test('finished words before unfinished ones', () => {
    expect(shown(named('Helper Carpenter', 'Helper, Car'), 'car help')).toEqual([
      'Helper, Car',
      'Helper Carpenter',
    ])
  })

  test('the shown name before another one, which is told', () => {
    const titles = named(['Contable', 'Accountant'], ['Accountant', 'Contable'])
    expect(suggest([titles], 'accountant', { title: 5 })).toMatchObject([
      { label: 'Accountant' },
      { label: 'Contable', foundAs: 'Accountant', highlights: [] },
    ])
  })

  test('what counts nothing comes last, what is not to be suggested not at all', () => {
    const titles = named('Nurse', 'Nurse Aide', 'Head Nurse')
    titles.recount(({ id }) => (id === '0' ? 0 : id === '1' ? undefined : 5))
    expect(shown(titles, 'nurse')).toEqual(['Head Nurse', 'Nurse'])
  })

  test('at most as many of a kind as wanted, over all suggesters', () => {
    const one = suggesterOf([{ id: 'a', kind: 'place', labels: ['Makati'], count: 1 }])
    const two = suggesterOf([
      { id: 'b', kind: 'place', labels: ['Mandaue'], count: 3 },
      { id: 'c', kind: 'place', labels: ['Manila'], count: 2 },
      { id: 'd', kind: 'skill', labels: ['Management'], count: 9 },
    ])
    const found = suggest([one, two], 'ma', { place: 2 })
    expect(found.map(({ id, count }) => [id, count])).toEqual([
      ['b', 3],
      ['c', 2],
    ])
  })
})

describe('a typing error', () => {
  test.each([
    ['a wrong letter', 'acxount'],
    ['a missing letter', 'acountant'],
    ['a letter too many', 'accouuntant'],
    ['swapped letters', 'accuontant'],
    ['a letter too many at the beginning', 'caccountant'],
    ['first letters in the wrong order', 'cacountant'],
  ])('%s is forgiven', (_, typed) => {
    expect(shown(named('Accountant', 'Nurse'), typed)).toEqual(['Accountant'])
  })

  test('is forgiven in each long word, and in none of less than 4 letters', () => {
    const titles = named('Sales Manager')
    expect(shown(titles, 'manger slaes')).toEqual(['Sales Manager'])
    expect(shown(titles, 'sxl')).toEqual([])
    expect(shown(titles, 'sxle')).toEqual(['Sales Manager'])
  })

  test('is looked for only where nothing matches as typed, in any of the suggesters', () => {
    expect(shown(named('Nurse', 'Norse Guide'), 'nors')).toEqual(['Norse Guide'])
    expect(suggest([named('Nurse'), named('Norse Guide')], 'nors', { title: 5 })).toHaveLength(1)
  })
})

test.each([
  ['nur', 'Registered Nurse', ['Nur']],
  ['nurse reg', 'Registered Nurse', ['Reg', 'Nurse']],
  ['ssei', 'Straßer', []],
  ['stras', 'Straßer', ['Straß']],
  ['educacion', 'Educación física', ['Educación']],
  ['エンジ', 'ソフトウェアエンジニア', ['エンジ']],
  ['ｴﾝｼﾞ', 'エンジニア', ['エンジ']],
  ['محا', 'المُحاسب', ['مُحا']],
  ['软件', '軟體軟件', ['軟件']],
  ['node.js', 'Senior Node.js dev', ['Node.js']],
])('%s is highlighted in %s', (typed, label, parts) => {
  const [found] = suggest([named(label)], typed, { title: 1 })
  expect((found?.highlights ?? []).map(([from, to]) => label.slice(from, to))).toEqual(parts)
})

const word = fc.stringMatching(/^[abc]{1,5}$/)
const strange = fc.constantFrom(
  '会計',
  '会',
  'アイー',
  'العمل',
  'وال',
  'a.b',
  'c++',
  'İı',
  'ñandú',
  "o'b",
  '&',
  '.a',
  '𠮷野',
  '🙂',
)
const phrase = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, strange), { minLength: 1, maxLength: 4 })
  .map(words => words.join(' '))
const entry = fc.record({
  kind: fc.constantFrom('x', 'y'),
  labels: fc.array(phrase, { minLength: 1, maxLength: 3 }),
  count: fc.nat({ max: 3 }),
})

test('answers what reading every label answers', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 30 }),
      fc.oneof(phrase, fc.stringMatching(/^[abc ]{1,12}$/)),
      fc.integer({ min: 1, max: 40 }),
      (drawn, text, limit) => {
        const entries: CountedEntry[] = drawn.map((each, at) => ({ ...each, id: String(at) }))
        const found = suggest([suggesterOf(entries)], text, { x: limit, y: limit })
        for (const kind of ['x', 'y'])
          expect(found.filter(each => each.kind === kind).map(({ id }) => id)).toEqual(
            suggestByReading(entries, text, kind).slice(0, limit),
          )
      },
    ),
    { numRuns: 3000 },
  )
})

test('takes any text, as a label and as what is typed', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('\ud800', '\udc00', 'a', '.', '&', 'ー', 'ال', ' ', '\u0301'),
      maxLength: 40,
    }),
  )
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1, maxLength: 5 }), anything, (labels, text) => {
      const titles = suggesterOf([{ id: 'a', kind: 'title', labels, count: 1 }])
      for (const typed of [text, ...labels])
        for (const { label, highlights } of suggest([titles], typed, { title: 1 })) {
          const bounds = highlights.flat()
          expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
          for (const bound of bounds) expect(bound).toBeLessThanOrEqual(label.length)
        }
    }),
    { numRuns: 2000 },
  )
})
