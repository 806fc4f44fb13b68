import { usePage } from '@hanap/shared/components/page'
import { Card } from '@hanap/ui/surface'
import type { WaitingView } from './load-waiting.server.ts'

/** What waits for a recruiter, each with the way to it. */
export function WaitingCard({ waiting: { lines, answers, answersHref } }: { waiting: WaitingView }) {
  const { t } = usePage()
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg">{t('employer.waiting')}</h2>
      {lines.length === 0 ? (
        <p className="text-muted">{t('employer.waitingNothing')}</p>
      ) : (
        <ul className="grid gap-1">
          {lines.map(({ text, href }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers && (
        <p className="text-sm text-muted">
          {answersHref === null ? (
            answers
          ) : (
            <a href={answersHref} className="flex min-h-11 items-center text-inherit">
              {answers}
            </a>
          )}
        </p>
      )}
    </Card>
  )
}
