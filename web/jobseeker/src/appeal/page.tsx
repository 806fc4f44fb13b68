import { loadAppeal, sendAppeal } from '@hanap/shared/appeals/appeal.server'
import { AppealPage } from '@hanap/shared/components/appeal-page'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadAppeal(page, args.request)
  return data(
    { ...view, texts: textsFor(factsOf(page).language, texts) },
    { status: view.appeal === null ? 410 : 200 },
  )
}

/** The address holds a right: the page is kept nowhere, and no other site learns it from a link. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const action = (args: ActionFunctionArgs) => sendAppeal(pageOf(args), args.request)

export default function Appeal() {
  const view = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <AppealPage {...view} errors={result?.errors ?? {}} typed={result?.text} />
}
