import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { usePage } from '@hanap/shared/components/page'
import { CheckIcon } from '@hanap/ui/icon'
import { Badge } from '@hanap/ui/surface'

const severityTexts = {
  refused: 'ads.severity_refused',
  warning: 'ads.severity_warning',
  hint: 'ads.severity_hint',
} as const
const tones = { refused: 'danger', warning: 'warning', hint: 'plain' } as const

interface AdFindingsProps {
  findings: readonly AdFinding[]
  /** Of a draft of which nothing was refused when it was last saved: it may be called ready. */
  isCurrent?: boolean
}

/** What the linter says of an ad, what keeps it from being published first; nothing of what is merely missing but its names. */
export function AdFindings({ findings, isCurrent = false }: AdFindingsProps) {
  const { t } = usePage()
  const missing = findings.filter(({ rule }) => rule === 'missing')
  const others = (['refused', 'warning', 'hint'] as const).flatMap(severity =>
    findings.filter(finding => finding.rule !== 'missing' && finding.severity === severity),
  )
  const isReady = isCurrent && findings.every(({ severity }) => severity !== 'refused')
  if (findings.length === 0 && !isReady) return null
  return (
    <section className="grid gap-3" id="findings">
      {isReady ? (
        <h2 className="flex items-center gap-2 text-lg">
          <CheckIcon /> {t('ads.ready')}
        </h2>
      ) : (
        <h2 className="text-lg">{t('ads.findings')}</h2>
      )}
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{t('ads.severity_refused')}</Badge>
          <p>{t('ads.stillMissing')}</p>
          <ul className="flex flex-wrap gap-x-4">
            {missing.map(({ field }) => (
              <li key={field}>
                <a href={`#${field}`}>
                  <FieldName field={field} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <ul className="grid gap-2">
          {others.map(({ rule, field, severity, text, start }) => (
            <li key={`${rule} ${field} ${start}`} className="flex flex-wrap items-start gap-2">
              <Badge tone={tones[severity]}>{t(severityTexts[severity])}</Badge>
              <a href={`#${field}`} className="min-w-0 flex-1">
                <FieldName field={field} /> {text}
              </a>
            </li>
          ))}
        </ul>
      )}
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
  return name ? <b>{t(name)}</b> : null
}
