import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import { usePage } from '@hanap/shared/components/page'
import type { ReactNode } from 'react'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'

const stateTexts = {
  proposed: 'interviews.state_proposed',
  accepted: 'interviews.state_accepted',
  declined: 'interviews.state_declined',
  expired: 'interviews.state_expired',
  cancelled: 'interviews.state_cancelled',
  held: 'interviews.state_held',
  missed: 'interviews.state_missed',
  unconfirmed: 'interviews.state_unconfirmed',
} as const satisfies Record<InterviewState, string>

type ApplicantFactsProps = Pick<ApplicantDetailView, 'interviews' | 'previous' | 'readers'>

/** Interviews, what else the person sent to the company, and who else may see all of it. */
export function ApplicantFacts({ interviews, previous, readers }: ApplicantFactsProps) {
  const { t } = usePage()
  return (
    <>
      {interviews.length > 0 && (
        <Fact heading={t('interviews.heading')}>
          {interviews.map(({ id, href, state, at, recruiter }) => (
            <li key={id}>
              <a href={href}>{at}</a>
              <p className="text-sm text-muted">
                {t(stateTexts[state])}
                {recruiter && ' · '}
                <bdi>{recruiter}</bdi>
              </p>
            </li>
          ))}
        </Fact>
      )}
      {previous.length > 0 && (
        <Fact heading={t('applicants.previous')}>
          {previous.map(({ id, href, title, stage, at }) => (
            <li key={id}>
              <a href={href} dir="auto">
                {title}
              </a>
              <p className="text-sm text-muted">
                {stage} · {at}
              </p>
            </li>
          ))}
        </Fact>
      )}
      <Fact heading={t('applicants.readers')}>
        {readers.length === 0 && <li className="text-muted">{t('applicants.readersNone')}</li>}
        {readers.map(({ id, name, role }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span className="text-sm text-muted">{role}</span>
          </li>
        ))}
      </Fact>
    </>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid gap-2">{children}</ul>
    </section>
  )
}
