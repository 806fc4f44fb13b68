import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { PinIcon, SearchIcon } from '@hanap/ui/icon'
import { SuggestField } from './suggest/suggest-field.tsx'
import { useFormOf } from './use-form-of.ts'

const places = ['locations', 'search.location'] as const
const whatKinds = [
  ['job_titles', 'search.functionTitles'],
  ['companies', 'common.companies'],
  ['skills', 'job.skills'],
  places,
] as const
const whereKinds = [places]

interface SearchFormProps {
  query?: string
  place?: string
}

/** What and where, as a form that works without script; its answer leads on to the clean URL. */
export function SearchForm(search: SearchFormProps) {
  return (
    <search>
      <SearchFields {...search} />
    </search>
  )
}

/** The form alone, where its landmark has more than that. */
export function SearchFields({ query = '', place = '' }: SearchFormProps) {
  const { t, href } = usePage()
  const form = useFormOf(`${query} ${place}`)
  return (
    <form className="search-form" action={href('/job-search')} ref={form}>
      <SuggestField
        icon={<SearchIcon />}
        label={t('search.what')}
        kinds={whatKinds}
        name="query"
        data-search
        defaultValue={query}
        placeholder={t('search.whatPlaceholder')}
        maxLength={200}
        autoCapitalize="none"
      />
      <SuggestField
        icon={<PinIcon />}
        label={t('search.where')}
        kinds={whereKinds}
        name="location"
        defaultValue={place}
        placeholder={t('search.wherePlaceholder')}
        maxLength={100}
      />
      <Button type="submit" look="primary">
        {t('search.submit')}
      </Button>
    </form>
  )
}
