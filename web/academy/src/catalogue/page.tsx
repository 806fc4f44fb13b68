import type { MessageKey } from '@hanap/i18n/message-key'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage, itemList } from '@hanap/shared/page/structured-data'
import { Button, LinkButton } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { FiltersIcon, SearchIcon } from '@hanap/ui/icon'
import { Disclosure, EmptyState, ErrorState } from '@hanap/ui/surface'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CourseTile } from '../look/course-tile.tsx'
import { loadCatalogue } from './load-catalogue.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadCatalogue(page, new URL(args.request.url).searchParams)
  const courses = (view.result?.courses ?? []).map(({ title, href }) => ({ name: title, href }))
  if (courses.length > 0) describePage(args, itemList(page.origin, courses))
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

const filterLabels: Record<string, MessageKey> = {
  functions: 'academy.function',
  skills: 'academy.skill',
  language_code: 'academy.language',
  level: 'academy.level',
  length: 'academy.length',
  price: 'academy.price',
}

export default function CataloguePage() {
  const { head, query, asked, result } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const isNarrowed = query !== '' || Object.keys(asked).length > 0
  return (
    <div className="academy-page catalogue-page">
      <PageHead head={head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('academy.title')}</h1>
        <p className="text-pretty text-muted">{t('academy.intro')}</p>
      </div>
      <Filters />
      {result === null ? (
        <ErrorState title={t('common.errorTitle')} />
      ) : result.courses.length === 0 ? (
        <EmptyState title={t('academy.none')} drawing="nothing-found">
          <p>{t('academy.noneText')}</p>
          {isNarrowed && <LinkButton href={href('/')}>{t('academy.clear')}</LinkButton>}
        </EmptyState>
      ) : (
        <>
          <p role="status">{t('academy.found', { count: result.total })}</p>
          <ul className="course-list">
            {result.courses.map(course => (
              <li key={course.id}>
                <CourseTile course={course} />
              </li>
            ))}
          </ul>
          <ListPages page={result.page} pages={result.pages} query={{ ...asked, ...(query && { query }) }} />
        </>
      )}
    </div>
  )
}

function Filters() {
  const { query, asked, result } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <Form action={href('/')} className="course-search" role="search" aria-label={t('academy.searchLabel')}>
      <TextField
        key={query}
        name="query"
        type="search"
        label={t('academy.searchLabel')}
        defaultValue={query}
        maxLength={200}
      />
      <Button type="submit" look="primary" className="course-find">
        <SearchIcon />
        <span>{t('academy.apply')}</span>
      </Button>
      {result && result.filters.length > 0 && (
        <Disclosure
          summary={
            <span className="course-fold">
              <FiltersIcon /> {t('academy.filters')}
            </span>
          }
          isOpen={Object.keys(asked).length > 0}
        >
          <div className="course-filters">
            {result.filters.map(({ name, chosen, choices }) => (
              <SelectField
                key={`${name} ${chosen}`}
                name={name}
                label={t(filterLabels[name] ?? 'academy.filters')}
                defaultValue={chosen}
                onChange={event => event.currentTarget.form?.requestSubmit()}
              >
                <option value="">{t('academy.all')}</option>
                {choices.map(({ key, text }) => (
                  <option key={key} value={key}>
                    {text}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </Disclosure>
      )}
    </Form>
  )
}
