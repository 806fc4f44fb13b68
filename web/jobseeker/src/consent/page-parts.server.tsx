import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import { Button, LinkButton } from '@hanap/ui/button'
import { renderToStaticMarkup } from 'react-dom/server'
import stylesheet from './banner.css?url'
import measureScript from './tracking.ts?worker&url'

/**
 * What consent adds to a page, outside of what React draws, so that no other page's script carries it: the question
 * until there is an answer, and the script that measures once something was allowed.
 */
export const consentParts = (page: PageContext, url: URL): string => {
  const { trackingConsent } = page
  if (!trackingConsent) return ''
  if (!trackingConsent.allowed) return renderToStaticMarkup(<Banner page={page} url={url} />)
  if (trackingConsent.allowed.length === 0) return ''
  const { marketId, languageId } = factsOf(page)
  return renderToStaticMarkup(
    <script
      defer
      src={page.assetsUrl + measureScript}
      data-pixel={trackingConsent.pixelUrl}
      data-errors={trackingConsent.errorsUrl}
      data-events={trackingConsent.allowed.includes('analytics') || undefined}
      data-market={marketId}
      data-language={languageId}
    />,
  )
}

function Banner({ page, url }: { page: PageContext; url: URL }) {
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  return (
    <>
      <link rel="stylesheet" href={page.assetsUrl + stylesheet} />
      <section className="consent" aria-labelledby="consent-heading">
        <h2 id="consent-heading">{t('consent.heading')}</h2>
        <p>{t('consent.bannerText')}</p>
        <form method="post" action={`${prefix}/cookies`} data-reload>
          <input type="hidden" name="back" value={url.pathname + url.search} />
          <Button type="submit" name="choice" value="none">
            {t('consent.neededOnly')}
          </Button>
          <Button type="submit" name="choice" value="all">
            {t('consent.allowAll')}
          </Button>
          <LinkButton look="quiet" href={`${prefix}/cookies#choice`}>
            {t('consent.choose')}
          </LinkButton>
        </form>
      </section>
    </>
  )
}
