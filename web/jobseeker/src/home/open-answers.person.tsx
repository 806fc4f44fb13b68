import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { AppliedIcon, InterviewsIcon } from '@hanap/ui/icons/navigation'
import type { OpenAnswerView } from '../my-jobs/open-answer-view.ts'

/** What waits for the seeker's answer, each with the act. */
export function OpenAnswers({ answers }: { answers: readonly OpenAnswerView[] }) {
  const { t } = usePage()
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('interviews.yourTurn')}</h2>
      <ul className="moved waiting">
        {answers.map(({ kind, applicationId, job, company, when, act }) => (
          <li key={kind + applicationId}>
            <span className="notice-icon">{kind === 'interview' ? <InterviewsIcon /> : <AppliedIcon />}</span>
            <div className="grid min-w-0 flex-1 wrap-anywhere">
              <b>
                {t(kind === 'interview' ? 'interviews.one' : 'common.stage_offer')} · <bdi>{job}</bdi>
              </b>
              <span className="text-sm text-muted">
                <bdi>{company}</bdi>
              </span>
              {when && <span className="text-sm break-keep text-muted">{when}</span>}
            </div>
            <LinkButton href={act.href} look="primary" size="small">
              {act.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
