import { usePage } from '@hanap/shared/components/page'
import { SearchIcon } from '@hanap/ui/icon'
import { useEffect, useRef } from 'react'
import { SearchFields } from './search-form.tsx'
import { SearchTips } from './search-tips.tsx'
import type { SearchView } from './search-view.ts'

/** The search form above its results: on a phone one line that says what and where, and opens the form. */
export function SearchStrip({ view: { query, place, totalNum } }: { view: SearchView }) {
  const { t } = usePage()
  const sheet = useRef<HTMLDivElement>(null)
  const words = [query, place].filter(Boolean)
  const search = `${query} ${place}`
  const shown = useRef(search)
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  useEffect(() => {
    // A suggestion that was chosen in it led to another search.
    if (shown.current !== search && sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
    shown.current = search
  }, [search])
  return (
    <search className="search-strip">
      <button type="button" className="search-pill" popoverTarget="search-form">
        <SearchIcon />
        <span className="unseen">{t('search.submit')}</span>
        <span className="search-pill-words" data-empty={words.length === 0 || undefined}>
          {words.length > 0 ? words.map(text => <bdi key={text}>{text}</bdi>) : t('search.whatPlaceholder')}
        </span>
        <span className="search-pill-count">{t('search.results', { count: totalNum })}</span>
      </button>
      <div
        id="search-form"
        className="search-sheet"
        popover="auto"
        ref={sheet}
        onToggle={event => {
          if (event.newState === 'open') sheet.current?.querySelector('input')?.focus()
        }}
        onSubmit={close}
      >
        <SearchFields query={query} place={place} />
        <SearchTips />
      </div>
    </search>
  )
}
