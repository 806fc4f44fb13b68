import type { Application } from '@hanap/contracts/job-applications/application.schemas'
import { confirmInterest, readAppliedJob, withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentTexts } from '@hanap/shared/components/sent-texts'
import { Timeline } from '@hanap/shared/components/timeline'
import { loadOpenInterview } from '@hanap/shared/interviews/load-interviews.server'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { stageTexts, stageTone } from '@hanap/shared/page/stages'
import { Button, LinkButton } from '@hanap/ui/button'
import { FileIcon } from '@hanap/ui/icon'
import { Badge, Callout, Card, Disclosure } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { signedInAt } from '../interviews/signed-in.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './application.tsx?texts'
import { loadOffer } from './load-offer.server.ts'
import type { OfferView } from './open-answer-view.ts'
import { OpenInterview } from './open-interview.tsx'

const addressOf = (page: PageContext, jobId: string) => `${factsOf(page).prefix}/applied-jobs/${jobId}`

const open = async (args: LoaderFunctionArgs): Promise<{ page: PageContext; application: Application }> => {
  const page = pageOf(args)
  const jobId = args.params.jobId ?? ''
  if (!page.user) throw redirect(logInAddress(factsOf(page).prefix, addressOf(page, jobId)))
  const outcome = await page.call(readAppliedJob, { params: { jobId } })
  if (!outcome.ok) throw notFound()
  return { page, application: outcome.data }
}

/** The file that was sent; it stands without its name where that cannot be told. */
const resumeOf = async (page: PageContext, { resume_id: id }: Application) => {
  if (id === null) return null
  const outcome = await page.call(listResumes, {})
  const resume = outcome.ok ? outcome.data.resumes.find(each => each.id === id) : undefined
  return { name: resume?.name ?? null, href: `/api/jobseekers/resumes/${id}/file` }
}

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, application } = await open(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { job, stage } = application
  const interview = await loadOpenInterview(application.id, signedInAt(args, `/applied-jobs/${job.id}`))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), { title: job.job_title, isIndexed: false }),
    job: { title: job.job_title, company: job.company_name ?? '', href: prefix + job.job_url },
    stage,
    interview: interview ?? null,
    offer: stage === 'offer' ? await loadOffer(page, application) : null,
    timeline: application.timeline.map(({ stage, at, text }) => ({ stage, text, at: format.dateTime(at) })),
    message: application.first_message,
    answers: application.screening_answers,
    resume: await resumeOf(page, application),
    receipt: application.receipt.number,
    canWithdraw: application.can_withdraw,
    isAsked: application.is_asked,
    canApplyAgain: stage === 'withdrawn' && job.status_key === 'active' && !job.is_applied,
    texts: textsFor(language, texts),
  }
}

/** Withdraws the application, or says whether one is still interested in a job that is open again. */
export const action = async (args: ActionFunctionArgs) => {
  const { page, application } = await open(args)
  const params = { id: application.id }
  const interest = (await args.request.formData()).get('interest')
  const outcome = await (interest === null
    ? page.call(withdrawApplication, { params })
    : page.call(confirmInterest, { params, body: { is_interested: interest === 'yes' } }))
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return redirect(addressOf(page, application.job.id), 303)
}

export default function ApplicationPage() {
  const {
    head,
    job,
    stage,
    interview,
    offer,
    receipt,
    message,
    answers,
    resume,
    canWithdraw,
    canApplyAgain,
    isAsked,
    timeline,
  } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const errors = useActionData<typeof action>()?.errors ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <div className="page-top">
        <BackLink href={href('/applied-jobs')}>{t('account.appliedHeading')}</BackLink>
        <ErrorSummary errors={errors} labels={{}} />
        <header className="grid gap-2">
          <h1 className="text-2xl">
            <bdi>{job.title}</bdi>
          </h1>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <bdi className="text-lg text-muted">{job.company}</bdi>
            <a className="lone" href={job.href}>
              {t('account.seeJob')}
            </a>
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge tone={stageTone[stage]}>{t(stageTexts[stage])}</Badge>
            <span className="text-sm text-muted">{t('apply.receipt', { number: receipt })}</span>
          </p>
        </header>
      </div>
      <div className="application">
        {(interview || offer || isAsked) && (
          <div className="grid gap-6">
            {interview && <OpenInterview view={interview} />}
            {offer && <Offer company={job.company} view={offer} />}
            {isAsked && <StillInterested />}
          </div>
        )}
        <div className="application-way">
          <Timeline entries={timeline} />
        </div>
        <div className="grid content-start gap-6">
          <SentTexts
            message={message}
            answers={answers}
            headings={{ message: t('account.yourMessage'), answers: t('account.yourAnswers') }}
          />
          {resume && (
            <section className="grid gap-2">
              <h2 className="text-lg">{t('account.yourResume')}</h2>
              <p className="flex min-w-0 items-center gap-2">
                <FileIcon className="icon text-muted" />
                <a className="lone min-w-0 wrap-anywhere" href={resume.href} download>
                  <bdi>{resume.name ?? t('resumes.download')}</bdi>
                </a>
              </p>
            </section>
          )}
          {canApplyAgain && (
            <LinkButton look="primary" href={`${job.href}/apply`} className="justify-self-start">
              {t('account.applyAgain')}
            </LinkButton>
          )}
          {canWithdraw && <Withdraw title={job.title} />}
        </div>
      </div>
    </div>
  )
}

function Offer({ company, view }: { company: string; view: OfferView }) {
  const { t } = usePage()
  const { text, date, isAnswered, chatHref } = view
  return (
    <Card className="grid gap-3 p-5 wrap-anywhere">
      <h2 className="text-lg">
        {t('common.stage_offer')} · <bdi>{company}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isAnswered && <Badge tone="warning">{t('interviews.yourTurn')}</Badge>}
        <span className="text-sm text-muted">{date}</span>
      </p>
      {text !== t('common.stage_offer') && (
        <p className="whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
      {isAnswered && <p className="text-muted">{t('account.offerAnswered')}</p>}
      {chatHref && (
        <p className="acts">
          <LinkButton href={chatHref} {...(!isAnswered && { look: 'primary' })}>
            {t(isAnswered ? 'interviews.openChat' : 'account.answerOffer')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

function StillInterested() {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <form method="post" className="grid gap-3" data-reload>
        <p className="font-semibold">{t('account.stillInterested')}</p>
        <p>{t('account.stillInterestedText')}</p>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="interest" value="yes" look="primary">
            {t('account.stillInterestedYes')}
          </Button>
          <Button type="submit" name="interest" value="no">
            {t('account.stillInterestedNo')}
          </Button>
        </p>
      </form>
    </Callout>
  )
}

/** Asks before it is done; without script the question unfolds in the page. */
function Withdraw({ title }: { title: string }) {
  const { t } = usePage()
  return (
    <Disclosure summary={t('account.withdraw')}>
      <form method="post" className="grid gap-3 py-3" data-reload>
        <p className="font-semibold">{t('account.withdrawQuestion', { job: title })}</p>
        <p className="text-muted">{t('account.withdrawText')}</p>
        <Button type="submit" look="danger" className="justify-self-start">
          {t('account.withdraw')}
        </Button>
      </form>
    </Disclosure>
  )
}
