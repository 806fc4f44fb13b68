import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { expect, test } from 'vitest'
import { checkAnswers } from './screening.ts'

const question = (type: ScreeningQuestion['type'], more: Partial<ScreeningQuestion> = {}) => ({
  id: 'q1',
  type,
  text: 'Why?',
  is_required: true,
  choices: type === 'choice' ? ['Red', 'Blue'] : [],
  ...more,
})

test.each<[ScreeningQuestion['type'], boolean | number | string]>([
  ['yes_no', true],
  ['yes_no', false],
  ['choice', 'Blue'],
  ['number', 0],
  ['number', 3.5],
  ['text', 'Because'],
])('an answer to a %s question may be %s', (type, answer) => {
  const { stored, errors } = checkAnswers([question(type)], [{ question_id: 'q1', answer }])
  expect(errors).toEqual({})
  expect(stored).toEqual([{ question_id: 'q1', question: 'Why?', type, answer }])
})

test.each<[ScreeningQuestion['type'], boolean | number | string, string]>([
  ['yes_no', 'yes', 'invalid_choice'],
  ['choice', 'Green', 'invalid_choice'],
  ['choice', true, 'invalid_choice'],
  ['number', '3', 'invalid_number'],
  ['text', 3, 'invalid'],
  ['text', '', 'answer_required'],
])('an answer to a %s question may not be %j', (type, answer, code) => {
  const { errors } = checkAnswers([question(type)], [{ question_id: 'q1', answer }])
  expect(errors).toEqual({ 'screening_answers.q1': [{ code }] })
})

test('a required question needs an answer, another does not', () => {
  expect(checkAnswers([question('yes_no')], []).errors).toEqual({
    'screening_answers.q1': [{ code: 'answer_required' }],
  })
  expect(checkAnswers([question('text', { is_required: false })], [])).toEqual({ stored: [], errors: {} })
})

test('an answer to a question that the job does not ask is refused under its name', () => {
  expect(checkAnswers([], [{ question_id: 'q9', answer: 'x' }]).errors).toEqual({
    'screening_answers.q9': [{ code: 'invalid' }],
  })
})
