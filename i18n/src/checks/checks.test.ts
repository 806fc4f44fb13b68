import { expect, test } from 'vitest'
import { checkGlossary, forbiddenWords } from './glossary.ts'
import { checkParity } from './parity.ts'
import { checkSameness } from './sameness.ts'
import { wordsOf } from './texts.ts'
import { checkUsage } from './usage.ts'

const JOBS = '{count, plural, one {# job} other {# jobs}}'
const reasons = (findings: readonly { key: string; reason: string }[]) =>
  findings.map(({ key, reason }) => `${key}: ${reason}`)

test.each([
  ['ja', '{count} 件'],
  ['ja', '{count, plural, other {# 件}}'],
  ['tr', '{count, plural, one {# ilan} other {# ilan}}'],
  ['es', '{count, plural, =0 {ninguno} one {# empleo} many {# de empleos} other {# empleos}}'],
  [
    'ar',
    '{count, plural, zero {لا وظائف} one {وظيفة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  ],
] as const)('%s: %s is a good translation', (language, text) => {
  expect(checkParity(language, new Map([['a.k', JOBS]]), new Map([['a.k', text]]))).toEqual([])
})

test.each([
  ['ja', JOBS, 'k: {count} has the plural case one, which the language does not have'],
  ['es', '{count, plural, one {# empleo} other {# empleos}}', 'k: {count} lacks the plural case many'],
  ['es', '{count} empleos', 'k: {count} is counted in English and not here'],
  ['tr', 'ilanlar', 'k: lacks {count}'],
  ['id', '{count} dari {total}', 'k: has {total}, which English has not'],
  ['id', '{count} <b>lowongan</b>', 'k: has <b>, which English has not'],
  ['id', '{count lowongan', 'k: does not parse'],
] as const)('%s: %s is caught', (language, text, reason) => {
  const found = reasons(checkParity(language, new Map([['a.k', JOBS]]), new Map([['a.k', text]])))
  expect(found).toEqual([expect.stringContaining(reason)])
})

test('every plural case that Arabic lacks is named', () => {
  const found = checkParity(
    'ar',
    new Map([['a.k', JOBS]]),
    new Map([['a.k', '{count, plural, one {#} other {#}}']]),
  )
  expect(reasons(found)).toEqual(
    ['zero', 'two', 'few', 'many'].map(label => `k: {count} lacks the plural case ${label}`),
  )
})

test('missing keys, extra keys, lost tags and changed choices are caught', () => {
  const english = new Map([
    ['a.gone', 'Gone'],
    ['a.link', 'Read <more>more</more>'],
    ['a.choice', '{kind, select, remote {Home} other {Office}}'],
  ])
  const own = new Map([
    ['a.link', 'Lagi'],
    ['a.choice', '{kind, select, other {Kantor}}'],
    ['a.extra', 'Lebih'],
  ])
  expect(reasons(checkParity('id', english, own))).toEqual([
    'link: lacks <more>',
    'choice: {kind} does not have the cases of English',
    'extra: is not in English',
    'gone: is missing',
  ])
})

test('English that does not parse is caught in English', () => {
  const english = new Map([['a.k', 'Page {page']])
  expect(reasons(checkParity('en', english, english))).toEqual([expect.stringContaining('k: does not parse')])
})

test('text left in English is caught, unless it is allowed or has no words', () => {
  const english = new Map([
    ['a.menu', 'Menu'],
    ['a.sum', '{from} – {to}'],
    ['a.brand', 'Hanap'],
  ])
  expect(reasons(checkSameness('id', english, english, new Set(['a.brand'])))).toEqual([
    'menu: equals English',
  ])
})

test('only what a reader sees counts as words', () => {
  expect(
    wordsOf('See <login>all {one} of</login> {n, plural, =1 {one job} other {# jobs}}').split(/\W+/),
  ).toEqual(['See', 'all', 'of', 'one', 'job', 'jobs', ''])
})

test('Latin letters alone are caught where the language has its own script', () => {
  const english = new Map([
    ['a.k', 'Web site'],
    ['a.n', JOBS],
  ])
  const own = new Map([
    ['a.k', 'Website'],
    ['a.n', '{count, plural, other {# jobs}}'],
  ])
  expect(reasons(checkSameness('ja', english, own, new Set()))).toEqual([
    'k: has no letter of the language',
    'n: has no letter of the language',
  ])
  expect(checkSameness('tr', english, own, new Set())).toEqual([])
  expect(
    checkSameness('ja', english, new Map([['a.n', '{count, plural, other {# 件}}']]), new Set()),
  ).toEqual([])
})

test('an allowance that nobody needs is caught', () => {
  const found = checkSameness(
    'id',
    new Map([['a.k', 'Save']]),
    new Map([['a.k', 'Simpan']]),
    new Set(['a.k', 'a.old']),
  )
  expect(reasons(found)).toEqual(['id a.k: is allowed but not needed', 'id a.old: is allowed but not needed'])
})

test('a glossary’s forbidden words are caught as whole words, and anywhere where no spaces are set', () => {
  const glossary = `# Malay
## Terms
| English | Melayu |
|---|---|
| job | kerja |

## Forbidden words
| Not | But |
|---|---|
| kerjaya kosong | jawatan kosong |
| 応募者様 | 応募者 |
`
  const forbidden = forbiddenWords(glossary)
  expect([...forbidden]).toEqual([
    ['kerjaya kosong', 'jawatan kosong'],
    ['応募者様', '応募者'],
  ])
  const texts = new Map([
    ['a.bad', 'Cari Kerjaya Kosong'],
    ['a.longer', 'kerjaya kosongan'],
    ['a.japanese', 'この応募者様へ'],
  ])
  expect(reasons(checkGlossary('ms', texts, forbidden))).toEqual([
    'bad: says “kerjaya kosong”; the glossary wants “jawatan kosong”',
    'japanese: says “応募者様”; the glossary wants “応募者”',
  ])
})

test('keys that nothing names and keys that have no text are caught', () => {
  const english = new Map([
    ['job.apply', 'Apply'],
    ['job.stage_offer', 'Offer'],
    ['job.old', 'Old'],
    ['mail.greeting', 'Hello'],
  ])
  const path = 'web/jobseeker/src/job/job-page.tsx'
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source's text
  const text = "t('job.apply'); t.parts('job.lost'); t(`job.stage_${stage}`)"
  const { findings, idleAreas } = checkUsage(english, [{ path, text }])
  expect(findings).toEqual([
    { file: path, key: 'job.lost', reason: 'is asked for and has no English text' },
    { file: 'i18n/messages/en/job.json', key: 'old', reason: 'is used nowhere' },
  ])
  expect(idleAreas).toEqual(['mail'])
})
