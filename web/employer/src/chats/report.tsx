import { translator } from '@hanap/i18n/catalogues'
import { loadReport, sendReport } from '@hanap/shared/chat/report-chat.server'
import { ReportForm } from '@hanap/shared/components/chat/report-form'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './report.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const view = await loadReport({
    page,
    chatId: args.params.chatId ?? '',
    path: '/chats',
    answerOf: outcome => answerOrRedirect(page, outcome),
  })
  return {
    head: headOf(page, t('employer.title'), {
      title: t('chats.reportHeading', { name: view.name }),
      isIndexed: false,
    }),
    view,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  sendReport(pageOf(args), args.request, args.params.chatId ?? '')

/** Where a recruiter reports a chat. */
export default function ReportChat() {
  const { head, view } = useLoaderData<typeof loader>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <ReportForm view={view} result={useActionData<typeof action>()} />
    </div>
  )
}
