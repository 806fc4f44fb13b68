import { usePage } from '@hanap/shared/components/page'
import { Chip } from '@hanap/ui/surface'
import { ApplicantKeys } from './applicant-keys.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ApplicantFilters } from './filters.tsx'
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
      <ApplicantFilters key={frame.address + JSON.stringify(frame.query)} frame={frame} isBoard={isBoard} />
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
