import { translator } from '@hanap/i18n/catalogues'
import { chatAction } from '@hanap/shared/chat/chat-action.server'
import { loadChats } from '@hanap/shared/chat/load-chats.server'
import { Chats } from '@hanap/shared/components/chat/chats'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'

const PATH = '/chats'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const view = await loadChats({
    page,
    request: args.request,
    chatId: args.params.chatId,
    path: PATH,
    answerOf: outcome => answerOrRedirect(page, outcome),
  })
  const title = view.conversation ? t('chats.chatWith', { name: view.conversation.name }) : t('chats.heading')
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    view,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  chatAction({ page: pageOf(args), request: args.request, chatId: args.params.chatId ?? '', path: PATH })

export default function ChatsPage() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()
  return (
    <>
      <PageHead head={head} />
      <Chats view={view} emptyText={t('chats.emptyRecruiterText')} problem={problem} />
    </>
  )
}
