import { usePage } from '@hanap/shared/components/page'
import type { CertificateView } from './certificate-view.server.ts'

/** To whom, for what, when and by whom. */
export function CertificateCard({ certificate }: { certificate: CertificateView }) {
  const { t } = usePage()
  const { holder, course, courseHref, lead, other, issued, minutes, skills } = certificate
  return (
    <div className="grid gap-2">
      <div className="certificate" lang={other?.lang} dir={other?.dir}>
        <svg className="certificate-lens" viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="54" />
          <circle cx="60" cy="60" r="38" />
          <circle className="sun" cx="60" cy="60" r="22" />
          <path d="m50 61 7 7 14-15" />
        </svg>
        <p className="certificate-holder">
          <bdi>{holder}</bdi>
        </p>
        <p className="text-muted">{lead}</p>
        <p className="certificate-course">
          <a className="lone" href={courseHref}>
            {course}
          </a>
        </p>
        <p>{issued}</p>
        <ul className="flex flex-wrap justify-center gap-x-4 text-sm text-muted">
          {[minutes, ...skills].map(fact => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {other && (
        <p className="text-center text-sm text-muted">
          {t('resumes.labelled', { label: t('academy.language'), value: other.name })}
        </p>
      )}
    </div>
  )
}
