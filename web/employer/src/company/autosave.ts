import { createFormats } from '@hanap/i18n/format'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import type { ActionFunctionArgs } from 'react-router'
import { saveTypedPage } from './save-typed-page.server.ts'

/** Saves the draft of the company's page as it is typed. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const outcome = await saveTypedPage(page, await args.request.formData())
  if (!outcome.ok) return Response.json({ code: outcome.code }, { status: outcome.status })
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const at = format.time(new Date().toISOString())
  return Response.json({ revision: outcome.data.revision, findings: [], at })
}
