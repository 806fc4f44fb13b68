import { usePage } from '@hanap/shared/components/page'
import { isProfileEmpty, PersonProfile } from '@hanap/shared/components/person/person-profile'
import { SentTexts } from '@hanap/shared/components/sent-texts'
import type { ReactNode } from 'react'
import { DisqualifyingMark } from './disqualifying-mark.tsx'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'
import { MatchLine, MatchPercent } from './match.tsx'

interface ComparedRow {
  key: string
  /** What it says of one of them; null where it says nothing. */
  of(view: ApplicantDetailView): ReactNode
}

/** By what applicants are compared, from the match's parts to the profile: a line of the page each. */
export const comparedRows = (applicants: readonly ApplicantDetailView[]): ComparedRow[] => {
  const parts = new Set(applicants.flatMap(({ match }) => match?.parts.map(({ key }) => key) ?? []))
  return [
    { key: 'match', of: ({ match }) => match && <MatchPercent percent={match.percent} /> },
    ...[...parts].map(
      (key): ComparedRow => ({
        key: `match ${key}`,
        of: ({ match }) => {
          const part = match?.parts.find(each => each.key === key)
          return (
            part && (
              <dl className="text-sm">
                <MatchLine part={part} />
              </dl>
            )
          )
        },
      }),
    ),
    {
      key: 'disqualifying',
      of: ({ disqualifying }) => disqualifying.length > 0 && <DisqualifyingMark answers={disqualifying} />,
    },
    { key: 'message', of: ({ message }) => message && <Sent message={message} answers={[]} /> },
    { key: 'answers', of: ({ answers }) => answers.length > 0 && <Sent message={null} answers={answers} /> },
    {
      key: 'profile',
      of: ({ profile }) => profile && !isProfileEmpty(profile) && <PersonProfile profile={profile} />,
    },
    { key: 'resume', of: ({ isBlind, resume }) => !isBlind && !resume && <NoResume /> },
  ]
}

function Sent(sent: Pick<ApplicantDetailView, 'message' | 'answers'>) {
  const { t } = usePage()
  return (
    <div className="grid gap-2">
      <SentTexts {...sent} headings={{ message: t('employer.message'), answers: t('employer.answers') }} />
    </div>
  )
}

function NoResume() {
  const { t } = usePage()
  return <p className="text-muted">{t('employer.noResume')}</p>
}
