import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'

const severityTexts = {
  refused: 'ads.severity_refused',
  warning: 'ads.severity_warning',
  hint: 'ads.severity_hint',
} as const
const tones = { refused: 'danger', warning: 'warning', hint: 'plain' } as const

/** What the linter says of an ad, what keeps it from being published first. */
export function AdFindings({ findings }: { findings: readonly AdFinding[] }) {
  const { t } = usePage()
  if (findings.length === 0) return null
  const bySeverity = (['refused', 'warning', 'hint'] as const).flatMap(severity =>
    findings.filter(finding => finding.severity === severity),
  )
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('ads.findings')}</h2>
      <ul className="grid gap-2">
        {bySeverity.map(({ rule, field, severity, text, start }) => (
          <li key={`${rule} ${field} ${start}`} className="flex flex-wrap items-start gap-2">
            <Badge tone={tones[severity]}>{t(severityTexts[severity])}</Badge>
            <a href={`#${field}`} className="min-w-0 flex-1">
              <FieldName field={field} /> {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const namedFields = {
  job_title: 'ads.title',
  description: 'job.description',
  job_type_id: 'job.jobType',
  workplace: 'job.workplace',
  job_location_id: 'job.location',
  salary_range_from: 'ads.pay',
  salary_range_to: 'ads.pay',
} as const

function FieldName({ field }: { field: string }) {
  const { t } = usePage()
  const name = Object.entries(namedFields).find(([each]) => each === field)?.[1]
  return name ? <b>{t(name)}:</b> : null
}
