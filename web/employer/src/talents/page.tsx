import { translator } from '@hanap/i18n/catalogues'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { TalentFilters } from './filters.tsx'
import { FoundTalent } from './found-talent.tsx'
import { talentsView } from './load-talents.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('talents.heading'), isIndexed: false }),
    view: await talentsView(page, args.request),
    texts: textsFor(language, texts),
  }
}

/** People who let verified companies find them. */
export default function Talents() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('talents.heading')}</h1>
      <p className="talent-lead">
        <span>{t('talents.lead')}</span>
        <span>{t('talents.leadShort')}</span>
      </p>
      {view.isVerified ? <Found /> : <Unverified />}
    </div>
  )
}

function Found() {
  const { view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { talents, count, relaxed, page, pages, pageQuery } = view
  return (
    <>
      <TalentFilters key={JSON.stringify(pageQuery)} view={view} />
      {relaxed && (
        <Callout tone="plain">
          <p>{t('talents.relaxed', { words: relaxed })}</p>
        </Callout>
      )}
      {talents.length === 0 ? (
        <EmptyState title={t('talents.noneTitle')} drawing="nothing-found">
          <p>{t('talents.noneText')}</p>
        </EmptyState>
      ) : (
        <p role="status" className="font-semibold">
          {count}
        </p>
      )}
      <ul className="card lines talent-rows">
        {talents.map(talent => (
          <FoundTalent key={talent.id} talent={talent} />
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={pageQuery} />
    </>
  )
}

function Unverified() {
  const { t, href } = usePage()
  return (
    <EmptyState title={t('talents.unverifiedTitle')} drawing="no-permission">
      <p>{t('talents.unverifiedText')}</p>
      <p>
        <LinkButton href={href('/company')} look="primary">
          {t('talents.unverifiedLink')}
        </LinkButton>
      </p>
    </EmptyState>
  )
}
