import { usePage } from '@hanap/shared/components/page'
import { Card } from '@hanap/ui/surface'
import type { CertificateView } from './certificate-view.server.ts'

/** To whom, for what, when and by whom. */
export function CertificateCard({ certificate }: { certificate: CertificateView }) {
  const { t } = usePage()
  const { holder, course, courseHref, lang, issued, minutes, skills } = certificate
  return (
    <Card className="course-card">
      <p className="text-2xl font-semibold">
        <bdi>{holder}</bdi>
      </p>
      <p className="text-muted">{t('academy.certificateLead')}</p>
      <p className="text-lg font-semibold" lang={lang}>
        <a href={courseHref}>{course}</a>
      </p>
      <p>{issued}</p>
      <p className="text-sm text-muted">{[minutes, ...skills].join(' · ')}</p>
    </Card>
  )
}
