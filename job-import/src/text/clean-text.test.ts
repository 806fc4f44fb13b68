import { describe, expect, test } from 'vitest'
import { cleanText, decodeEntities, plainLine } from './clean-text.ts'
import { repairMojibake } from './mojibake.ts'

describe('UTF-8 that was read as windows-1252 is repaired', () => {
  test.each([
    ['3 yearsâ€™ experience', '3 years’ experience'],
    ['â€¢ Cook', '• Cook'],
    ['JosÃ© at the cafÃ©', 'José at the café'],
    ['(â€œDOIâ€\u009d)', '(“DOI”)'],
    ['the â€œbestâ€ one', 'the “best” one'],
    ['planâ€“ the next', 'plan– the next'],
    ['10 Â€ and 20Â°', '10 \u0080 and 20°'],
    ['one. Â  two', 'one.   two'],
    ['å–¶æ¥­', '営業'],
    ['ðŸ˜€ hi', '😀 hi'],
    ['cafÃƒÂ©', 'café'],
  ])('%j', (broken, whole) => {
    expect(repairMojibake(broken)).toBe(whole)
  })

  test.each([
    'São Paulo',
    'AÇÃO',
    'NÃO “sim”',
    '“MAÇÃ”',
    'Ünïcödé',
    '価格 ¥1,000',
    'Gençlik Şöleni',
    '20 °C ± 2',
    'naïve – café',
  ])('what was never broken stays: %s', text => {
    expect(repairMojibake(text)).toBe(text)
  })
})

describe('entities', () => {
  test.each([
    ['R&amp;D &lt;b&gt;', 'R&D <b>'],
    ['&amp;lt; once', '&lt; once'],
    ['caf&eacute; &#233; &#xE9;', 'café é é'],
    ['it&#146;s', 'it’s'],
    ['a &unknownthing; b & c', 'a &unknownthing; b & c'],
    ['&#0;&#xD800;x', 'x'],
    ['&quot;&apos;&nbsp;', '"\'\u00a0'],
  ])('%j are decoded once', (written, meant) => {
    expect(decodeEntities(written)).toBe(meant)
  })
})

test('control characters, lone surrogates and marks that turn text around are dropped', () => {
  expect(cleanText('a\u0000b\u0007c\u200b\u202ed\ud800e\r\nf\u2028g\u00a0h')).toBe('abcde\nf\ng h')
})

test('a line is without tags and line breaks, and is cut between words', () => {
  expect(plainLine('  Senior\n<b>Cook</b> &amp; baker ')).toBe('Senior Cook & baker')
  expect(plainLine('one two three', 9)).toBe('one two')
})
