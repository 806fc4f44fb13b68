import {
  cancelInterviewGroup,
  changeInterview,
  readInterviewGroup,
} from '@hanap/contracts/interviews/interviews.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { CancelForm } from './cancel-form.tsx'
import texts from './group.tsx?texts'
import { GroupPeople } from './group-people.tsx'
import { groupPageView } from './load-group.server.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const id = args.params.id ?? ''
  const group = answerOrRedirect(page, await page.call(readInterviewGroup, { params: { id } }))
  const t = translator(language)
  const view = groupPageView(page, group)
  return {
    head: headOf(page, t('employer.title'), { title: view.title, isIndexed: false }),
    view,
    texts: textsFor(language, texts),
  }
}

/** Checks in to one, cancels one, or cancels the time for all. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.id ?? ''
  const { act, interview_id: interviewId = '', reason = '' } = formTexts(await args.request.formData())
  const outcome =
    act === 'cancel_all'
      ? await page.call(cancelInterviewGroup, { params: { id }, body: { reason } })
      : await page.call(changeInterview, {
          params: { id: interviewId },
          body: act === 'check_in' ? { check_in: true } : { answer: 'cancel', reason },
        })
  if (outcome.ok) return redirect(`${factsOf(page).prefix}/interviews/groups/${id}`, 303)
  const { reason: error = outcome.message } = firstErrors(outcome.errors)
  return data({ error, at: act === 'cancel_all' ? 'all' : interviewId, reason }, { status: outcome.status })
}

/** Who comes to a time for a group. */
export default function InterviewGroup() {
  const { head, view } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const { t } = usePage()
  return (
    <div className="list-page interview-page">
      <PageHead head={head} />
      <BackLink href={view.listHref}>{t('interviews.allInterviews')}</BackLink>
      <h1 className="text-2xl wrap-anywhere">{view.title}</h1>
      {view.isCancelled && (
        <Callout tone="warning">
          <p>{t('interviews.groupCancelled')}</p>
        </Callout>
      )}
      <dl className="interview-facts">
        <div>
          <dt className="text-sm text-muted">{t('interviews.agreedTime')}</dt>
          <dd>
            <span className="font-semibold">{view.when}</span>
            <span className="block text-sm text-muted">
              {t('interviews.minutes', { count: view.minutes })}
            </span>
            {!view.isCancelled && <span className="block text-sm text-muted">{view.places}</span>}
          </dd>
        </div>
        {view.place && (
          <div>
            <dt className="text-sm text-muted">{t('interviews.place')}</dt>
            <dd>
              <bdi>{view.place}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {view.inviteHref && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton look="primary" href={view.inviteHref}>
            {t('interviews.groupInvite')}
          </LinkButton>
          <p className="text-sm text-muted">{t('interviews.groupInviteText')}</p>
        </div>
      )}
      {problem && (
        <ErrorSummary
          errors={{ [`reason-${problem.at}`]: problem.error }}
          labels={{ [`reason-${problem.at}`]: t('interviews.reason') }}
        />
      )}
      {view.coming.length === 0 && !view.isCancelled && (
        <p className="text-muted">{t('interviews.groupNobody')}</p>
      )}
      <GroupPeople
        title={t('interviews.groupComing')}
        people={view.coming}
        hasJobs={view.hasManyJobs}
        problem={problem}
      />
      <GroupPeople
        title={t('interviews.groupAsked')}
        people={view.asked}
        hasJobs={view.hasManyJobs}
        problem={problem}
      />
      {view.canCancelAll && (
        <CancelForm
          at="all"
          act="cancel_all"
          text={t('interviews.groupCancelAll')}
          help={t('interviews.groupCancelAllText')}
          problem={problem}
        />
      )}
    </div>
  )
}
