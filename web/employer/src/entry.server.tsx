import { completeDocument } from '@hanap/shared/page/render-document'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Response {
  const html = renderToString(
    <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(completeDocument(html, entry), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(`${request.method} ${request.url}`, error)
}
