import { deleteAccount, sendDeletionCode } from '@hanap/contracts/jobseekers/privacy.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'

/** What the buttons of the deletion say. */
export const deletionIntents: ReadonlySet<string | undefined> = new Set(['delete', 'delete-code'])

/** Sends the code, or deletes the account and leads home, logged out. */
export const actOnDeletion = async (page: PageContext, form: FormData) => {
  const { intent, delete_password: password, otp } = formTexts(form)
  if (intent === 'delete-code') {
    const sent = await page.call(sendDeletionCode, {})
    if (!sent.ok) return data({ errors: firstErrors(sent.errors) }, { status: sent.status })
    return data({ errors: {}, isCodeSent: true })
  }
  const outcome = await page.call(deleteAccount, {
    body: { ...(password && { password }), ...(otp && { otp }) },
  })
  if (outcome.ok) return redirect(factsOf(page).prefix || '/', 303)
  const { password: wrong, ...others } = firstErrors(outcome.errors)
  const errors = { ...others, ...(wrong && { delete_password: wrong }) }
  // The code that was sent may be typed again.
  return data(otp === undefined ? { errors } : { errors, isCodeSent: true }, { status: outcome.status })
}
