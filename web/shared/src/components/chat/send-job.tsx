import { Button } from '@hanap/ui/button'
import { BriefcaseIcon } from '@hanap/ui/icon'
import { Form } from 'react-router'
import type { ConversationView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

/** Which jobs there are to send comes with the page that it leads to. */
export function SendJobLink({ sendableJobs, consent }: Pick<ConversationView, 'sendableJobs' | 'consent'>) {
  const { t } = usePage()
  if (sendableJobs !== null) return null
  return (
    <a className="chip" href={`${consent.path}?send=job`}>
      <BriefcaseIcon />
      {t('chats.sendJob')}
    </a>
  )
}

type SendJobProps = Pick<ConversationView, 'sendableJobs' | 'consent' | 'clientId'>

/** Sends a job as a card. */
export function SendJob({ sendableJobs, consent, clientId }: SendJobProps) {
  const { t } = usePage()
  if (sendableJobs === null) return null
  return (
    <section className="chat-tool" aria-label={t('chats.sendJob')}>
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="act" value="send_job" />
        <input type="hidden" name="client_id" value={`job-${clientId}`} />
        <p className="font-semibold">{t('chats.chooseJob')}</p>
        {sendableJobs.length === 0 && <p>{t('chats.noJobs')}</p>}
        {sendableJobs.map(({ id, title }) => (
          <Button key={id} type="submit" name="job_id" value={id}>
            <bdi>{title}</bdi>
          </Button>
        ))}
      </Form>
      <a href={consent.path}>{t('common.close')}</a>
    </section>
  )
}
