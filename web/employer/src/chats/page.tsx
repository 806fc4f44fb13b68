import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { chatAction } from '@hanap/shared/chat/chat-action.server'
import { loadChats } from '@hanap/shared/chat/load-chats.server'
import { Chats } from '@hanap/shared/components/chat/chats'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { EmployerRouteHandle } from '../header/route-handle.ts'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { ApplicantAside, ApplicantButton } from './applicant-aside.tsx'
import { ChatFilters } from './chat-filters.tsx'
import { CHAT_KEYS } from './chat-keys.tsx'
import { loadApplicant } from './load-applicant.server.ts'
import { isMove, moveInChat } from './move-in-chat.server.ts'
import texts from './page.tsx?texts'

export const handle: EmployerRouteHandle = { keyList: CHAT_KEYS }

const PATH = '/chats'
/** So many jobs can be chosen from, the latest first. */
const MAX_JOBS = '100'

/** Fetched in case somebody opens it: nobody sees the applicant yet. */
const isEarly = ({ headers }: Request) => /prefetch|prerender/.test(headers.get('sec-purpose') ?? '')

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
  const applicationId = view.conversation?.applicationId ?? null
  const [applicant, jobs] = await Promise.all([
    applicationId === null || isEarly(args.request) ? null : loadApplicant(page, applicationId),
    page.call(listRecruiterJobs, { query: { size: MAX_JOBS } }),
  ])
  const title = view.conversation ? t('chats.chatWith', { name: view.conversation.name }) : t('chats.heading')
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    view,
    applicant,
    jobs: jobs.ok ? jobs.data.jobs.map(job => ({ id: job.id, title: job.job_title })) : [],
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const fields = formTexts(await args.request.clone().formData())
  return isMove(fields)
    ? moveInChat(page, args.request, fields)
    : chatAction({ page, request: args.request, chatId: args.params.chatId ?? '', path: PATH })
}

export default function ChatsPage() {
  const { head, view, applicant, jobs } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const acted = useActionData<typeof action>()
  const moveError = acted && 'moveError' in acted ? acted.moveError : undefined
  return (
    <>
      <PageHead head={head} />
      <Chats
        view={view}
        emptyText={t('chats.emptyRecruiterText')}
        chooseText={t('chats.choose')}
        problem={acted && 'text' in acted ? acted : undefined}
        filters={<ChatFilters view={view} jobs={jobs} />}
        aside={applicant && <ApplicantAside view={applicant} error={moveError} />}
        asideButton={applicant && <ApplicantButton />}
      />
    </>
  )
}
