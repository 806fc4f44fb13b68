import { usePage } from '@hanap/shared/components/page'
import type { OpenInterviewView } from '@hanap/shared/interviews/interview-view'
import { LinkButton } from '@hanap/ui/button'
import { Badge, Card } from '@hanap/ui/surface'

/** The interview that waits for an answer or for its time, and the way to it. */
export function OpenInterview({ view }: { view: OpenInterviewView }) {
  const { t } = usePage()
  const { heading, facts, state, tone, isAgreed, isOwnTurn, times, href, chatHref } = view
  return (
    <Card className="grid gap-3 p-5 wrap-anywhere">
      <h2 className="text-lg" dir="auto">
        {heading}
      </h2>
      <p>
        <Badge tone={isOwnTurn ? 'warning' : tone}>{isOwnTurn ? t('interviews.yourTurn') : state}</Badge>
      </p>
      <div className="grid gap-1">
        <p className="text-sm text-muted">
          {t(isAgreed ? 'interviews.agreedTime' : 'interviews.proposedTimes')}
        </p>
        <ul className="grid gap-1">
          {times.map(when => (
            <li key={when} className="break-keep text-balance">
              {when}
            </li>
          ))}
        </ul>
        {facts.length > 0 && (
          <p className="job-facts text-muted">
            {facts.map(fact => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
      <p className="acts">
        <LinkButton href={href} {...(isOwnTurn && { look: 'primary' })}>
          {t(isOwnTurn ? 'interviews.answerNow' : 'interviews.mailButton')}
        </LinkButton>
        {chatHref && <LinkButton href={chatHref}>{t('interviews.openChat')}</LinkButton>}
      </p>
    </Card>
  )
}
