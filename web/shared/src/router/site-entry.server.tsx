import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { documentContext } from '../page/page-handler.ts'
import { completeDocument } from '../page/render-document.ts'
import { structuredDataOf } from '../page/structured-data.ts'

/** Draws a page of a site that has nothing beside what React draws. */
export const answerDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response => {
  const html = renderToString(
    <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  context.get(documentContext).html = completeDocument(html, entry, { inHead: structuredDataOf({ context }) })
  return new Response(null, { status, headers })
}

/** Without the query, which may hold what is nobody's to read in a log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(`${request.method} ${new URL(request.url).pathname}`, error)
}
