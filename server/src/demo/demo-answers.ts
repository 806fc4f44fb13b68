import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { seededRandom } from '@hanap/demo/random'

/** What an applicant has answered to an ad's questions, the same at every load: mostly what is asked for. */
export const demoAnswers = (email: string, questions: readonly ScreeningQuestion[]) => {
  const dice = seededRandom(`answers ${email}`)
  const answerTo = ({ type, choices }: ScreeningQuestion) => {
    if (type === 'yes_no') return dice.chance(0.8)
    if (type === 'number') return dice.chance(0.85) ? dice.between(1, 9) : 0
    return type === 'choice' ? dice.pick(choices) : 'I will gladly tell you when we talk.'
  }
  return questions.map(question => ({
    question_id: question.id,
    question: question.text,
    type: question.type,
    answer: answerTo(question),
  }))
}
