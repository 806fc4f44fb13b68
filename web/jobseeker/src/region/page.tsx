import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { Flag } from '@hanap/ui/flag'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadRegion } from './load-region.server.ts'
import texts from './page.tsx?texts'
import type { MarketLink, RegionView } from './region-view.ts'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = loadRegion(page, new URL(args.request.url).searchParams.get('to'))
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

/** Where one chooses the language of the pages and the country of the jobs. */
export default function RegionPage() {
  const view: RegionView = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    // A language changes the whole document, a country the site.
    <div className="mx-auto grid max-w-page gap-8 px-4 py-10" data-reload>
      <PageHead head={view.head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('home.regionTitle')}</h1>
        <p className="text-lg text-muted">{t('home.regionText')}</p>
      </div>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('common.language')}</h2>
        <ul className="choices">
          {view.languages.map(({ tag, name, href, isChosen }) => (
            <li key={tag}>
              <a href={href} lang={tag} hrefLang={tag} aria-current={isChosen || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('common.country')}</h2>
        <ul className="choices">
          {[view.defaultMarket, ...view.markets].map(market => (
            <Market key={market.code} market={market} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Market({ market: { code, name, href, isChosen, isSpecial } }: { market: MarketLink }) {
  const { assetsUrl } = usePage()
  return (
    <li>
      <a href={href} aria-current={isChosen || undefined}>
        <Flag code={code} assetsUrl={assetsUrl} isSpecial={isSpecial} />
        {name}
      </a>
    </li>
  )
}
