import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'
import { renderToStaticMarkup } from 'react-dom/server'

/** The script that registers the service worker, outside of what React draws: it is in no page's own script. */
export const workerPart = ({ assetsUrl }: PageContext): string =>
  renderToStaticMarkup(
    <script
      async
      src={`${assetsUrl}/jobseeker/service-worker-start.js`}
      data-assets={assetsUrl || undefined}
    />,
  )

/** What makes the site an app of its own on a device. */
export const installLinks = (page: PageContext): string =>
  renderToStaticMarkup(
    <>
      <link rel="manifest" href={`${factsOf(page).prefix}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href={`${page.assetsUrl}/jobseeker/icons/apple-touch-icon.png`} />
    </>,
  )
