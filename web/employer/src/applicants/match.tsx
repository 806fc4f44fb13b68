import { usePage } from '@hanap/shared/components/page'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'

/** How the applicant and the job match, by its parts. */
export function ApplicantMatch({ match }: { match: NonNullable<ApplicantDetailView['match']> }) {
  const { t, format } = usePage()
  return (
    <section className="grid gap-2" id="match">
      <h2 className="text-lg">
        {match.percent === null
          ? t('applicants.match')
          : t('applicants.matchPercent', { percent: match.percent })}
      </h2>
      <p className="text-sm text-muted">{t('applicants.matchText')}</p>
      <dl className="grid gap-2 text-sm">
        {match.parts.map(({ key, label, text, missing }) => (
          <div key={key}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
            {missing.length > 0 && (
              <dd className="text-muted">{t('personal.matchMissing', { list: format.series(missing) })}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
