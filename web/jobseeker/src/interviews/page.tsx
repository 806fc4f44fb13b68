import { translator } from '@hanap/i18n/catalogues'
import { InterviewPage } from '@hanap/shared/components/interviews/interview-page'
import { PageHead } from '@hanap/shared/components/page-head'
import { interviewAction } from '@hanap/shared/interviews/interview-action.server'
import { loadInterview } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { RouteHandle } from '../root.tsx'
import texts from './page.tsx?texts'
import { signedInAt } from './signed-in.server.ts'

const optionsOf = (args: LoaderFunctionArgs) => {
  const id = args.params.id ?? ''
  return { id, options: signedInAt(args, `/interviews/${encodeURIComponent(id)}`) }
}

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { id, options } = optionsOf(args)
  const { language } = factsOf(options.page)
  const view = await loadInterview(id, options)
  const t = translator(language)
  return {
    head: headOf(options.page, t('common.brand'), { title: view.heading, isIndexed: false }),
    view,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => {
  const { id, options } = optionsOf(args)
  return interviewAction(options.page, args.request, id)
}

export default function Interview() {
  const { head, view } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <InterviewPage view={view} problem={problem} />
    </div>
  )
}
