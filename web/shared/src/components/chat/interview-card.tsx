import type { InterviewCardView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

/** A message that says what had become of an interview, and leads to it. */
export function InterviewCard({ href, when, state }: InterviewCardView) {
  const { t } = usePage()
  return (
    <p>
      <a href={href}>{t('interviews.one')}</a> · {[when, state].filter(Boolean).join(' · ')}
    </p>
  )
}
