import { usePage } from '@hanap/shared/components/page'
import { MailLink } from './case-facts.tsx'
import type { CaseView } from './load-case.server.ts'

/** Who reported it, when, why and in which words. */
export function CaseReports({ reports }: Pick<CaseView, 'reports'>) {
  const { t } = usePage()
  return (
    <section className="card grid gap-2 p-4" aria-labelledby="reports">
      <h2 id="reports" className="text-lg">
        {t('operator.kindCount', { kind: t('operator.fact_reports'), count: reports.length })}
      </h2>
      <ol className="case-reports">
        {reports.map(({ by, isAccount, reason, words, at, when }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two visitors may say the same at once
          <li key={place} className="case-report">
            {reason !== null && <p className="font-semibold">{reason}</p>}
            {words !== null && (
              <blockquote dir="auto" className="case-words">
                {words}
              </blockquote>
            )}
            <p className="case-report-by">
              {by ? (
                <>
                  <bdi>{by.name}</bdi>
                  <MailLink email={by.email} />
                </>
              ) : (
                <span>{isAccount ? t('operator.nobody') : t('operator.visitor')}</span>
              )}
              <time dateTime={at}>{when}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
