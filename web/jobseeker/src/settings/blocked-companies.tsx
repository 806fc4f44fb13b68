import {
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '@hanap/contracts/companies/companies.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { listPage } from '@hanap/shared/calls/list-page'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Blocking } from '../company/block.tsx'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { refererPath } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './blocked-companies.tsx?texts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/blocked-companies`))
  const list = await listPage(args, number => page.call(listBlockedCompanies, { query: { page: number } }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.blockedHeading'), isIndexed: false }),
    companies: list.companies.map(({ id, company, blocked_at }) => ({
      id,
      name: company.name,
      href: prefix + company.company_url,
      logo: company.logo,
      blockedOn: t('personal.blockedOn', { date: format.date(blocked_at) }),
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Blocks a company or takes the block back, and returns to where the button stood. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const { company_id: id = '', act } = formTexts(await args.request.formData())
  const back = refererPath(page, args.request) ?? `${prefix}/blocked-companies`
  if (!page.user) return redirect(logInAddress(prefix, back), 303)
  const outcome =
    act === 'unblock'
      ? await page.call(unblockCompany, { params: { id } })
      : await page.call(blockCompany, { body: { company_id: id } })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return redirect(back, 303)
}

export default function BlockedCompanies() {
  const { head, companies, page, pages } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/account-settings')}>{t('security.settingsHeading')}</BackLink>
      <h1 className="text-2xl">{t('personal.blockedHeading')}</h1>
      <ErrorSummary errors={errors} labels={{}} />
      {companies.length === 0 && (
        <EmptyState title={t('personal.blockedEmptyTitle')}>
          <p>{t('personal.blockedEmptyText')}</p>
          <LinkButton look="primary" href={href('/companies')}>
            {t('company.searchSubmit')}
          </LinkButton>
        </EmptyState>
      )}
      <ul className="rows">
        {companies.map(({ id, name, href: to, logo, blockedOn }) => (
          <li key={id} className="row items-center">
            <CompanyAvatar name={name} logo={logo} />
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-semibold">
                <a href={to} dir="auto">
                  {name}
                </a>
              </h2>
              <p className="text-sm text-muted">{blockedOn}</p>
            </div>
            <Blocking id={id} act="unblock">
              <Button
                type="submit"
                aria-label={t('resumes.labelled', { label: t('personal.unblock'), value: name })}
              >
                {t('personal.unblock')}
              </Button>
            </Blocking>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}
