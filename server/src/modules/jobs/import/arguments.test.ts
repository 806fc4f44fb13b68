import { describe, expect, test } from 'vitest'
import { parseArguments, WrongArguments } from './arguments.ts'
import { readingProgress } from './progress.ts'

test('files and options are read, with their defaults', () => {
  expect(parseArguments(['a.xml', '-'])).toEqual({
    files: ['a.xml', '-'],
    apply: 'auto',
    isComplete: false,
    isDryRun: false,
    isPrinting: false,
    isHelp: false,
  })
  expect(
    parseArguments([
      '--owner',
      'a@b.example',
      '--apply=onsite',
      '--market',
      'SG',
      '--as-of=2026-02-28',
      '--complete',
      'a',
    ]),
  ).toMatchObject({
    owner: 'a@b.example',
    apply: 'onsite',
    market: 'sg',
    asOf: new Date('2026-02-28T12:00:00Z'),
    isComplete: true,
  })
  expect(parseArguments(['--print', 'a'])).toMatchObject({ isDryRun: true, isPrinting: true })
  expect(parseArguments(['--help'])).toMatchObject({ isHelp: true })
})

describe('wrong words are refused with what is wrong', () => {
  test.each([
    [[], /No files given/],
    [['--apply', 'there', 'a'], /--apply must be one of onsite, external, auto/],
    [['--market', 'xx', 'a'], /Unknown market: xx/],
    [['--as-of', '2026-02-30', 'a'], /--as-of must be a date/],
    [['--as-of', 'today', 'a'], /--as-of must be a date/],
    [['--owner', 'me', 'a'], /email address/],
    [['--sideways', 'a'], /sideways/],
  ])('%j', (words, reason) => {
    expect(() => parseArguments(words)).toThrow(WrongArguments)
    expect(() => parseArguments(words)).toThrow(reason)
  })
})

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    let time = 0
    let text = ''
    const output = { isTTY, columns: 70, write: (part: string) => (text += part) }
    const progress = readingProgress(output, 1000, () => time)
    progress.file('ads.ndjson')
    for (let step = 0; step < 10; step++) {
      time += 1000
      progress.bytes(50)
      progress.ads(100)
    }
    progress.say('ads.ndjson:7: no title')
    progress.end()
    return text
  }

  test('is a bar on a terminal, below what is said', () => {
    const text = shown(true)
    expect(text).toContain('\rads.ndjson:7: no title\u001b[K\n')
    expect(text).toMatch(/\r\[█{12}·{12}\] 50 % {2}1,000 ads, 100 per second {2}ads\.ndj[^\n]*\n$/)
  })

  test('is a line now and then elsewhere', () => {
    expect(shown(false).split('\n')).toEqual([
      '25 %  500 ads, 100 per second  ads.ndjson',
      '50 %  1,000 ads, 100 per second  ads.ndjson',
      'ads.ndjson:7: no title',
      '',
    ])
  })
})
