import { Badge } from '@hanap/ui/surface'
import type { InterviewCardView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

/** A message that says what had become of an interview, and leads to it. */
export function InterviewCard({ href, when, state, tone }: InterviewCardView) {
  const { t } = usePage()
  return (
    <div className="chat-interview">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <a href={href}>{t('interviews.one')}</a>
        <Badge tone={tone}>{state}</Badge>
      </p>
      {when && <p className="font-semibold">{when}</p>}
    </div>
  )
}
