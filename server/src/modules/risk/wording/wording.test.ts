import { describe, expect, test } from 'vitest'
import { wordingFamilies } from '../families.ts'
import { wordings } from '../wordings.ts'
import { createJudge } from './judge.ts'
import type { WordingRule } from './rules.ts'

/** What costs an employer a warning by itself in one language has to be said in all. */
const HEAVIEST = [
  'fee_asked',
  'deposit_asked',
  'task_work',
  'money_passed_on',
  'identity_asked',
  'buy_in',
] as const

test('every language of the interface has a table with all families', () => {
  expect(Object.keys(wordings)).toHaveLength(10)
  for (const { rules } of Object.values(wordings))
    expect(
      new Set(rules.filter(({ direction }) => direction === 'fraud').map(({ family }) => family)),
    ).toEqual(new Set(wordingFamilies))
})

describe.each(Object.entries(wordings))('%s', (_, wording) => {
  const judge = createJudge([wording])
  const holds = (rule: WordingRule, text: string) => judge.holding(text).some(found => found.rule === rule)

  test.each(wording.rules.map(rule => [rule.family, rule.matches, rule] as const))(
    '%s: %s',
    (_, matches, rule) => {
      expect(holds(rule, matches)).toBe(true)
    },
  )
  test.each(wording.rules.map(rule => [rule.family, rule.misses, rule] as const))(
    'not %s: %s',
    (_, misses, rule) => {
      expect(holds(rule, misses)).toBe(false)
    },
  )
  test.each(HEAVIEST)('%s alone suffices', family => {
    expect(
      Math.max(...wording.rules.filter(rule => rule.family === family).map(({ weight }) => weight)),
    ).toBe(10)
  })
})

/** Two lengths of the same hostile text: time in proportion doubles, and something backtracking would explode. */
const HOSTILE_BYTES = 50_000
const MAX_MS = 1500

test('no text of 50 KB takes long, whatever it repeats', () => {
  const judge = createJudge(Object.values(wordings))
  judge.holding('warm')
  const words = Object.values(wordings).flatMap(({ words }) =>
    Object.values(words).map(list =>
      list.split('|').slice(0, 12).join(' ').replaceAll('_', ' ').replaceAll('*', ''),
    ),
  )
  const hostile = [
    ...words.filter((_, at) => at % 24 === 0),
    'pay fee ',
    '1,000.00 - ',
    'Rp1.000-',
    'a.a.a.a.a.a@',
    '+1 (2) 3-4.',
    't e l e g r a m ',
    '«'.repeat(9),
    'الرسوم دفع ',
    '您先交费',
  ].map(text => `${text} `.repeat(Math.ceil(HOSTILE_BYTES / (text.length + 1))).slice(0, HOSTILE_BYTES))
  for (const text of hostile) {
    const began = performance.now()
    judge.holding(text)
    expect.soft(performance.now() - began, text.slice(0, 40)).toBeLessThan(MAX_MS)
  }
})
