import { alertFrequencies } from '@hanap/contracts/jobs/job-alerts.calls'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import type { AlertView, DryRun } from './alert-view.ts'

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
    <ul className="grid gap-3 text-sm">
      {jobs.map(job => (
        <li key={job.id}>
          <a href={job.href} dir="auto">
            {job.title}
          </a>
          <p className="job-facts text-muted">
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

interface FormProps {
  alert: AlertView
  /** Of the page's error, where there is one. */
  error?: string | undefined
}

/** In a dialog, or a page of its own where there is no script. */
export function ChangeForm({ alert, error }: FormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/job-alerts')} className="form" data-reload>
      <input type="hidden" name="act" value="change" />
      <input type="hidden" name="id" value={alert.id} />
      <TextField
        id={`keyword-${alert.id}`}
        name="keyword"
        label={t('alerts.keyword')}
        defaultValue={alert.keyword}
        maxLength={200}
        error={error}
      />
      <FrequencyField id={`frequency-${alert.id}`} value={alert.frequency} />
      <Button type="submit" look="primary">
        {t('common.save')}
      </Button>
    </form>
  )
}

export function DeleteForm({ alert }: FormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/job-alerts')} className="form" data-reload>
      <input type="hidden" name="act" value="delete" />
      <input type="hidden" name="id" value={alert.id} />
      <p className="font-semibold">{alert.title}</p>
      <p>{t('alerts.deleteText')}</p>
      <Button type="submit" look="danger">
        {t('alerts.delete')}
      </Button>
    </form>
  )
}
