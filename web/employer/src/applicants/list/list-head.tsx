import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { Badge, Chip } from '@hanap/ui/surface'
import { ApplicantKeys } from './applicant-keys.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ApplicantFilters } from './filters.tsx'
import type { ListFrameView } from './load-list.server.ts'

interface ListHeadProps {
  frame: ListFrameView
  isBoard: boolean
  /** Of one job; null: of all of them. */
  job: string | null
  /** How many there are, of those that the filters mean. */
  total: number
  /** Shows whom the keyboard has come to. */
  follow?: (id: string) => void
}

/** What is listed, as list or board, the recruiter's views, and the filters. */
export function ListHead({ frame, isBoard, job, total, follow }: ListHeadProps) {
  const { t, href, format } = usePage()
  return (
    <>
      <div className="applicants-head">
        {job !== null && <BackLink href={href('/applicants')}>{t('applicants.heading')}</BackLink>}
        <h1 className="text-2xl wrap-anywhere">
          {job === null ? t('applicants.heading') : t('employer.applicantsOf', { job })}{' '}
          {total > 0 && <Badge>{format.number(total)}</Badge>}
        </h1>
        <Views frame={frame} isBoard={isBoard} />
        {frame.maySet && (
          <LinkButton size="small" look="quiet" href={frame.settingsHref}>
            {t('applicants.settings')}
          </LinkButton>
        )}
      </div>
      <ApplicantKeys follow={follow} />
      <FilterChips frame={frame} />
      <ApplicantFilters key={frame.address + JSON.stringify(frame.query)} frame={frame} isBoard={isBoard} />
    </>
  )
}

function Views({ frame, isBoard }: Pick<ListHeadProps, 'frame' | 'isBoard'>) {
  const { t } = usePage()
  return (
    <nav className="chip-line" aria-label={t('applicants.views')}>
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
