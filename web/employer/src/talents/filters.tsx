import { usePage } from '@hanap/shared/components/page'
import { SelectField } from '@hanap/ui/field'
import { FilterForm } from '../filter-form/filter-form.tsx'
import { JobField } from './job-field.tsx'
import type { TalentsView } from './load-talents.server.ts'

/** What is looked for: words, a job to compare with, and filters. */
export function TalentFilters({ view }: { view: TalentsView }) {
  const { t, href } = usePage()
  const { query, job, jobs, filters, isNarrowed, pageQuery } = view
  return (
    <FilterForm
      action={href('/talents')}
      words={{
        label: t('talents.query'),
        placeholder: t('talents.placeholder'),
        value: query,
        maxLength: 200,
      }}
      count={Object.keys(pageQuery).filter(name => name !== 'query').length}
      submit={t('talents.search')}
      clear={Object.keys(pageQuery).length > 0 ? { text: t('talents.clear'), href: href('/talents') } : null}
      rare={
        <div className="applicant-filters pb-2">
          {filters.map(({ name, label, chosen, options }) => (
            <SelectField key={name} name={name} label={label} defaultValue={chosen}>
              <option value="">{t('talents.any')}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      }
      isRareOpen={isNarrowed}
    >
      <JobField job={job} jobs={jobs} />
    </FilterForm>
  )
}
