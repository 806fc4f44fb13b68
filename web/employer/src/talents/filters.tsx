import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { TalentsView } from './load-talents.server.ts'

/** What is looked for: words, a job to compare with, and filters. */
export function TalentFilters({ view }: { view: TalentsView }) {
  const { t, href } = usePage()
  const { query, job, jobs, filters, isNarrowed, pageQuery } = view
  return (
    <Form method="get" action={href('/talents')} className="card talent-search" role="search">
      <div className="talent-search-line">
        <TextField
          name="query"
          type="search"
          label={t('talents.query')}
          defaultValue={query}
          maxLength={200}
        />
        <SelectField name="job" label={t('talents.job')} defaultValue={job}>
          <option value="">{t('talents.jobNone')}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="primary">
          {t('talents.search')}
        </Button>
      </div>
      <Disclosure summary={t('talents.filters')} isOpen={isNarrowed}>
        <div className="grid gap-3 pt-3 sm:grid-cols-2 lg:grid-cols-3">
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
      </Disclosure>
      {Object.keys(pageQuery).length > 0 && (
        <p>
          <a className="lone" href={href('/talents')}>
            {t('talents.clear')}
          </a>
        </p>
      )}
    </Form>
  )
}
