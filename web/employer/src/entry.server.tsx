import { documentContext } from '@hanap/shared/page/page-handler'
import { completeDocument } from '@hanap/shared/page/render-document'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  const html = renderToString(
    <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  context.get(documentContext).html = completeDocument(html, entry)
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(`${request.method} ${request.url}`, error)
}
