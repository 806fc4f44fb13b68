import type { PageContext } from '@hanap/contracts/page'
import { documentContext, pageContext } from '@hanap/shared/page/page-handler'
import { completeDocument } from '@hanap/shared/page/render-document'
import { structuredDataOf } from '@hanap/shared/page/structured-data'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { campaignPart } from './campaign/part.server.tsx'
import { consentParts } from './consent/page-parts.server.tsx'
import { markup } from './jobs/shared-listed-job.tsx'
import { installLinks, workerPart } from './offline/part.server.tsx'

export { handleError } from '@hanap/shared/router/site-entry.server'

markup.of = renderToString

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  const html = renderToString(<ServerRouter context={entry} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page that holds a secret tells nobody where its reader was.
  const isSecret = headers.get('Referrer-Policy') === 'no-referrer'
  const page = context.get(pageContext)
  const parts = isSecret ? '' : partsOf(page, new URL(request.url))
  context.get(documentContext).html = completeDocument(html, entry, {
    assetsUrl: page.assetsUrl,
    inHead: installLinks(page) + structuredDataOf({ context }),
    inBody: parts,
  })
  return new Response(null, { status, headers })
}

/** What stands outside of what React draws. */
const partsOf = (page: PageContext, url: URL) =>
  consentParts(page, url) + campaignPart(page, url) + workerPart(page)
