import { usePage } from '@hanap/shared/components/page'
import { BellIcon, CloseIcon, FiltersIcon } from '@hanap/ui/icon'
import type { OrderView, SearchView } from './search-view.ts'

interface ViewProps {
  view: SearchView
}

/** Filters, order and alert: on a phone one row that stays in sight, in which the order opens as a sheet. */
export function SearchTools({ view }: ViewProps) {
  const { t } = usePage()
  const count = view.chosen.length
  const order = view.sorts.find(sort => sort.isChosen)
  const orderText = order ? t(sortTexts[order.key]) : t('search.sort')
  return (
    <div className="search-tools">
      {view.filters.length > 0 && (
        <button type="button" className="btn btn-line btn-small lg:hidden" popoverTarget="filters">
          <FiltersIcon />
          {count > 0 ? t('search.filtersChosen', { count }) : t('search.filters')}
        </button>
      )}
      {(view.totalNum > 0 || view.jobs.length > 0) && (
        <>
          {' '}
          <button
            type="button"
            className="btn btn-line btn-small sorts-open"
            popoverTarget="sorts"
            aria-label={t('resumes.labelled', { label: t('search.sort'), value: orderText })}
          >
            <span>{orderText}</span>
          </button>
          <div id="sorts" className="sorts-sheet" popover="auto">
            <nav className="sorts" aria-label={t('search.sort')}>
              {view.sorts.map(sort => (
                <a key={sort.key} href={sort.href} rel="nofollow" aria-current={sort.isChosen}>
                  {t(sortTexts[sort.key])}
                </a>
              ))}
            </nav>
            {view.order && <OwnOrder order={view.order} className="md:hidden" />}
          </div>
          <AlertForm href={view.href} isShort />
        </>
      )}
    </div>
  )
}

interface AlertFormProps {
  /** The search's own. */
  href: string
  /** Beside others: one word where there is no room for more. */
  isShort?: boolean
}

/** Asks for mails of new jobs like those of a search. */
export function AlertForm({ href: search, isShort }: AlertFormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/job-alerts')} data-reload>
      <button
        type="submit"
        className={isShort ? 'btn btn-line btn-small' : 'btn btn-line'}
        name="search"
        value={search}
      >
        <BellIcon />
        {isShort && <span className="lg:hidden">{t('alerts.getShort')}</span>}
        <span className={isShort ? 'max-lg:sr-only' : undefined}>{t('alerts.get')}</span>
      </button>
    </form>
  )
}

const sortTexts = {
  relevance: 'search.sortRelevance',
  newest: 'search.sortNewest',
  salary: 'search.sortSalary',
  distance: 'search.nearMe',
} as const

/** Why a seeker's list is in its order, and the ways to another one. */
export function OwnOrder({ order, className }: { order: OrderView; className: string }) {
  return (
    <p className={`own-order ${className}`}>
      {order.text && <span>{order.text}</span>}
      {order.links.map(([label, href]) => (
        <a key={href} href={href} rel="nofollow">
          {label}
        </a>
      ))}
    </p>
  )
}

/** What was chosen, each to be taken away. */
export function ChosenFilters({ view }: ViewProps) {
  const { t } = usePage()
  return (
    <>
      {view.radii && (
        <nav className="sorts" aria-label={t('search.nearRadius')}>
          {view.radii.map(([label, href, isChosen]) => (
            <a key={href} href={href} rel="nofollow" aria-current={isChosen}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {view.chosen.length > 0 && (
        <div className="chosen-filters">
          {view.chosen.map(({ label, href }) => (
            <a
              key={href}
              className="chip chip-on"
              href={href}
              aria-label={t('search.removeFilter', { filter: label })}
            >
              <bdi>{label}</bdi>
              <CloseIcon />
            </a>
          ))}
          {view.chosen.length > 1 && (
            <a className="btn btn-quiet btn-small" href={view.clearHref}>
              {t('search.clearFilters')}
            </a>
          )}
        </div>
      )}
    </>
  )
}
