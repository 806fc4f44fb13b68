import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { options } from '@hanap/markets/lists'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentTexts } from '@hanap/shared/components/sent-texts'
import { Timeline } from '@hanap/shared/components/timeline'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { stageTone } from '@hanap/shared/page/stages'
import { videoViews } from '@hanap/shared/page/video-view'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Badge } from '@hanap/ui/surface'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './applicant.tsx?texts'
import { moveAction } from './move.server.ts'
import { MoveForm } from './move-form.tsx'
import { VerifiedIdentity } from './verified-identity.tsx'
import { ApplicantVideos } from './videos.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const id = args.params.id ?? ''
  const application = answerOrRedirect(page, await page.call(openApplicant, { params: { id } }))
  const { permissions } = await ownMembership(page)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const { seeker, resume } = application
  const name = personName(seeker.first_name, seeker.last_name)
  return {
    head: headOf(page, t('employer.title'), { title: name, isIndexed: false }),
    name,
    avatar: seeker.avatar,
    isVerified: seeker.is_identity_verified,
    chatHref: permissions.includes('message_applicants')
      ? `${prefix}${application.chat_id ? `/chats/${application.chat_id}` : `/applicants/${id}/chat`}`
      : null,
    interviewHref: permissions.includes('message_applicants') ? `${prefix}/applicants/${id}/interview` : null,
    mayMove: permissions.includes('move_applicants'),
    job: { title: application.job_title, href: `${prefix}/jobs/${application.job_id}/applicants` },
    contact: [seeker.email, seeker.contact_number_text].filter(text => text !== null && text !== ''),
    stage: application.stage,
    stageText: application.stage_text,
    move: {
      name,
      pipelineStageId: application.pipeline_stage_id,
      stages: options('pipeline_stage_lists', language).map(({ id, value }) => ({ id, value })),
    },
    idempotencyKey: crypto.randomUUID(),
    appliedOn: format.date(application.applied_at),
    timeline: application.timeline.map(({ stage, text, at }) => ({ stage, text, at: format.dateTime(at) })),
    message: application.first_message,
    answers: application.screening_answers,
    resume: resume && { name: resume.name, url: resume.url },
    videos: videoViews(application.video_resumes),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => moveAction(pageOf(args), args)

export default function Applicant() {
  const view = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={view.head} />
      <p>
        <a href={view.job.href} dir="auto">
          {t('employer.applicantsOf', { job: view.job.title })}
        </a>
      </p>
      <header className="flex items-center gap-4">
        <CompanyAvatar name={view.name} logo={view.avatar} size="large" />
        <div className="grid min-w-0 flex-1 gap-2 wrap-anywhere">
          <h1 className="text-2xl">
            <bdi>{view.name}</bdi> {view.isVerified && <VerifiedIdentity />}
          </h1>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={stageTone[view.stage]}>{view.stageText}</Badge>
            <span className="text-sm text-muted">{t('employer.appliedOn', { date: view.appliedOn })}</span>
          </p>
        </div>
        {view.chatHref && <LinkButton href={view.chatHref}>{t('chats.write')}</LinkButton>}
      </header>
      {view.interviewHref && (
        <p>
          <LinkButton href={view.interviewHref}>{t('interviews.propose')}</LinkButton>
        </p>
      )}
      {view.mayMove ? (
        <MoveForm key={view.idempotencyKey} {...view.move} idempotencyKey={view.idempotencyKey} />
      ) : (
        <p className="text-muted">{t('employer.viewOnly')}</p>
      )}
      <SentApplication />
      <ApplicantVideos name={view.name} videos={view.videos} />
      <Timeline entries={view.timeline} />
    </div>
  )
}

/** What the applicant sent: how to reach them, resume, message and answers. */
function SentApplication() {
  const { contact, resume, message, answers } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <>
      <section className="grid gap-2">
        <h2 className="text-lg">{t('employer.contact')}</h2>
        {contact.map(text => (
          <p key={text}>
            <bdi>{text}</bdi>
          </p>
        ))}
        {resume ? (
          <LinkButton href={resume.url} className="justify-self-start" data-reload download>
            {t('employer.openResume')}: <bdi>{resume.name}</bdi>
          </LinkButton>
        ) : (
          <p className="text-muted">{t('employer.noResume')}</p>
        )}
      </section>
      <SentTexts
        message={message}
        answers={answers}
        headings={{ message: t('employer.message'), answers: t('employer.answers') }}
      />
    </>
  )
}
