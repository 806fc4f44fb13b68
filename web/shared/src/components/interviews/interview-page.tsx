import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { ChatIcon } from '@hanap/ui/icons/navigation'
import { Badge, Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { InterviewProblem, InterviewView } from '../../interviews/interview-view.ts'
import { BackLink } from '../back-link.tsx'
import { usePage } from '../page.tsx'
import { InterviewForms } from './interview-forms.tsx'

interface InterviewPageProps {
  view: InterviewView
  problem: InterviewProblem | undefined
  /** Whether it was proposed a moment ago, here. */
  isSent?: boolean
}

/** One interview: when, where, and what the person can do with it. */
export function InterviewPage({ view, problem, isSent = false }: InterviewPageProps) {
  const { t } = usePage()
  const { heading, name, nameHref, job, state, tone, lateCancelNum, listHref, chatHref, can } = view
  const general = problem?.errors.error
  return (
    <>
      <div className="page-top">
        <BackLink href={listHref}>{t('interviews.allInterviews')}</BackLink>
        <header className="grid gap-1 wrap-anywhere">
          <h1 className="text-2xl" dir="auto">
            {heading}
          </h1>
          {nameHref && (
            <p>
              <a href={nameHref}>
                <bdi>{name}</bdi>
              </a>
            </p>
          )}
          <p>
            <a href={job.href}>
              <bdi>{job.title}</bdi>
            </a>
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
            <Badge tone={can.accept ? 'warning' : tone}>
              {can.accept ? t('interviews.yourTurn') : state}
            </Badge>
            {chatHref && (
              <a href={chatHref} className="interview-chat">
                <ChatIcon />
                {t('interviews.openChat')}
              </a>
            )}
          </div>
          {lateCancelNum > 0 && <p>{t('interviews.cancelledLate', { count: lateCancelNum })}</p>}
        </header>
      </div>
      {isSent && (
        <Callout tone="plain">
          <p role="status">{t('interviews.sentTo', { name })}</p>
        </Callout>
      )}
      {general && (
        <Callout tone="danger">
          <p role="alert">{general}</p>
        </Callout>
      )}
      <div className="interview-card card">
        <div className="grid min-w-0 content-start gap-5">
          {can.accept && view.reason && (
            <Words label={t('interviews.reasonOf', { name })} text={view.reason} />
          )}
          {can.accept ? <Answer view={view} error={problem?.errors.slot_id} /> : <Times view={view} />}
          <Now view={view} />
          <Ways view={view} />
        </div>
        <Details view={view} />
      </div>
      <InterviewForms view={view} problem={problem} />
    </>
  )
}

/** To the interview itself, and into a calendar. */
function Ways({ view: { agreed, onlineUrl, calendarHref } }: { view: InterviewView }) {
  const { t } = usePage()
  return (
    <p className="acts">
      {agreed && calendarHref && onlineUrl && (
        <LinkButton href={onlineUrl} look="primary" rel="noopener noreferrer nofollow">
          {t('interviews.join')}
        </LinkButton>
      )}
      {agreed && calendarHref && (
        <LinkButton href={calendarHref} data-reload download>
          {t('interviews.addToCalendar')}
        </LinkButton>
      )}
    </p>
  )
}

function Times({ view: { agreed, slots } }: { view: InterviewView }) {
  const { t } = usePage()
  return (
    <dl className="grid gap-1">
      <dt className="text-sm text-muted">
        {t(agreed ? 'interviews.agreedTime' : 'interviews.proposedTimes')}
      </dt>
      {(agreed ? [agreed] : slots).map(({ id, when, minutes, places, groupHref }) => (
        <dd key={id}>
          <span className="block text-lg font-semibold break-keep text-balance">{when}</span>
          <span className="block text-sm text-muted">{t('interviews.minutes', { count: minutes })}</span>
          {places && <span className="block text-sm text-muted">{places}</span>}
          {groupHref && (
            <a href={groupHref} className="flex min-h-11 items-center">
              {t('interviews.groupOpen')}
            </a>
          )}
        </dd>
      ))}
    </dl>
  )
}

function Details({ view }: { view: InterviewView }) {
  const { t } = usePage()
  const { place, onlineUrl, isOnlineLater, note, interviewers, reason, can } = view
  return (
    <dl className="interview-facts">
      {place && (
        <div>
          <dt className="text-sm text-muted">{t('interviews.place')}</dt>
          <dd>
            <bdi>{place}</bdi>
          </dd>
        </div>
      )}
      {onlineUrl && (
        <div>
          <dt className="text-sm text-muted">{t('interviews.onlineUrl')}</dt>
          <dd>
            <a className="lone" href={onlineUrl} rel="noopener noreferrer nofollow" dir="ltr">
              {onlineUrl}
            </a>
          </dd>
        </div>
      )}
      {isOnlineLater && (
        <div>
          <dt className="text-sm text-muted">{t('interviews.place')}</dt>
          <dd>{t('interviews.onlineLater')}</dd>
        </div>
      )}
      {interviewers && (
        <div>
          <dt className="text-sm text-muted">{t('interviews.interviewers')}</dt>
          <dd>
            <bdi>{interviewers}</bdi>
          </dd>
        </div>
      )}
      {note && (
        <div className="col-span-full">
          <dt className="text-sm text-muted">{t('interviews.note')}</dt>
          <dd className="whitespace-pre-wrap" dir="auto">
            {note}
          </dd>
        </div>
      )}
      {reason && !can.accept && (
        <div className="col-span-full">
          <dt className="text-sm text-muted">{t('interviews.reason')}</dt>
          <dd className="whitespace-pre-wrap" dir="auto">
            {reason}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What the other side wrote. */
function Words({ label, text }: { label: string; text: string }) {
  return (
    <dl>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-pre-wrap" dir="auto">
        {text}
      </dd>
    </dl>
  )
}

/** Where somebody takes one of the slots that the other side proposed, or none. */
function Answer({ view, error }: { view: InterviewView; error: string | undefined }) {
  const { t } = usePage()
  const open = view.slots.filter(({ isFull }) => !isFull)
  return (
    <Form method="post" className="form">
      <CheckGroup
        legend={t('interviews.proposedTimes')}
        name="slot_id"
        type="radio"
        isRequired
        error={error}
        options={view.slots.map(({ id, when, minutes, hasClash, places, isFull }) => ({
          value: id,
          label: (
            <>
              <span className="break-keep">{when}</span>
              <span className="block text-sm text-muted">
                {t('interviews.minutes', { count: minutes })}
                {places && ` · ${isFull ? t('interviews.full') : places}`}
              </span>
            </>
          ),
          note: hasClash ? t('interviews.clash') : undefined,
          isChosen: open.length === 1 && !isFull,
          isDisabled: isFull,
        }))}
      />
      <p className="acts">
        {open.length > 0 && (
          <Button type="submit" look="primary" name="act" value="accept">
            {t('interviews.accept')}
          </Button>
        )}
        <Button type="submit" name="act" value="decline" formNoValidate>
          {t('interviews.decline')}
        </Button>
      </p>
    </Form>
  )
}

/** What is done around the time itself. */
function Now({ view }: { view: InterviewView }) {
  const { t } = usePage()
  const { can, hasCheckedIn, hasOtherCheckedIn, name, outcomes } = view
  return (
    <>
      {hasCheckedIn && <p role="status">{t('interviews.checkedInYou')}</p>}
      {hasOtherCheckedIn && <p>{t('interviews.checkedInOther', { name })}</p>}
      {can.checkIn && (
        <Form method="post">
          <Button type="submit" look="primary" name="act" value="check_in">
            {t('interviews.checkIn')}
          </Button>
        </Form>
      )}
      {can.outcome && (
        <Form method="post" className="form">
          <CheckGroup
            legend={t('interviews.outcomeHeading')}
            name="outcome"
            type="radio"
            options={outcomes.map((option, at) => ({ ...option, isChosen: at === 0 }))}
          />
          <Button type="submit" name="act" value="outcome">
            {t('common.save')}
          </Button>
        </Form>
      )}
    </>
  )
}
