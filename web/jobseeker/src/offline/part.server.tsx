import type { PageContext } from '@hanap/contracts/page'
import { renderToStaticMarkup } from 'react-dom/server'

/** The script that registers the service worker, outside of what React draws: it is in no page's own script. */
export const workerPart = ({ assetsUrl }: PageContext): string =>
  renderToStaticMarkup(<script async src="/service-worker-start.js" data-assets={assetsUrl || undefined} />)
