import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { startChat } from '@hanap/shared/chat/start-chat.server'
import { Composer } from '@hanap/shared/components/chat/composer'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { idIn } from '../jobs/job-id.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import texts from './new-chat.tsx?texts'

const signedIn = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const segment = args.params.job ?? ''
  if (!page.user)
    throw redirect(logInAddress(prefix, `${prefix}/job/${encodeURIComponent(segment)}/chat`), 303)
  return { page, jobId: idIn(segment) }
}

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, jobId } = signedIn(args)
  const { language, prefix } = factsOf(page)
  const outcome = await page.call(readJob, { params: { id: jobId } })
  if (!outcome.ok || !outcome.data.recruiter) throw notFound()
  const { recruiter, job_title, job_url, company_name } = outcome.data
  const t = translator(language)
  const heading = t('chats.chatWith', { name: recruiter.name })
  return {
    head: headOf(page, t('common.brand'), { title: heading, isIndexed: false }),
    heading,
    job: { title: job_title, href: prefix + job_url, company: company_name ?? '' },
    clientId: page.newKey(),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => {
  const { page, jobId } = signedIn(args)
  return startChat(page, args.request, { path: '/chat', job_id: jobId })
}

/** Where a seeker writes the first message about a job. */
export default function NewChat() {
  const { head, heading, job, clientId } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <header className="grid gap-1">
        <h1 className="text-2xl">{heading}</h1>
        <p>
          <a href={job.href} dir="auto">
            {job.title}
          </a>{' '}
          <bdi>{job.company}</bdi>
        </p>
      </header>
      <Composer clientId={clientId} problem={problem} />
      <p>
        <a className="lone" href={job.href}>
          {t('chats.backToJob')}
        </a>
      </p>
    </div>
  )
}
