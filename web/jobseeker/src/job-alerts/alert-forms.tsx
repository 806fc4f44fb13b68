import { alertFrequencies } from '@hanap/contracts/jobs/job-alerts.calls'
import { usePage } from '@hanap/shared/components/page'
import { SelectField } from '@hanap/ui/field'
import type { DryRun } from './alert-view.ts'

const { daily, weekly, instant } = alertFrequencies

export function FrequencyField({ id, value }: { id: string; value?: number }) {
  const { t } = usePage()
  return (
    <SelectField id={id} name="frequency" label={t('alerts.howOften')} defaultValue={value ?? daily}>
      <option value={daily}>{t('alerts.daily')}</option>
      <option value={weekly}>{t('alerts.weekly')}</option>
      <option value={instant}>{t('alerts.instant')}</option>
    </SelectField>
  )
}

/** How many jobs an alert would have sent. */
export function useDryRunText({ count, isMore }: DryRun): string {
  const { t } = usePage()
  return isMore ? t('alerts.dryRunMore', { count }) : t('alerts.dryRun', { count })
}

/** The very jobs that an alert would have sent. */
export function DryRunJobs({ jobs }: { jobs: DryRun['jobs'] }) {
  return (
    <ul className="grid gap-4 text-sm pointer-coarse:gap-2">
      {jobs.map(job => (
        <li key={job.id}>
          <a className="lone" href={job.href} dir="auto">
            {job.title}
          </a>
          <p className="job-facts mt-0.5 text-muted">
            {job.facts.map(fact => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function DryRunList({ dryRun }: { dryRun: DryRun }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">{useDryRunText(dryRun)}</p>
      {dryRun.jobs.length > 0 && <DryRunJobs jobs={dryRun.jobs} />}
    </div>
  )
}
