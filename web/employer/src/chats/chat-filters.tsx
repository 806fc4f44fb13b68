import type { ChatsView } from '@hanap/shared/chat/chat-view'
import { usePage } from '@hanap/shared/components/page'
import { stages, stageTexts } from '@hanap/shared/page/stages'
import { Button } from '@hanap/ui/button'
import type { ChangeEvent } from 'react'
import { ChatKeys } from './chat-keys.tsx'

export interface JobChoice {
  id: string
  title: string
}

const send = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => form?.requestSubmit()

/** Fields of the list's form, which is sent by a choice: chats about one job, and about applications at one stage. */
export function ChatFilters({
  view: { jobId, stage },
  jobs,
}: {
  view: ChatsView
  jobs: readonly JobChoice[]
}) {
  const { t } = usePage()
  return (
    <div className="chat-filters">
      <select
        className="input"
        name="job"
        defaultValue={jobId}
        aria-label={t('chats.jobFilter')}
        onChange={send}
        key={`job ${jobId}`}
      >
        <option value="">{t('chats.anyJob')}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="stage"
        defaultValue={stage ?? ''}
        aria-label={t('account.stage')}
        onChange={send}
        key={`stage ${stage}`}
      >
        <option value="">{t('account.allStages')}</option>
        {stages.map(each => (
          <option key={each} value={each}>
            {t(stageTexts[each])}
          </option>
        ))}
      </select>
      <Button type="submit" className="without-script">
        {t('chats.filter')}
      </Button>
      <ChatKeys />
    </div>
  )
}
