import { logOut } from '@hanap/contracts/auth/auth.calls'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'

const home = (args: LoaderFunctionArgs) => factsOf(pageOf(args)).prefix || '/'

export const loader = (args: LoaderFunctionArgs) => redirect(home(args))

export const action = async (args: ActionFunctionArgs) => {
  await pageOf(args).call(logOut, { body: { source: 'web' } })
  return redirect(home(args), 303)
}
