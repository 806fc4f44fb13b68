import { expect, test } from 'vitest'
import { createFormats, type FormatMarket } from './format.ts'
import type { CatalogueLanguage } from './locale.ts'

const market = (key: string, currency: string, timeZone: string): FormatMarket => ({
  key,
  currency,
  timeZone,
})
const ph = market('ph', 'PHP', 'Asia/Manila')
const sg = market('sg', 'SGD', 'Asia/Singapore')
const hk = market('hk', 'HKD', 'Asia/Hong_Kong')
const jp = market('jp', 'JPY', 'Asia/Tokyo')
const br = market('br', 'BRL', 'America/Sao_Paulo')
const sa = market('sa', 'SAR', 'Asia/Riyadh')
const com = market('com', 'USD', 'UTC')

/** Intl writes spaces that do not break and marks of direction; these tests are about what is read. */
const seen = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').replace(/[\u200E\u200F\u061C]/g, '')

test.each<[CatalogueLanguage, FormatMarket, string, string]>([
  ['en', ph, '₱30,000', '₱30,000 – ₱50,000'],
  ['en', sg, '$30,000', '$30,000 – $50,000'],
  ['ja', ph, '₱30,000', '₱30,000～₱50,000'],
  ['ar', ph, '30,000 ₱', '30,000 ₱ – 50,000 ₱'],
  ['zh-cn', sg, '$30,000', '$30,000 – $50,000'],
  ['zh-tw', hk, 'HK$30,000', 'HK$30,000 – HK$50,000'],
  ['ja', jp, '3万円', '3万円～5万円'],
  ['pt-br', br, 'R$ 30.000', 'R$ 30.000 – R$ 50.000'],
  ['ar', sa, '30,000 ر.س.', '30,000 ر.س. – 50,000 ر.س.'],
  ['en', com, '$30,000', '$30,000 – $50,000'],
])('%s money as the market writes it: %o', (language, at, one, range) => {
  const formats = createFormats(language, at)
  expect(seen(formats.money(30_000))).toBe(one)
  expect(seen(formats.moneyRange(30_000, 50_000))).toBe(range)
})

test('a currency that is not the market’s is named without doubt, an unknown one does not break the page', () => {
  const formats = createFormats('en', sg)
  expect(formats.money(17.5, 'USD')).toBe('US$17.50')
  expect(seen(formats.money(30_000, 'COP'))).toBe('COP 30,000')
  expect(formats.money(20, 'dollars')).toBe('20')
})

test('from right to left a sign of letters keeps its own order', () => {
  expect(seen(createFormats('ar', ph).money(31_000, 'TWD'))).toBe('31,000 \u2066NT$\u2069')
  expect(createFormats('en', ph).money(31_000, 'TWD')).toBe('NT$31,000')
})

test('Japanese amounts keep every yen', () => {
  expect(createFormats('ja', jp).money(325_000)).toBe('32.5万円')
  expect(createFormats('ja', jp).money(1_234)).toBe('1234円')
  expect(createFormats('ja', jp).money(250_001)).toBe('25.0001万円')
})

test('dates are those of the market’s time zone, in the Gregorian calendar with Latin digits', () => {
  const late = '2026-11-20T18:30:00Z'
  expect(createFormats('en', ph).date(late)).toBe('Nov 21, 2026')
  expect(createFormats('en', br).date(late)).toBe('Nov 20, 2026')
  expect(seen(createFormats('ar', sa).date(late))).toBe('20 نوفمبر 2026')
  expect(seen(createFormats('en', sa).date(late))).toContain('2026')
  expect(createFormats('ja', jp).longDate(late)).toBe('2026年11月21日土曜日')
  expect(seen(createFormats('en', ph).dateTime(late))).toBe('Nov 21, 2026, 2:30 AM')
  expect(createFormats('en', br).month('2026-11')).toBe('November 2026')
  expect(createFormats('en', ph).date('soon')).toBe('')
})

test.each([
  ['2026-11-21T03:59:40Z', 'this minute'],
  ['2026-11-21T05:00:00Z', 'this minute'],
  ['2026-11-21T03:20:00Z', '40 minutes ago'],
  ['2026-11-20T23:00:00Z', '5 hours ago'],
  ['2026-11-20T15:59:00Z', 'yesterday'],
  ['2026-11-20T16:01:00Z', '11 hours ago'],
  ['2026-11-18T04:00:00Z', '3 days ago'],
  ['2026-11-06T04:00:00Z', '2 weeks ago'],
  ['2026-08-01T04:00:00Z', '3 months ago'],
  ['2023-11-01T04:00:00Z', '3 years ago'],
])('%s is said as %s at noon in Manila', (at, text) => {
  expect(createFormats('en', ph).ago(at, new Date('2026-11-21T04:00:00Z'))).toBe(text)
})

