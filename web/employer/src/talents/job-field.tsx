import { usePage } from '@hanap/shared/components/page'
import { SelectField } from '@hanap/ui/field'

interface JobFieldProps {
  id?: string
  /** The chosen job's id. */
  job: string | undefined
  jobs: readonly { id: string; title: string }[]
}

/** With which job of the company people are compared. */
export function JobField({ id, job, jobs }: JobFieldProps) {
  const { t } = usePage()
  return (
    <SelectField name="job" id={id} label={t('talents.job')} defaultValue={job}>
      <option value="">{t('talents.jobNone')}</option>
      {jobs.map(each => (
        <option key={each.id} value={each.id}>
          {each.title}
        </option>
      ))}
    </SelectField>
  )
}
