import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { startChat } from '@hanap/shared/chat/start-chat.server'
import { Composer } from '@hanap/shared/components/chat/composer'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Callout } from '@hanap/ui/surface'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './greet.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const [{ company }, found] = await Promise.all([
    ownMembership(page),
    page.call(readJob, { params: { id: args.params.jobId ?? '' } }),
  ])
  const job = answerOrRedirect(page, found)
  if (company === null || job.company_id !== company.id) throw notFound()
  const t = translator(language)
  const heading = t('chats.greetHeading')
  return {
    head: headOf(page, t('employer.title'), { title: heading, isIndexed: false }),
    heading,
    job: job.job_title,
    jobHref: `${prefix}/jobs/${job.id}/applicants`,
    isVerified: company.is_verified,
    clientId: page.newKey(),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  startChat(pageOf(args), args.request, {
    path: '/chats',
    job_id: args.params.jobId ?? '',
    jobseeker_id: args.params.seekerId ?? '',
  })

/** Where a recruiter writes to somebody who did not apply. */
export default function Greet() {
  const { t } = usePage()
  const { head, heading, job, jobHref, isVerified, clientId } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <header className="grid gap-1">
        <h1 className="text-2xl">{heading}</h1>
        <p>
          <a href={jobHref} dir="auto">
            {job}
          </a>
        </p>
      </header>
      {isVerified ? (
        <>
          <p className="text-muted">{t('chats.greetNote')}</p>
          <Composer clientId={clientId} problem={problem} />
        </>
      ) : (
        <Callout tone="warning">
          <p>{t('errors.company_unverified')}</p>
        </Callout>
      )}
    </div>
  )
}
