import { translator } from '@hanap/i18n/catalogues'
import { InterviewPage } from '@hanap/shared/components/interviews/interview-page'
import { PageHead } from '@hanap/shared/components/page-head'
import { interviewAction } from '@hanap/shared/interviews/interview-action.server'
import { loadInterview } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const view = await loadInterview(args.params.id ?? '', {
    page,
    answerOf: outcome => answerOrRedirect(page, outcome),
    chatPath: '/chats',
  })
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: view.heading, isIndexed: false }),
    view,
    isSent: new URL(args.request.url).searchParams.has('sent'),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  interviewAction(pageOf(args), args.request, args.params.id ?? '')

export default function Interview() {
  const { head, view, isSent } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  return (
    <div className="list-page interview-page">
      <PageHead head={head} />
      <InterviewPage view={view} problem={problem} isSent={isSent && problem === undefined} />
    </div>
  )
}
