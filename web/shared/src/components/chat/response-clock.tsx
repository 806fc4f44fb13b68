import type { ResponseView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

/** How soon the other side answers, and behind a press how that is known. */
export function ResponseClock({ text, known }: ResponseView) {
  const { t } = usePage()
  return (
    <details className="text-sm">
      <summary>
        {text}
        <span className="unseen"> {t('chats.responseHow')}</span>
      </summary>
      <p className="text-muted">
        {known} {t('chats.responseRules')}
      </p>
    </details>
  )
}
