import { FileIcon, UserIcon } from '@hanap/ui/icon'
import { Form } from 'react-router'
import type { ChatConsentView } from '../../chat/consent-view.ts'
import { usePage } from '../page.tsx'
import { ChatTool } from './chat-tool.tsx'
import { askedTexts } from './request-card.tsx'

/** What one may ask the other side for; each is answered by them alone. */
export function AskMenu({ consent, clientId }: { consent: ChatConsentView; clientId: string }) {
  const { t } = usePage()
  if (consent.askable.length === 0) return null
  return (
    <ChatTool key={clientId} id="chat-ask" icon={<UserIcon />} text={t('chats.askFor')}>
      <Form method="post">
        <input type="hidden" name="act" value="ask" />
        <input type="hidden" name="client_id" value={`ask-${clientId}`} />
        {consent.askable.map(kind => (
          <button key={kind} type="submit" name="kind" value={kind}>
            {t(askedTexts[kind])}
          </button>
        ))}
      </Form>
    </ChatTool>
  )
}

/** A seeker shares one of their resumes unasked. */
export function ShareResume({ consent, clientId }: { consent: ChatConsentView; clientId: string }) {
  const { t } = usePage()
  if (consent.resumes.length === 0) return null
  return (
    <ChatTool key={clientId} id="chat-resume" icon={<FileIcon />} text={t('chats.shareResume')}>
      <Form method="post">
        <input type="hidden" name="act" value="send_resume" />
        <input type="hidden" name="client_id" value={`cv-${clientId}`} />
        {consent.resumes.map(({ id, name }) => (
          <button key={id} type="submit" name="resume_id" value={id}>
            <bdi>{name}</bdi>
          </button>
        ))}
        <p className="text-sm text-muted">{t('chats.consentNote')}</p>
      </Form>
    </ChatTool>
  )
}
