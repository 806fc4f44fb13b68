import { usePage } from '@hanap/shared/components/page'
import { EmptyState } from '@hanap/ui/surface'
import { AlertForm } from './search-tools.tsx'
import type { HelpGroup, SearchView } from './search-view.ts'

const titles = {
  words: 'search.helpWords',
  functions: 'search.helpFunctions',
  filters: 'search.helpFilters',
  places: 'search.helpPlaces',
} as const

/** What an empty list shows: what would find jobs, one press away. */
export function NoResults({ view: { help, all, advice, href } }: { view: SearchView }) {
  const { t } = usePage()
  return (
    <EmptyState title={t('search.noResultsTitle')} drawing="nothing-found">
      {advice && <p>{advice}</p>}
      {help && (
        <>
          <p>{t('search.noResultsHelp')}</p>
          <HelpLinks groups={help} />
        </>
      )}
      <div className="empty-acts">
        {all && (
          <a className="btn btn-line" href={all.href}>
            {all.label}
          </a>
        )}
        <AlertForm href={href} />
      </div>
    </EmptyState>
  )
}

/** Below a short list: what would find more. */
export function FewResults({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = usePage()
  return (
    <section className="few-results" aria-labelledby="few-results">
      <h2 id="few-results">{t('search.fewResultsTitle')}</h2>
      <HelpLinks groups={groups} />
    </section>
  )
}

function HelpLinks({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = usePage()
  return (
    <div className="help-links">
      {groups.map(({ key, links }) => (
        <section key={key} aria-labelledby={`help-${key}`}>
          <h3 id={`help-${key}`}>{t(titles[key])}</h3>
          <ul>
            {links.map(({ label, href, count }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  <bdi>{label}</bdi> <span>{t('search.results', { count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
