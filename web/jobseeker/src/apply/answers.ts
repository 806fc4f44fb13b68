import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'

export type QuestionAnswer = { question_id: string; answer: boolean | number | string }

export const questionField = (id: string) => `question-${id}`

/** A form's texts as answers to a job's questions. */
export const questionAnswersOf = (
  questions: readonly Pick<JobDetail['screening_questions'][number], 'id' | 'type'>[],
  texts: Readonly<Record<string, string>>,
): QuestionAnswer[] =>
  questions.flatMap(({ id, type }): QuestionAnswer[] => {
    const text = texts[questionField(id)]?.trim()
    if (!text) return []
    if (type === 'yes_no') return [{ question_id: id, answer: text === 'yes' }]
    // What is no number goes on as typed, for the refusal to name the field.
    return [
      { question_id: id, answer: type === 'number' && Number.isFinite(Number(text)) ? Number(text) : text },
    ]
  })
