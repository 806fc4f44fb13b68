import type { PageContext } from '@hanap/contracts/page'
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

/** Where a loader finds the page's market, language, person and calls. */
export const pageContext = createContext<PageContext>()

/** Where a site's entry puts the document that it has drawn, whose answer has no body: nobody has to read it out again. */
export const documentContext = createContext<{ html?: string }>()

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
    const document: { html?: string } = {}
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(documentContext, document)
    const response = await answer(request, context)
    return { response, html: document.html }
  }
}
