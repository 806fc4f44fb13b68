import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SearchIcon } from '@hanap/ui/icon'
import { PlaceField } from './place-field.tsx'
import { useFormOf } from './use-form-of.ts'

/** What and where, as a form that works without script; its answer leads on to the clean URL. */
export function SearchForm({ query = '', place = '' }: { query?: string; place?: string }) {
  const { t, href } = usePage()
  const form = useFormOf(`${query} ${place}`)
  return (
    <search>
      <form className="search-form" action={href('/job-search')} ref={form}>
        <label>
          <SearchIcon />
          <span className="unseen">{t('search.what')}</span>
          <input
            type="search"
            name="query"
            data-search
            defaultValue={query}
            placeholder={t('search.whatPlaceholder')}
            maxLength={200}
            enterKeyHint="search"
            autoCapitalize="none"
          />
        </label>
        <PlaceField place={place} />
        <Button type="submit" look="primary">
          <SearchIcon className="md:hidden" />
          <span className="max-md:sr-only">{t('search.submit')}</span>
        </Button>
      </form>
    </search>
  )
}
