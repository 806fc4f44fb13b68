import type { PageContext } from '@hanap/contracts/page'
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

/** Where a loader finds the page's market, language, person and calls. */
export const pageContext = createContext<PageContext>()

/** A site's build as a plain function from request to answer. */
export const createPageHandler = (
  build: ServerBuild,
): ((request: Request, page: PageContext) => Promise<Response>) => {
  const answer = createRequestHandler(build, 'production')
  return async (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return answer(request, context)
  }
}
