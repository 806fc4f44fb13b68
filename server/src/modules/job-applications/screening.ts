import type { ScreeningAnswer } from '@hanap/contracts/job-applications/application.schemas'
import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import type { FieldErrorCode, FieldErrors } from '../../calls/refusal.ts'

/** An answer with its question as it stood when it was answered: the employer may change it later. */
export interface StoredAnswer {
  question_id: string
  question: string
  type: ScreeningQuestion['type']
  answer: ScreeningAnswer['answer']
}

type AnswerValue = ScreeningAnswer['answer']

const isBeyond = (answer: number, bound: string): boolean =>
  bound.startsWith('<')
    ? answer < Number(bound.slice(1))
    : bound.startsWith('>') && answer > Number(bound.slice(1))

/** Whether an answer is one of those that disqualify: “yes” or “no”, a choice, or a number below “<3” or above “>40”. */
export const isDisqualifying = (answer: AnswerValue, disqualifying: readonly string[]): boolean => {
  if (typeof answer === 'boolean') return disqualifying.includes(answer ? 'yes' : 'no')
  if (typeof answer === 'number') return disqualifying.some(bound => isBeyond(answer, bound))
  return disqualifying.includes(answer)
}

const isBlank = (answer: AnswerValue | undefined): answer is undefined | '' =>
  answer === undefined || answer === ''

/** What is wrong with an answer to a question; nothing when it fits. */
const problemOf = (question: ScreeningQuestion, answer: AnswerValue): FieldErrorCode | undefined => {
  switch (question.type) {
    case 'yes_no':
      return typeof answer === 'boolean' ? undefined : 'invalid_choice'
    case 'choice':
      return typeof answer === 'string' && question.choices.includes(answer) ? undefined : 'invalid_choice'
    case 'number':
      return typeof answer === 'number' ? undefined : 'invalid_number'
    case 'text':
      return typeof answer === 'string' ? undefined : 'invalid'
  }
}

/**
 * Answers checked against a job's questions: by type, and none left out that is required. Problems stand under
 * `screening_answers.<question_id>`; an answer to a question that the job does not ask is one.
 */
export const checkAnswers = (
  questions: readonly ScreeningQuestion[],
  answers: readonly ScreeningAnswer[],
): { stored: StoredAnswer[]; errors: FieldErrors } => {
  const answersById = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  const errors: FieldErrors = {}
  const refuse = (id: string, code: FieldErrorCode) => {
    errors[`screening_answers.${id}`] = [{ code }]
  }
  const stored = questions.flatMap((question): StoredAnswer[] => {
    const answer = answersById.get(question.id)
    if (isBlank(answer)) {
      if (question.is_required) refuse(question.id, 'answer_required')
      return []
    }
    const problem = problemOf(question, answer)
    if (problem) refuse(question.id, problem)
    return [{ question_id: question.id, question: question.text, type: question.type, answer }]
  })
  const questionIds = new Set(questions.map(question => question.id))
  for (const id of answersById.keys()) if (!questionIds.has(id)) refuse(id, 'invalid')
  return { stored, errors }
}
