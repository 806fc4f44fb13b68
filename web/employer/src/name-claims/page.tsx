import { claimName, listNameClaims } from '@hanap/contracts/recruiters/name-claims.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketName } from '@hanap/markets/market-names'
import { type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Badge } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { ClaimForm } from './claim-form.tsx'
import { Claims } from './claims.tsx'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, tag } = facts
  const [{ company, permissions }, names] = await Promise.all([
    ownMembership(page),
    page.call(listNameClaims, {}).then(outcome => answerOrRedirect(page, outcome)),
  ])
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const countryOf = (key: string) => {
    const market = marketByKey(key)
    return market ? marketName(market.key, language) : key
  }
  const ownMarket = company?.country_key
  const isOpen = (key: MarketKey) =>
    key === ownMarket ? !names.holds_name : !names.country_keys.includes(key)
  const waiting = new Set(
    names.claims.filter(({ state }) => state === 'pending').map(({ country_key: key }) => key),
  )
  return {
    head: headOf(page, t('employer.title'), { title: t('names.heading'), isIndexed: false }),
    name: names.name,
    isVerified: names.is_verified,
    holdsName: names.holds_name,
    isManager: permissions.includes('manage_company'),
    pages: names.country_keys.map(countryOf),
    claimable: markets
      .map(({ key }) => key)
      .filter(key => isOpen(key) && !waiting.has(key))
      .map(key => ({ key, name: countryOf(key) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, tag)),
    claims: names.claims.map(({ id, country_key, state, reason, moved_jobs, created_at }) => ({
      id,
      country: countryOf(country_key),
      state,
      reason,
      movedJobs: moved_jobs,
      at: format.date(created_at),
    })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { country_key = '', note = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(claimName, { body: { country_key, note } })
  if (outcome.ok) return redirect(`${factsOf(page).prefix}/company/name#claims`, 303)
  const errors = firstErrors(outcome.errors)
  return data(
    {
      errors: Object.keys(errors).length > 0 ? errors : { country_key: outcome.message },
      typed: { country_key, note },
    },
    { status: outcome.status },
  )
}

/** Which name is the company's, and in which countries it has a page. */
export default function CompanyName() {
  const { head, name, isVerified, holdsName, isManager, pages, claimable, claims } =
    useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t, href } = usePage()
  const errors: Record<string, string> = acted?.errors ?? {}
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('names.heading')}</h1>
      <div className="desk">
        <div className="desk-lead desk-sheet">
          <p className="desk-part">{t(holdsName ? 'names.holds' : 'names.lacks', { company: name })}</p>
          <section className="desk-part">
            <h2 className="text-base font-semibold">{t('names.pagesHeading')}</h2>
            <ul className="flex flex-wrap gap-2">
              {pages.map(country => (
                <li key={country}>
                  <Badge>{country}</Badge>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{t('names.pagesText')}</p>
          </section>
        </div>
        <div className="desk-main">
          {isManager && (
            <section className="card grid gap-4 p-5">
              <h2 className="text-lg font-semibold">{t('names.claimHeading')}</h2>
              <p className="text-sm text-muted">{t('names.claimText')}</p>
              <ErrorSummary
                errors={errors}
                labels={{ country_key: t('names.country'), note: t('names.note') }}
              />
              {!isVerified && (
                <p>
                  <a className="lone" href={href('/company/verification')}>
                    {t('errors.name_unproven')}
                  </a>
                </p>
              )}
              {isVerified && claimable.length === 0 && <p>{t('names.nowhere')}</p>}
              {isVerified && claimable.length > 0 && (
                <ClaimForm countries={claimable} typed={acted?.typed} errors={errors} />
              )}
            </section>
          )}
          {claims.length > 0 && <Claims claims={claims} />}
        </div>
      </div>
    </div>
  )
}
