import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { stageTexts } from '../page/stages.ts'
import { usePage } from './page.tsx'

interface TimelineProps {
  /** In order; `at` is written in the page's language. */
  entries: readonly { stage: Stage; text: string; at: string }[]
}

/** What became of an application, and when. */
export function Timeline({ entries }: TimelineProps) {
  const { t } = usePage()
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('account.timeline')}</h2>
      <ol className="timeline">
        {entries.map(({ stage, text, at }) => (
          <li key={at + stage}>
            <p className="font-semibold">{t(stageTexts[stage])}</p>
            {text && text !== t(stageTexts[stage]) && <p dir="auto">{text}</p>}
            <p className="text-sm text-muted">{at}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
