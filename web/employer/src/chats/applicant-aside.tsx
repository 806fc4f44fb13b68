import { usePage } from '@hanap/shared/components/page'
import { stageTone } from '@hanap/shared/page/stages'
import { Button, LinkButton } from '@hanap/ui/button'
import { SelectField } from '@hanap/ui/field'
import { UserIcon } from '@hanap/ui/icon'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { StageOptions } from '../applicants/stage-options.tsx'
import { VerifiedIdentity } from '../applicants/verified-identity.tsx'
import type { ApplicantView } from './applicant-view.ts'

const ID = 'chat-applicant'

/** Opens the applicant in a window where they do not stand beside the chat. */
export function ApplicantButton() {
  const { t } = usePage()
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon chat-aside-open"
      popoverTarget={ID}
      aria-label={t('chats.applicant')}
    >
      <UserIcon />
    </button>
  )
}

/** Who the recruiter writes with: stage with a move, resume, interview, contact and answers. */
export function ApplicantAside({ view, error }: { view: ApplicantView; error: string | undefined }) {
  const { t } = usePage()
  const { href, name, isVerified, job, appliedOn, stage, stageText, resume, interviewHref } = view
  return (
    <aside className="chat-aside" id={ID} popover="auto" aria-label={t('chats.applicant')}>
      <header className="grid gap-1">
        <h2 className="text-lg">
          <a href={href}>
            <bdi>{name}</bdi>
          </a>{' '}
          {isVerified && <VerifiedIdentity />}
        </h2>
        <p className="text-sm text-muted">
          <bdi>{job}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={stageTone[stage]}>{stageText}</Badge>
          <span className="text-sm text-muted">{t('employer.appliedOn', { date: appliedOn })}</span>
        </p>
      </header>
      <Move {...view} error={error} />
      <p className="flex flex-wrap gap-2">
        {resume && (
          <LinkButton href={resume.url} data-reload download>
            {t('employer.openResume')}
          </LinkButton>
        )}
        <LinkButton href={interviewHref}>{t('interviews.propose')}</LinkButton>
      </p>
      {resume === null && <p className="text-sm text-muted">{t('employer.noResume')}</p>}
      <Facts {...view} />
    </aside>
  )
}

function Move({ id, move, error }: Pick<ApplicantView, 'id' | 'move'> & { error: string | undefined }) {
  const { t } = usePage()
  if (!move) return <p className="text-sm text-muted">{t('employer.viewOnly')}</p>
  return (
    <Form method="post" className="grid gap-2" key={`${move.stageId}`}>
      <input type="hidden" name="act" value="move" />
      <input type="hidden" name="application_id" value={id} />
      <input type="hidden" name="idempotencyKey" value={move.idempotencyKey} />
      <SelectField
        name="pipeline_stage_id"
        label={t('employer.stage')}
        defaultValue={String(move.stageId)}
        error={error}
      >
        <StageOptions stages={move.stages} />
      </SelectField>
      <Button type="submit" size="small" className="justify-self-start">
        {t('common.save')}
      </Button>
    </Form>
  )
}

function Facts({ contact, answers }: Pick<ApplicantView, 'contact' | 'answers'>) {
  const { t } = usePage()
  return (
    <>
      {contact.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-base">{t('employer.contact')}</h3>
          {contact.map(text => (
            <p key={text} className="wrap-anywhere">
              <bdi>{text}</bdi>
            </p>
          ))}
        </section>
      )}
      {answers.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-base">{t('employer.answers')}</h3>
          <dl className="grid gap-1 text-sm">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-muted">
                  <bdi>{question}</bdi>
                </dt>
                <dd>
                  <bdi>{answer}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
