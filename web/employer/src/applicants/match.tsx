import { usePage } from '@hanap/shared/components/page'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'

type MatchView = NonNullable<ApplicantDetailView['match']>

/** How the applicant and the job match, by its parts. */
export function ApplicantMatch({ match }: { match: MatchView }) {
  const { t } = usePage()
  return (
    <section className="grid gap-2" id="match">
      <h2 className="text-lg">
        {match.percent === null
          ? t('applicants.match')
          : t('applicants.matchPercent', { percent: match.percent })}
      </h2>
      <p className="text-sm text-muted">{t('applicants.matchText')}</p>
      <dl className="grid gap-2 text-sm">
        {match.parts.map(part => (
          <MatchLine key={part.key} part={part} />
        ))}
      </dl>
    </section>
  )
}

type PartView = MatchView['parts'][number]

export function MatchLine({ part: { label, share, text, missing } }: { part: PartView }) {
  const { t, format } = usePage()
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>{text}</dd>
      {/* Where the profile says nothing of it, the text has named them. */}
      {share !== null && missing.length > 0 && (
        <dd className="text-muted">{t('personal.matchMissing', { list: format.series(missing) })}</dd>
      )}
    </div>
  )
}
