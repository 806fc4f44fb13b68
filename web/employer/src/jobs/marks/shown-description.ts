import { previewEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { pageOf } from '@hanap/shared/page/page-facts'
import type { ActionFunctionArgs } from 'react-router'

/** A description as readers will see it, before it is saved. */
export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData()
  const description = String(form.get('description') ?? '').replaceAll('\r\n', '\n')
  const outcome = await pageOf(args).call(previewEmployerJob, { body: { description } })
  if (!outcome.ok) return Response.json({ code: outcome.code }, { status: outcome.status })
  return Response.json({ html: outcome.data.html })
}
