import { expect, test } from 'vitest'
import { ANSWER_DAYS, answerDaysAfterInterview } from './answer-law.ts'

test('an answer is due 45 days after the last interview, in Saudi Arabia after 30', () => {
  expect(ANSWER_DAYS).toBe(45)
  expect(answerDaysAfterInterview('sa')).toBe(30)
  expect(answerDaysAfterInterview('ca')).toBe(45)
  expect(answerDaysAfterInterview('ph')).toBe(45)
})
