import { usePage } from '@hanap/shared/components/page'
import { ArrowIcon } from '@hanap/ui/icon'
import { ChatIcon, InterviewsIcon } from '@hanap/ui/icons/navigation'
import { ClockIcon, HistoryIcon } from '@hanap/ui/icons/things'
import { Drawing } from '@hanap/ui/lens/drawing'
import { MatchRing } from '@hanap/ui/lens/rings'
import { ApplicantsIcon } from '../icons/nav-icons.tsx'
import type { TodayView } from './load-today.server.ts'
import type { WaitingView } from './load-waiting.server.ts'

const icons = {
  unopened: ApplicantsIcon,
  overdue: ClockIcon,
  chats: ChatIcon,
  interviews: InterviewsIcon,
  ending: HistoryIcon,
} as const

const actTexts = {
  unopened: 'employer.actReview',
  overdue: 'employer.actAnswer',
  chats: 'employer.actAnswer',
  interviews: 'employer.actPrepare',
  ending: 'employer.actExtend',
} as const

/** What waits for a recruiter, each with the way to it. */
export function WaitingDesk({ waiting: { lines } }: { waiting: WaitingView }) {
  const { t } = usePage()
  return (
    <div className="home-waiting">
      <section className="card desk-waiting" aria-labelledby="waiting">
        <h2 id="waiting" className="text-lg">
          {t('employer.waiting')}
        </h2>
        {lines.length === 0 ? (
          <div className="desk-done">
            <Drawing kind="success" />
            <p>{t('employer.waitingNothing')}</p>
          </div>
        ) : (
          <ul>
            {lines.map(({ kind, text, href }) => {
              const KindIcon = icons[kind]
              return (
                <li key={href} className={`waiting-line waiting-${kind}`}>
                  <span className="waiting-icon">
                    <KindIcon />
                  </span>
                  <a className="press-whole" href={href}>
                    {text}
                  </a>
                  <span className="waiting-act" aria-hidden="true">
                    {t(actTexts[kind])} <ArrowIcon />
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </div>
  )
}

/** The response clock and the day’s interviews. */
export function HomeSide({ waiting: { answers, answersHref, today } }: { waiting: WaitingView }) {
  const { t } = usePage()
  if (!answers && today.interviews.length === 0) return null
  return (
    <div className="home-side">
      {answers && (
        <section className="card desk-clock" aria-labelledby="clock">
          <h2 id="clock" className="text-base">
            {t('employer.clock')}
          </h2>
          <div className="flex items-center gap-4">
            <MatchRing percent={answers.percent} label={t('employer.clock')} size="large" />
            <p className="text-sm text-muted">
              {answersHref === null ? (
                answers.text
              ) : (
                <a href={answersHref} className="text-inherit">
                  {answers.text}
                </a>
              )}
            </p>
          </div>
        </section>
      )}
      {today.interviews.length > 0 && <Today today={today} />}
    </div>
  )
}

function Today({ today: { interviews } }: { today: TodayView }) {
  const { t } = usePage()
  return (
    <section className="card desk-today" aria-labelledby="today">
      <h2 id="today" className="text-base">
        {t('employer.today')}
      </h2>
      <ol className="day-line">
        {interviews.map(({ id, time, name, job, href }) => (
          <li key={id}>
            <time>{time}</time>
            <p className="min-w-0 wrap-anywhere">
              <a href={href}>
                <bdi>{name}</bdi>
              </a>
              <bdi className="block text-sm text-muted">{job}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
