import { Drawing } from '@hanap/ui/lens/drawing'
import { usePage } from '../page.tsx'

/** Above a log-in to which an ended session has led. */
export function SessionEnded() {
  const { t } = usePage()
  return (
    <div className="card flex items-center gap-4 p-4" role="status">
      <div className="w-20 shrink-0">
        <Drawing kind="expired" />
      </div>
      <p>{t('auth.sessionEnded')}</p>
    </div>
  )
}
