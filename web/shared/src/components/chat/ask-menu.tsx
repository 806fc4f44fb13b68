import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'
import type { ChatConsentView } from '../../chat/consent-view.ts'
import { usePage } from '../page.tsx'
import { askedTexts } from './request-card.tsx'

/** What one may ask the other side for; each is answered by them alone. */
export function AskMenu({ consent, clientId }: { consent: ChatConsentView; clientId: string }) {
  const { t } = usePage()
  if (consent.askable.length === 0) return null
  return (
    <details className="chat-tool" key={clientId}>
      <summary>{t('chats.askFor')}</summary>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="act" value="ask" />
        <input type="hidden" name="client_id" value={`ask-${clientId}`} />
        {consent.askable.map(kind => (
          <Button key={kind} type="submit" size="small" name="kind" value={kind}>
            {t(askedTexts[kind])}
          </Button>
        ))}
      </Form>
    </details>
  )
}

/** A seeker shares one of their resumes unasked. */
export function ShareResume({ consent, clientId }: { consent: ChatConsentView; clientId: string }) {
  const { t } = usePage()
  if (consent.resumes.length === 0) return null
  return (
    <details className="chat-tool" key={clientId}>
      <summary>{t('chats.shareResume')}</summary>
      <Form method="post" className="grid justify-items-start gap-2 py-2">
        <input type="hidden" name="act" value="send_resume" />
        <input type="hidden" name="client_id" value={`cv-${clientId}`} />
        <p className="text-sm text-muted">{t('chats.consentNote')}</p>
        {consent.resumes.map(({ id, name }) => (
          <Button key={id} type="submit" size="small" name="resume_id" value={id}>
            <bdi>{name}</bdi>
          </Button>
        ))}
      </Form>
    </details>
  )
}
