import { createFormats } from '@hanap/i18n/format'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import type { ActionFunctionArgs } from 'react-router'
import { saveAd } from './save-ad.server.ts'

/** Saves a draft as it is typed; what is wrong with it is said when it is published. */
export const action = async (args: ActionFunctionArgs) => {
  const { outcome } = await saveAd(args, await args.request.formData())
  if (!outcome.ok) return Response.json({ code: outcome.code }, { status: outcome.status })
  const facts = factsOf(pageOf(args))
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const { revision, findings } = outcome.data.job
  return Response.json({ revision, findings, at: format.time(new Date().toISOString()) })
}
