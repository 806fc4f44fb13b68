import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, originOfMarket, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage, itemList } from '@hanap/shared/page/structured-data'
import { Button } from '@hanap/ui/button'
import { SelectField } from '@hanap/ui/field'
import { SearchIcon } from '@hanap/ui/icon'
import { EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageLinks } from '../jobs/page-links.tsx'
import type { RouteHandle } from '../root.tsx'
import { CompanyCard } from './company-card.tsx'
import type { CompanyChoice, CompanySearchView } from './company-view.ts'
import { loadCompanies } from './load-companies.server.ts'
import texts from './search-page.tsx?texts'

export const handle: RouteHandle = { section: '/companies', hasSearch: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadCompanies(page, new URL(args.request.url))
  if (view.companies.length > 0) describePage(args, itemList(originOfMarket(page), view.companies))
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

export default function CompanySearchPage() {
  const view: CompanySearchView = useLoaderData<typeof loader>()
  const { t, href, country } = usePage()
  const action = href('/companies')
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-8">
      <PageHead head={view.head} />
      <h1 className="text-2xl">{t('company.searchTitle', { country })}</h1>
      <search>
        <form className="grid gap-3" action={action} key={view.search}>
          <div className="search-form search-form-one">
            <label>
              <SearchIcon />
              <span className="unseen">{t('company.searchLabel')}</span>
              <input
                type="search"
                name="query"
                data-search
                defaultValue={view.query}
                placeholder={t('company.searchLabel')}
                maxLength={200}
                enterKeyHint="search"
              />
            </label>
            <Button type="submit" look="primary">
              {t('company.searchSubmit')}
            </Button>
          </div>
          <div className="grid grid-cols-2 gap-3 lg:max-w-[44rem]">
            <SelectField name="industry" label={t('company.industry')} defaultValue={view.industry}>
              <Choices of={view.industries} />
            </SelectField>
            <SelectField name="no_of_employees" label={t('company.size')} defaultValue={view.noOfEmployees}>
              <Choices of={view.employees} />
            </SelectField>
          </div>
        </form>
      </search>
      <h2 className="text-sm font-medium text-muted" aria-live="polite">
        {t('company.results', { count: view.totalNum })}
      </h2>
      {view.companies.length === 0 ? (
        <EmptyState title={t('company.noResultsTitle')} drawing="nothing-found">
          <p>{t('company.noResultsText')}</p>
        </EmptyState>
      ) : (
        <ul className="company-cards">
          {view.companies.map(company => (
            <CompanyCard key={company.href} company={company} />
          ))}
        </ul>
      )}
      <PageLinks
        page={view.page}
        totalPages={view.totalPages}
        href={view.search ? `${action}?${view.search}` : action}
      />
    </div>
  )
}

function Choices({ of: choices }: { of: readonly CompanyChoice[] }) {
  const { t } = usePage()
  return (
    <>
      <option value="">{t('personal.any')}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  )
}
