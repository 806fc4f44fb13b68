import { LinkButton } from '@hanap/ui/button'
import { ArrowIcon } from '@hanap/ui/icon'
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
  const { href, job, when, zone, state, tone } = view
  const toAnswer = isLastWord ? view.toAnswer : undefined
  const times = toAnswer ?? (when ? [when] : [])
  return (
    <div className="chat-interview">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b>{t('interviews.one')}</b>
        <Badge tone={toAnswer ? 'warning' : tone}>{toAnswer ? t('interviews.yourTurn') : state}</Badge>
      </p>
      {job && (
        <p>
          <bdi>{job}</bdi>
        </p>
      )}
      {times.length > 0 && (
        <div>
          <ul className="font-semibold">
            {times.map(time => (
              <li key={time} className="break-keep">
                {time}
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{zone}</p>
        </div>
      )}
      {toAnswer ? (
        <LinkButton href={href} look="primary" size="small">
          {t('interviews.answerNow')}
        </LinkButton>
      ) : (
        <p>
          <a href={href}>
            {t('interviews.mailButton')}
            <ArrowIcon />
          </a>
        </p>
      )}
    </div>
  )
}
