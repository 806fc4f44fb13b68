import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'
import type { ConversationView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

type SendJobProps = Pick<ConversationView, 'sendableJobs' | 'consent' | 'clientId'>

/** Sends a job as a card; which ones there are comes with the page that its link leads to. */
export function SendJob({ sendableJobs, consent, clientId }: SendJobProps) {
  const { t } = usePage()
  if (sendableJobs === null)
    return (
      <p className="chat-tool">
        <a className="lone" href={`${consent.path}?send=job`}>
          {t('chats.sendJob')}
        </a>
      </p>
    )
  return (
    <section
      className="chat-tool grid basis-full justify-items-start gap-2 py-2"
      aria-label={t('chats.sendJob')}
    >
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
