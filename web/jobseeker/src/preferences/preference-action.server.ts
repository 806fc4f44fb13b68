import { createJobPreference, updateJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { summaryAction } from '../career-summary/summary-action.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { fieldsIn, type PreferenceFormValues } from './preference-fields.server.ts'

/** In the place of a preference's id: one that is to be added. */
export const NEW_PREFERENCE = 'new'

export const logInToPreference = (args: LoaderFunctionArgs, page: PageContext) => {
  const { prefix } = factsOf(page)
  return redirect(logInAddress(prefix, `${prefix}/job-preferences/${args.params.id}`), 303)
}

/** Adds the preference or changes it. */
export const savePreference = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) return logInToPreference(args, page)
  const form = await args.request.formData()
  const { id = '' } = args.params
  if (form.has('act')) {
    const acted = await summaryAction(page, id, form)
    if (acted.isDone) return redirect(`${prefix}/job-preferences/${id}#summary`, 303)
    const { status, result, errors, text } = acted
    return data({ summary: { result, errors, text } }, { status })
  }
  const { fields, wrongAmounts } = fieldsIn(form, language)
  const refused = (errors: Record<string, string>, status: number) => {
    const values = [...form].flatMap(
      ([name, value]): PreferenceFormValues => (typeof value === 'string' ? [[name, value]] : []),
    )
    return data({ errors, values, summary: null }, { status })
  }
  if (wrongAmounts.length > 0) {
    const text = translator(language)('errors.invalid_number')
    return refused(Object.fromEntries(wrongAmounts.map(name => [name, text])), 422)
  }
  const outcome =
    id === NEW_PREFERENCE
      ? await page.call(createJobPreference, { body: fields })
      : await page.call(updateJobPreference, { params: { id }, body: fields })
  if (!outcome.ok) return refused(firstErrors(outcome.errors), outcome.status)
  return redirect(`${prefix}/job-preferences`, 303)
}
