import { Button } from '@hanap/ui/button'
import { Check, CheckGroup } from '@hanap/ui/check'
import { Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { ReportView } from '../../chat/report-view.ts'
import { usePage } from '../page.tsx'

interface ReportFormProps {
  view: ReportView
  result: { isDone: boolean; error: string } | undefined
}

/** Where a chat, or the other person in it, is reported. */
export function ReportForm({ view, result }: ReportFormProps) {
  const { t } = usePage()
  const { name, chatHref, isAboutSeeker, chatReasons, personReasons } = view
  return (
    <>
      <h1 className="text-2xl">{t('chats.reportHeading', { name })}</h1>
      {result?.isDone ? (
        <Callout tone="plain">
          <p role="status">{t('chats.reportThanks')}</p>
        </Callout>
      ) : (
        <Form method="post" className="form">
          <p>{t('chats.reportNote')}</p>
          <CheckGroup
            legend={t('chats.reportChat')}
            name="reason"
            type="radio"
            options={chatReasons}
            error={result?.error}
          />
          <CheckGroup
            legend={t(isAboutSeeker ? 'chats.reportTalent' : 'chats.reportRecruiter')}
            name="reason"
            type="radio"
            options={personReasons.map(reason => ({ ...reason }))}
          />
          <Check name="is_blocked" value="1" label={t('chats.reportBlock')} />
          <Button type="submit" look="primary">
            {t('chats.reportSend')}
          </Button>
        </Form>
      )}
      <p>
        <a className="lone" href={chatHref}>
          {t('chats.backToChat')}
        </a>
      </p>
    </>
  )
}
