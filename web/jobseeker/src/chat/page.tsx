import { translator } from '@hanap/i18n/catalogues'
import { chatAction } from '@hanap/shared/chat/chat-action.server'
import { loadChats } from '@hanap/shared/chat/load-chats.server'
import { Chats } from '@hanap/shared/components/chat/chats'
import { usePage } from '@hanap/shared/components/page'
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
import texts from './page.tsx?texts'

const PATH = '/chat'

const signedIn = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const chatId = args.params.chatId
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}${PATH}${chatId ? `/${chatId}` : ''}`), 303)
  return { page, chatId }
}

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, chatId } = signedIn(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const view = await loadChats({
    page,
    request: args.request,
    chatId,
    path: PATH,
    answerOf: outcome => {
      if (!outcome.ok) throw data(null, { status: outcome.status })
      return outcome.data
    },
  })
  const title = view.conversation ? t('chats.chatWith', { name: view.conversation.name }) : t('chats.heading')
  return {
    head: headOf(page, t('common.brand'), { title, isIndexed: false }),
    view,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => {
  const { page, chatId = '' } = signedIn(args)
  return chatAction({ page, request: args.request, chatId, path: PATH })
}

export default function ChatPage() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()
  return (
    <>
      <PageHead head={head} />
      <Chats view={view} emptyText={t('chats.emptyText')} chooseText={t('chats.choose')} problem={problem} />
    </>
  )
}
