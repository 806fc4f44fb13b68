import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { Chip, Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { ApplicantKeys } from './applicant-keys.tsx'
import { FilterChips } from './filter-chips.tsx'
import { isNarrowed } from './list-filters.ts'
import type { ListFrameView } from './load-list.server.ts'

interface ListHeadProps {
  frame: ListFrameView
  isBoard: boolean
  /** Of one job; null: of all of them. */
  job: string | null
}

/** What is listed, as list or board, the recruiter's views, and the filters. */
export function ListHead({ frame, isBoard, job }: ListHeadProps) {
  const { t, href } = usePage()
  return (
    <>
      <p>
        <a href={job === null ? href('/') : href('/applicants')}>
          {t(job === null ? 'employer.myJobs' : 'applicants.heading')}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 basis-64 text-2xl wrap-anywhere" dir="auto">
          {job === null ? t('applicants.heading') : t('employer.applicantsOf', { job })}
        </h1>
        <ApplicantKeys />
        {frame.maySet && <a href={frame.settingsHref}>{t('applicants.settings')}</a>}
      </div>
      <Views frame={frame} isBoard={isBoard} />
      <FilterChips frame={frame} />
      <Filters key={frame.address + JSON.stringify(frame.query)} frame={frame} isBoard={isBoard} />
    </>
  )
}

function Views({ frame, isBoard }: Omit<ListHeadProps, 'job'>) {
  const { t } = usePage()
  return (
    <nav className="flex flex-wrap gap-2" aria-label={t('applicants.views')}>
      <Chip href={frame.listHref} isOn={!isBoard}>
        {t('applicants.list')}
      </Chip>
      <Chip href={frame.boardHref} isOn={isBoard}>
        {t('applicants.board')}
      </Chip>
      {frame.views.map(({ name, href }) => (
        <Chip key={name} href={href}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </nav>
  )
}

function Filters({ frame: { filters, address, jobs, stages }, isBoard }: Omit<ListHeadProps, 'job'>) {
  const { t } = usePage()
  return (
    <Disclosure summary={t('applicants.filters')} isOpen={isNarrowed(filters)}>
      <Form method="get" action={address} className="grid gap-4">
        <div className="applicant-filters">
          <TextField
            name="query"
            label={t('applicants.search')}
            type="search"
            defaultValue={filters.query}
            maxLength={100}
            data-search=""
          />
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
          <TextField name="label" label={t('applicants.label')} defaultValue={filters.label} maxLength={40} />
          <TextField name="skill" label={t('applicants.skill')} defaultValue={filters.skill} maxLength={60} />
          <TextField
            name="answer"
            label={t('applicants.answer')}
            defaultValue={filters.answer}
            maxLength={200}
          />
          <SelectField name="moved" label={t('applicants.moved')} defaultValue={filters.moved}>
            <option value="">{t('applicants.anyTime')}</option>
            <option value="within7">{t('applicants.movedWithin')}</option>
            <option value="idle14">{t('applicants.idle14')}</option>
            <option value="idle30">{t('applicants.idle30')}</option>
          </SelectField>
          <SelectField name="sort" label={t('applicants.sort')} defaultValue={filters.sort}>
            <option value="date">{t('applicants.sortDate')}</option>
            <option value="match">{t('applicants.sortMatch')}</option>
            <option value="moved">{t('applicants.sortMoved')}</option>
          </SelectField>
        </div>
        <label className="check">
          <input type="checkbox" name="verified" value="1" defaultChecked={filters.isVerified} />
          <span>{t('applicants.verifiedOnly')}</span>
        </label>
        <label className="check">
          <input type="checkbox" name="overdue" value="1" defaultChecked={filters.isOverdue} />
          <span>{t('applicants.overdue')}</span>
        </label>
        <p className="text-sm text-muted">{t('applicants.overdueText')}</p>
        <p className="text-sm text-muted">{t('applicants.orderText')}</p>
        <p className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="primary">
            {t('applicants.show')}
          </Button>
          {isNarrowed(filters) && <a href={address}>{t('applicants.clear')}</a>}
        </p>
      </Form>
    </Disclosure>
  )
}
