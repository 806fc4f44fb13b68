import {
  followCompany,
  listFollowedCompanies,
  unfollowCompany,
} from '@hanap/contracts/companies/follows.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { listPage } from '@hanap/shared/calls/list-page'
import type { CompanyView } from '@hanap/shared/company/company-view'
import { companyView } from '@hanap/shared/company/company-view.server'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
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
import { Follow } from '../company/follow.tsx'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { refererPath } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './followed-companies.tsx?texts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/followed-companies`))
  const list = await listPage(args, number => page.call(listFollowedCompanies, { query: { page: number } }))
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('follows.heading'), isIndexed: false }),
    companies: list.companies.map(({ id, company }) => ({
      id,
      company: companyView(page, company),
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Follows a company or ends that, and returns to where the button stood; a visitor logs in first. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const { company_id: id = '', act } = formTexts(await args.request.formData())
  const back = refererPath(page, args.request) ?? `${prefix}/followed-companies`
  if (!page.user) return redirect(logInAddress(prefix, back, { act: 'follow', company: id }), 303)
  const params = { id }
  const outcome =
    act === 'unfollow'
      ? await page.call(unfollowCompany, { params })
      : await page.call(followCompany, { params })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return redirect(back, 303)
}

export default function FollowedCompanies() {
  const { head, companies, page, pages } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('follows.heading')}</h1>
        {companies.length > 0 && <p className="text-muted">{t('follows.help')}</p>}
      </div>
      <ErrorSummary errors={errors} labels={{}} />
      {companies.length === 0 ? (
        <EmptyState title={t('follows.emptyTitle')}>
          <p>{t('follows.emptyText')}</p>
          <LinkButton look="primary" href={href('/companies')}>
            {t('common.companies')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="rows">
          {companies.map(({ id, company }) => (
            <FollowedCompany key={id} id={id} company={company} />
          ))}
        </ul>
      )}
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}

interface FollowedCompanyProps {
  id: string
  company: CompanyView
}

/** A company with the way to its open jobs, which is what it is followed for. */
function FollowedCompany({ id, company }: FollowedCompanyProps) {
  const { t } = usePage()
  const { name, href, logo, isVerified, facts, openJobs } = company
  return (
    <li className="row-open py-3">
      <CompanyAvatar name={name} logo={logo} />
      <div className="grid justify-items-start gap-1">
        <h2 className="text-base font-semibold">
          <a href={href} dir="auto">
            {name}
          </a>
          {isVerified && <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />}
        </h2>
        <p className="job-facts mt-0 text-muted">
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="row-acts mt-0">
        <LinkButton size="small" href={`${href}#jobs`}>
          {t('company.openJobs', { count: openJobs })}
        </LinkButton>
        <Follow id={id} company={name} isFollowed isInRow />
      </div>
    </li>
  )
}
