import type { ChatRequest, ChatRequestKind } from '@hanap/contracts/chats/chat.schemas'
import { Button, LinkButton } from '@hanap/ui/button'
import { Form } from 'react-router'
import type { ChatConsentView, SharedContentView } from '../../chat/consent-view.ts'
import { usePage } from '../page.tsx'

export const askedTexts = {
  resume: 'chats.asked_resume',
  phone: 'chats.asked_phone',
  email: 'chats.asked_email',
  portfolio: 'chats.asked_portfolio',
  application: 'chats.asked_application',
} as const satisfies Record<ChatRequestKind, string>

const stateTexts = {
  asked: 'chats.requestWaits',
  granted: 'chats.requestIsShared',
  declined: 'chats.requestIsDeclined',
  expired: 'chats.requestIsExpired',
  revoked: 'chats.requestIsRevoked',
} as const satisfies Record<ChatRequest['state'], string>

interface RequestCardProps {
  request: ChatRequest
  consent: ChatConsentView
}

/** What one side asked for: whoever has it shares it or not, and takes it back; whoever asked sees it. */
export function RequestCard({ request, consent }: RequestCardProps) {
  const { t, format } = usePage()
  const { request_id: id, kind, state, asked_by, expires_at } = request
  const isAsker = asked_by === consent.side
  const isShown = consent.shown?.requestId === id
  const stateText =
    state === 'granted' && request.is_by_application ? 'chats.requestIsByApplication' : stateTexts[state]
  return (
    <div className="grid justify-items-start gap-2" id={`r${id}`}>
      <p className="font-semibold">
        {t(isAsker ? 'chats.askedByYou' : 'chats.askedOfYou', { what: t(askedTexts[kind]) })}
      </p>
      <p className="text-sm">{t(stateText, { date: format.date(expires_at) })}</p>
      {isAsker && state === 'granted' && request.is_unconfirmed && (
        <p className="text-sm text-muted">{t('chats.unconfirmedSender')}</p>
      )}
      {!isAsker && (state === 'asked' || state === 'declined') && (
        <Answer request={request} consent={consent} />
      )}
      {state === 'granted' && consent.shown && isShown && <SharedContent {...consent.shown} />}
      {state === 'granted' && (
        <div className="flex flex-wrap gap-2">
          {!isShown && (
            <LinkButton href={`${consent.path}?show=${id}#r${id}`} size="small">
              {t('chats.showShared')}
            </LinkButton>
          )}
          {!isAsker && (
            <Form method="post">
              <input type="hidden" name="request_id" value={id} />
              <Button type="submit" size="small" look="danger-line" name="act" value="revoke">
                {t('chats.stopSharing')}
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  )
}

function Answer({ request, consent }: RequestCardProps) {
  const { t, href } = usePage()
  const { request_id: id, kind, state } = request
  const { resumes, side } = consent
  const needsResume = kind === 'resume' || kind === 'application'
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="request_id" value={id} />
      {kind === 'application' && <p className="text-sm">{t('chats.applicationNote')}</p>}
      {needsResume && resumes.length > 0 && (
        <label className="grid gap-1 text-sm">
          <span>{t('chats.chooseResume')}</span>
          <select
            className="input"
            name="resume_id"
            defaultValue={resumes.find(({ isDefault }) => isDefault)?.id}
          >
            {resumes.map(resume => (
              <option key={resume.id} value={resume.id}>
                {resume.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {needsResume && resumes.length === 0 && (
        <p className="text-sm">
          <a className="lone" href={href('/profile')}>
            {t('chats.noResumeYet')}
          </a>
        </p>
      )}
      {side === 'seeker' && <p className="text-sm text-muted">{t('chats.consentNote')}</p>}
      <div className="flex flex-wrap gap-2">
        {!(needsResume && resumes.length === 0) && (
          <Button type="submit" size="small" look="primary" name="act" value="grant">
            {t('chats.share')}
          </Button>
        )}
        {state === 'asked' && (
          <Button type="submit" size="small" name="act" value="decline_request">
            {t('chats.doNotShare')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function SharedContent({ lines, file, applicationHref }: SharedContentView) {
  const { t } = usePage()
  return (
    <ul className="grid gap-1">
      {lines.map(({ text, href }) => (
        <li key={text} dir="ltr">
          {href ? (
            <a href={href} rel="noopener noreferrer nofollow">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
      {file && (
        <li>
          <a href={file.href} data-reload dir="auto">
            {file.name}
          </a>
        </li>
      )}
      {applicationHref && (
        <li>
          <a href={applicationHref}>{t('chats.seeApplication')}</a>
        </li>
      )}
    </ul>
  )
}
