import {
  deleteEmployerJob,
  duplicateEmployerJob,
  publishEmployerJob,
  refreshEmployerJob,
  reopenEmployerJob,
} from '@hanap/contracts/recruiters/employer-jobs.calls'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'

const acts = { publish: publishEmployerJob, refresh: refreshEmployerJob, reopen: reopenEmployerJob } as const

const isAct = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name)

/** Publishes, refreshes, opens again or duplicates a job, or deletes a draft. */
export const jobAction = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const params = { id: args.params.jobId ?? '' }
  const { intent = '', key = '' } = formTexts(await args.request.formData())
  if (intent === 'delete') {
    const outcome = await page.call(deleteEmployerJob, { params })
    return outcome.ok || outcome.status === 404
      ? redirect(`${prefix || '/'}?deleted=1`, 303)
      : data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  }
  if (!isAct(intent)) {
    const copy = await page.call(duplicateEmployerJob, { params, ...(key && { idempotencyKey: key }) })
    return copy.ok
      ? redirect(`${prefix}/jobs/${copy.data.job.id}/edit`, 303)
      : data({ errors: firstErrors(copy.errors) }, { status: copy.status })
  }
  const outcome = await page.call(acts[intent], { params })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return redirect(`${prefix}/jobs/${params.id}?done=${intent}`, 303)
}
