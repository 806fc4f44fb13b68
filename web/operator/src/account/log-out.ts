import { logOutOperator } from '@hanap/contracts/operators/operators.calls'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'

const logIn = (args: LoaderFunctionArgs) => `${factsOf(pageOf(args)).prefix}/log-in`

export const loader = (args: LoaderFunctionArgs) => redirect(logIn(args))

export const action = async (args: ActionFunctionArgs) => {
  await pageOf(args).call(logOutOperator, { body: {} })
  return redirect(logIn(args), 303)
}