test('what ends at midnight has the day before as its last, by the market’s clock', () => {
  const { lastDay } = createFormats('en', ph)
  expect(lastDay('2026-12-02T16:00:00Z')).toBe('Dec 2, 2026')
  expect(lastDay('2026-12-02T16:00:00.001Z')).toBe('Dec 3, 2026')
  expect(lastDay('never')).toBe('')
})

test('Japanese has no space between a number and what it counts', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  expect(createFormats('ja', jp).ago('2026-11-18T04:00:00Z', now)).toBe('3日前')
})

test('numbers, counts, shares and lists are the language’s', () => {
  expect(createFormats('pt-br', br).number(1234.5)).toBe('1.234,5')
  expect(createFormats('ja', jp).compact(123_456)).toBe('12.3万')
  expect(seen(createFormats('tr', com).percent(0.456))).toBe('%46')
  expect(createFormats('es', com).list(['a', 'b', 'i'])).toBe('a, b e i')
  expect(createFormats('en', com).choice(['PDF', 'DOCX'])).toBe('PDF or DOCX')
  expect(createFormats('ar', sa).number(1234)).toBe('1,234')
})

test('formats are made once', () => {
  expect(createFormats('ms', { ...ph })).toBe(createFormats('ms', { ...ph }))
})

test.each<[CatalogueLanguage, FormatMarket, string]>([
  ['en', ph, '2:05 PM Philippines Time'],
  ['ja', ph, '14:05 フィリピン時間'],
  ['ja', jp, '15:05 日本標準時'],
  ['ja', hk, '14:05 香港標準時'],
  ['zh-cn', ph, '菲律宾时间 14:05'],
  ['ar', ph, '2:05 م توقيت الفلبين'],
  ['es', ph, '2:05 p. m. hora de Filipinas'],
  ['pt-br', br, '03:05 Horário Padrão de Brasília'],
  ['en', com, '6:05 AM GMT+0'],
])('a time in %s names its zone as people do', (language, at, time) => {
  const formats = createFormats(language, at)
  const moment = '2026-11-18T06:05:00Z'
  expect(seen(formats.zonedDateTime(moment))).toContain(time)
  expect(seen(formats.shortZonedDateTime(moment))).toContain(time)
})

test.each<[CatalogueLanguage, string, string]>([
  ['en', '1', 'Dec'],
  ['ja', '1', '12月'],
  ['ar', '1', 'ديسمبر'],
])('the leaf of a calendar is the market’s day, and a number in %s', (language, day, month) => {
  const formats = createFormats(language, ph)
  expect(formats.calendarDay('2026-11-30T16:30:00Z')).toEqual({ day, month })
  expect(formats.calendarDay('')).toEqual({ day: '', month: '' })
})

test('Chinese writes a space between its own word and a Latin one in a list', () => {
  const { list, choice } = createFormats('zh-cn', sg)
  expect(list(['Sketch', 'Responsive design'])).toBe('Sketch 和 Responsive design')
  expect(list(['销售', 'SQL', '会计'])).toBe('销售、SQL 和会计')
  expect(choice(['iOS', '安卓'])).toBe('iOS 或安卓')
  expect(createFormats('zh-tw', hk).list(['Excel', '會計'])).toMatch(/^Excel [及和]會計$/)
  expect(createFormats('ja', jp).list(['SQL', 'Excel'])).toBe('SQL、Excel')
})

test('Indonesian and Turkish hours have two digits, English ones as many as they need', () => {
  const at = '2026-11-21T01:05:00Z'
  expect(createFormats('id', ph).time(at)).toBe('09.05')
  expect(createFormats('tr', ph).time(at)).toBe('09:05')
  expect(createFormats('tr', ph).dateTime(at)).toContain('09:05')
  expect(seen(createFormats('en', ph).time(at))).toBe('9:05 AM')
})

test('a time zone is named as people name it', () => {
  expect(createFormats('en', ph).zone()).toBe('Philippines Time')
  expect(createFormats('zh-cn', ph).zone('Asia/Tokyo')).toBe('日本时间')
  expect(createFormats('en', com).zone()).toBe('UTC')
})

test('of today and tomorrow it is said how near they are, by the market’s days', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  const { nearDay } = createFormats('en', ph)
  expect(nearDay('2026-11-21T15:00:00Z', now)).toBe('Today')
  expect(nearDay('2026-11-21T16:30:00Z', now)).toBe('Tomorrow')
  expect([nearDay('2026-11-23T04:00:00Z', now), nearDay('2026-11-20T04:00:00Z', now)]).toEqual(['', ''])
  expect(createFormats('ja', ph).nearDay('2026-11-22T04:00:00Z', now)).toBe('明日')
})
