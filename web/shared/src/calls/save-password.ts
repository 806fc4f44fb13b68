import { changePassword } from '@hanap/contracts/auth/auth.calls'
import { type ActionFunctionArgs, data } from 'react-router'
import { pageOf } from '../page/page-facts.ts'
import { firstErrors, formTexts } from './form-values.ts'

/** The action of a page with `ChangePassword`. */
export const savePassword = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { password = '', new_password = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(changePassword, { body: { password, new_password } })
  if (outcome.ok) return data({ isDone: true, errors: {} as Record<string, string> })
  return data({ isDone: false, errors: firstErrors(outcome.errors) }, { status: outcome.status })
}
