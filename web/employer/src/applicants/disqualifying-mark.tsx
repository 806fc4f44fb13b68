import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'

interface DisqualifyingMarkProps {
  answers: readonly { question_id: string; question: string; answer: string }[]
}

/** Answers that the ad names as disqualifying, with their questions: for people to judge, nothing goes by them. */
export function DisqualifyingMark({ answers }: DisqualifyingMarkProps) {
  const { t } = usePage()
  if (answers.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {answers.map(({ question_id, question, answer }) => (
        <li key={question_id}>
          <Badge tone="warning">{t('applicants.disqualifying')}</Badge> <bdi>{question}</bdi>{' '}
          <bdi className="font-semibold">{answer}</bdi>
        </li>
      ))}
    </ul>
  )
}
