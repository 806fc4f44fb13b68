import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'
import type { ActView } from './act-view.server.ts'
import { actionTexts, caseTexts, reasonTexts } from './case-texts.ts'

/** One act of the log: what, about whom, why, who and when. */
export function Act({ act }: { act: ActView }) {
  const { t } = usePage()
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong>{t(actionTexts[act.action])}</strong>
        {act.kind !== null && <Badge>{t(caseTexts[act.kind])}</Badge>}
        {act.isUndone && <Badge tone="warning">{t('operator.wasUndone')}</Badge>}
      </p>
      {act.title !== act.by && (
        <p>
          <bdi>{act.title}</bdi>
        </p>
      )}
      {act.reason !== null && <p>{t(reasonTexts[act.reason])}</p>}
      {act.words !== null && (
        <p dir="auto" className="whitespace-pre-line">
          {act.words}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <bdi>{act.by ?? t('operator.commandLine')}</bdi>
        <time dateTime={act.at}>{act.when}</time>
      </p>
    </>
  )
}
