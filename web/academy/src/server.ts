import * as build from 'virtual:react-router/server-build'
import { createPageHandler } from '@hanap/shared/page/page-handler'

/** Answers one page request of the academy: a document, a form's post or a `.data` request of its router. */
export const handle = createPageHandler(build)
