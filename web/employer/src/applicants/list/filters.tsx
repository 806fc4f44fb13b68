import { usePage } from '@hanap/shared/components/page'
import { SelectField, TextField } from '@hanap/ui/field'
import { FilterForm } from '../../filter-form/filter-form.tsx'
import { isNarrowed, type ListFilters } from './list-filters.ts'
import type { ListFrameView } from './load-list.server.ts'

interface FiltersProps {
  frame: ListFrameView
  isBoard: boolean
}

/** What narrows and orders the list of applicants. */
export function ApplicantFilters({ frame, isBoard }: FiltersProps) {
  const { t } = usePage()
  const { filters, address, query, jobs, stages } = frame
  const { label, skill, answer, moved, isVerified, isOverdue } = filters
  return (
    <FilterForm
      action={address}
      words={{ label: t('applicants.search'), value: filters.query, maxLength: 100 }}
      count={Object.keys(query).filter(name => name !== 'query' && name !== 'sort').length}
      submit={t('applicants.show')}
      clear={isNarrowed(filters) ? { text: t('applicants.clear'), href: address } : null}
      rare={<RareFilters filters={filters} />}
      isRareOpen={[label, skill, answer, moved].some(Boolean) || isVerified || isOverdue}
    >
      {jobs && (
        <SelectField name="job" label={t('applicants.job')} defaultValue={filters.job}>
          <option value="">{t('applicants.allJobs')}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {!isBoard && (
        <SelectField name="stage" label={t('employer.stage')} defaultValue={filters.stage}>
          <option value="">{t('account.allStages')}</option>
          {stages.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField name="sort" label={t('applicants.sort')} defaultValue={filters.sort}>
        <option value="date">{t('applicants.sortDate')}</option>
        <option value="match">{t('applicants.sortMatch')}</option>
        <option value="moved">{t('applicants.sortMoved')}</option>
      </SelectField>
    </FilterForm>
  )
}

function RareFilters({ filters }: { filters: ListFilters }) {
  const { t } = usePage()
  const { label, skill, answer, moved, isVerified, isOverdue } = filters
  return (
    <div className="grid gap-3 pb-2">
      <div className="applicant-filters">
        <TextField name="label" label={t('applicants.label')} defaultValue={label} maxLength={40} />
        <TextField name="skill" label={t('applicants.skill')} defaultValue={skill} maxLength={60} />
        <TextField name="answer" label={t('applicants.answer')} defaultValue={answer} maxLength={200} />
        <SelectField name="moved" label={t('applicants.moved')} defaultValue={moved}>
          <option value="">{t('applicants.anyTime')}</option>
          <option value="within7">{t('applicants.movedWithin')}</option>
          <option value="idle14">{t('applicants.idle14')}</option>
          <option value="idle30">{t('applicants.idle30')}</option>
        </SelectField>
      </div>
      <label className="check">
        <input type="checkbox" name="verified" value="1" defaultChecked={isVerified} />
        <span>{t('applicants.verifiedOnly')}</span>
      </label>
      <label className="check">
        <input type="checkbox" name="overdue" value="1" defaultChecked={isOverdue} />
        <span>{t('applicants.overdue')}</span>
      </label>
      <p className="text-sm text-muted">{t('applicants.overdueText')}</p>
      <p className="text-sm text-muted">{t('applicants.orderText')}</p>
    </div>
  )
}
