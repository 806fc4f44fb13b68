import { translator } from '@hanap/i18n/catalogues'
import { loadReport, sendReport } from '@hanap/shared/chat/report-chat.server'
import { ReportForm } from '@hanap/shared/components/chat/report-form'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './report.tsx?texts'

const signedIn = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const chatId = args.params.chatId ?? ''
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/chat/${chatId}/report`), 303)
  return { page, chatId }
}

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, chatId } = signedIn(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const view = await loadReport({
    page,
    chatId,
    path: '/chat',
    answerOf: outcome => {
      if (!outcome.ok) throw data(null, { status: outcome.status })
      return outcome.data
    },
  })
  return {
    head: headOf(page, t('common.brand'), {
      title: t('chats.reportHeading', { name: view.name }),
      isIndexed: false,
    }),
    view,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => {
  const { page, chatId } = signedIn(args)
  return sendReport(page, args.request, chatId)
}

/** Where a seeker reports a chat. */
export default function ReportChat() {
  const { head, view } = useLoaderData<typeof loader>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <ReportForm view={view} result={useActionData<typeof action>()} />
    </div>
  )
}
