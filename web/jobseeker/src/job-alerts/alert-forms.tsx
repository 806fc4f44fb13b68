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

export function DryRunList({ dryRun, allHref }: { dryRun: DryRun; allHref?: string }) {
  const { t } = usePage()
  const { count, isMore, jobs } = dryRun
  return (
    <section className="alert-matches grid gap-3">
      <h2 className="text-lg">{useDryRunText(dryRun)}</h2>
      {jobs.length > 0 && <DryRunJobs jobs={jobs} />}
      {allHref && count > jobs.length && (
        <p className="mt-2">
          <a className="lone" href={allHref}>
            {isMore ? t('alerts.mailButton') : t('alerts.seeAll', { count })}
          </a>
        </p>
      )}
    </section>
  )
}
