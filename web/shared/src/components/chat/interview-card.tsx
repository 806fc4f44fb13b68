import { LinkButton } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import type { InterviewCardView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

interface InterviewCardProps {
  view: InterviewCardView
  isLastWord: boolean
}

/** A message that says what had become of an interview, and leads to it; to the answer, where that is the reader's to give. */
export function InterviewCard({ view, isLastWord }: InterviewCardProps) {
  const { t } = usePage()
  const { href, job, when, state, tone } = view
  const toAnswer = isLastWord && view.toAnswer
  return (
    <div className="chat-interview">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <a href={href}>{t('interviews.one')}</a>
        <Badge tone={toAnswer ? 'warning' : tone}>{toAnswer ? t('interviews.yourTurn') : state}</Badge>
      </p>
      {job && (
        <p>
          <bdi>{job}</bdi>
        </p>
      )}
      {toAnswer ? (
        <>
          <ul className="font-semibold">
            {toAnswer.map(time => (
              <li key={time}>{time}</li>
            ))}
          </ul>
          <LinkButton href={href} look="primary" size="small">
            {t('interviews.answerNow')}
          </LinkButton>
        </>
      ) : (
        when && <p className="font-semibold">{when}</p>
      )}
    </div>
  )
}
