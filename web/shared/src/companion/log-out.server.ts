import { logOut } from '@hanap/contracts/auth/auth.calls'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { factsOf, pageOf } from '../page/page-facts.ts'

const home = (args: LoaderFunctionArgs) => factsOf(pageOf(args)).prefix || '/'

export const loader = (args: LoaderFunctionArgs) => redirect(home(args))

export const action = async (args: ActionFunctionArgs) => {
  await pageOf(args).call(logOut, { body: { source: 'web' } })
  return redirect(home(args), 303)
}
