import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import { startChat } from '@hanap/shared/chat/start-chat.server'
import { Composer } from '@hanap/shared/components/chat/composer'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './new-chat.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  const { seeker, job_title } = answerOrRedirect(page, await page.call(openApplicant, { params: { id } }))
  const t = translator(language)
  const heading = t('chats.chatWith', { name: personName(seeker.first_name, seeker.last_name) })
  return {
    head: headOf(page, t('employer.title'), { title: heading, isIndexed: false }),
    heading,
    job: job_title,
    applicantHref: `${prefix}/applicants/${id}`,
    clientId: page.newKey(),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  startChat(pageOf(args), args.request, { path: '/chats', application_id: args.params.id ?? '' })

/** Where a recruiter writes the first message to an applicant. */
export default function NewChat() {
  const { head, heading, job, applicantHref, clientId } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <header className="grid gap-1">
        <h1 className="text-2xl">
          <a href={applicantHref}>{heading}</a>
        </h1>
        <p className="text-muted" dir="auto">
          {job}
        </p>
      </header>
      <Composer clientId={clientId} problem={problem} />
    </div>
  )
}
