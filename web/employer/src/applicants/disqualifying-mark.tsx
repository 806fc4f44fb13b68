import { usePage } from '@hanap/shared/components/page'

interface DisqualifyingMarkProps {
  answers: readonly { question_id: string; question: string; answer: string }[]
}

/** Answers that the ad names as disqualifying, with their questions: for people to judge, nothing goes by them. */
export function DisqualifyingMark({ answers }: DisqualifyingMarkProps) {
  const { t } = usePage()
  if (answers.length === 0) return null
  return (
    <ul className="grid gap-1 text-xs text-muted wrap-anywhere">
      {answers.map(({ question_id, question, answer }) => (
        <li key={question_id}>
          <p className="font-medium text-warning">{t('applicants.disqualifying')}</p>
          {/* The answer follows in the direction of its question. */}
          <p className="short" dir="auto">
            {question} <bdi className="font-semibold">{answer}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
