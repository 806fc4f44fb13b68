import { usePage } from '@hanap/shared/components/page'
import { CloseIcon } from '@hanap/ui/icon'
import type { ListFrameView } from './load-list.server.ts'

const movedTexts = {
  within7: 'applicants.movedWithin',
  idle14: 'applicants.idle14',
  idle30: 'applicants.idle30',
} as const

/** The filters that are on, each with the address without it. */
const useFiltersOn = ({ filters, query, address, jobs, stages }: ListFrameView) => {
  const { t } = usePage()
  const named = (label: string, value: string | undefined) => value && t('resumes.labelled', { label, value })
  const texts = {
    query: named(t('applicants.search'), filters.query),
    job: jobs ? named(t('applicants.job'), jobs.find(({ id }) => id === filters.job)?.title) : undefined,
    stage: named(t('employer.stage'), stages.find(({ id }) => String(id) === filters.stage)?.text),
    label: named(t('applicants.label'), filters.label),
    skill: named(t('applicants.skill'), filters.skill),
    answer: named(t('applicants.answer'), filters.answer),
    moved: filters.moved && named(t('applicants.moved'), t(movedTexts[filters.moved])),
    verified: filters.isVerified && t('applicants.verifiedOnly'),
    overdue: filters.isOverdue && t('applicants.overdue'),
  }
  return Object.entries(texts).flatMap(([name, text]) => {
    if (!text) return []
    const rest = new URLSearchParams(Object.entries(query).filter(([each]) => each !== name)).toString()
    return [{ name, text, href: rest ? `${address}?${rest}` : address }]
  })
}

/** What narrows the list, each to be taken away. */
export function FilterChips({ frame }: { frame: ListFrameView }) {
  const { t } = usePage()
  const filters = useFiltersOn(frame)
  if (filters.length === 0) return null
  return (
    <ul className="chip-line" aria-label={t('applicants.filtersOn')}>
      {filters.map(({ name, text, href }) => (
        <li key={name} className="min-w-0 max-sm:flex-none">
          <a className="chip" href={href} aria-label={t('applicants.removeFilter', { name: text })}>
            <bdi className="min-w-0 wrap-anywhere">{text}</bdi> <CloseIcon />
          </a>
        </li>
      ))}
    </ul>
  )
}
