import { createHash } from 'node:crypto'
import type { QuizQuestion } from '@hanap/courses/course'
import type { VersionLesson } from '../published/versions.ts'
import type { QuizAnswer } from '../tables.ts'

export interface QuizTry {
  enrolmentId: string
  lessonId: string
  /** How many tries there were before. */
  tries: number
}

const DEFAULT_PASS_MARK = 0.7

/** The questions of a try: the same each time they are asked for, others in the next one. */
export const drawnQuestions = (
  { questions = [], draw = questions.length }: VersionLesson,
  { enrolmentId, lessonId, tries }: QuizTry,
): QuizQuestion[] => {
  const rank = (question: QuizQuestion) =>
    createHash('sha256').update(`${enrolmentId} ${lessonId} ${tries} ${question.key}`).digest('hex')
  return questions
    .map(question => ({ question, rank: rank(question) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, draw)
    .map(({ question }) => question)
}

export const passMarkOf = ({ passMark = DEFAULT_PASS_MARK }: VersionLesson): number => passMark

/** Right answers among the drawn questions; one that is not answered is not right, one that was not drawn does not count. */
export const grade = (
  drawn: readonly QuizQuestion[],
  answers: readonly QuizAnswer[],
): { score: number; answers: QuizAnswer[] } => {
  const counted = drawn.flatMap(question => {
    const answer = answers.find(each => each.question === question.key)
    return answer && question.options[answer.option] ? [answer] : []
  })
  const right = counted.filter(({ question, option }) =>
    drawn.some(each => each.key === question && each.options[option]?.isRight),
  )
  return { score: drawn.length === 0 ? 0 : right.length / drawn.length, answers: counted }
}

/** What is to be said of answers, in the language of the version that is read. */
export const gradedAnswers = ({ questions = [] }: VersionLesson, answers: readonly QuizAnswer[]) =>
  answers.flatMap(({ question: key, option }) => {
    const question = questions.find(each => each.key === key)
    const choice = question?.options[option]
    return question && choice
      ? [
          {
            question: key,
            text: question.text,
            option: choice.text,
            is_right: choice.isRight,
            feedback: choice.feedback,
          },
        ]
      : []
  })
