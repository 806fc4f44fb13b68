import type { PageContext } from '@hanap/contracts/page'
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { REDIRECT_HEADER, RELOAD_HEADER, ROUTER_HEADER } from './router-headers.ts'

/** Where a loader finds the page's market, language, person and calls. */
export const pageContext = createContext<PageContext>()

/** A redirect as an answer that the page's router follows itself. It is not 200, which would be cached as a page. */
const withRedirectTold = (answer: Response): Response => {
  const target = answer.headers.get('location')
  if (answer.status < 300 || answer.status > 399 || target === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete('location')
  headers.set(REDIRECT_HEADER, target)
  if (headers.has('x-remix-reload-document')) headers.set(RELOAD_HEADER, '1')
  return new Response(null, { status: 202, headers })
}

interface DrawnDocument {
  html?: string
  /** What its loaders tell search engines of it. */
  things?: readonly object[]
}

/** Where a site's entry puts the document that it has drawn, whose answer has no body: nobody has to read it out again. */
export const documentContext = createContext<DrawnDocument>()

/** A site's answer to one request; a document's text is beside the answer, which has no body then. */
export interface HandledPage {
  response: Response
  html: string | undefined
}

/** A site's build as a plain function from request to answer. */
export const createPageHandler = (
  build: ServerBuild,
): ((request: Request, page: PageContext) => Promise<HandledPage>) => {
  const answer = createRequestHandler(build, 'production')
  return async (request, page) => {
    const document: DrawnDocument = {}
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(documentContext, document)
    const response = await answer(request, context)
    const html = document.html
    return { response: request.headers.has(ROUTER_HEADER) ? withRedirectTold(response) : response, html }
  }
}
