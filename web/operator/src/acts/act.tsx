import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'
import type { ActView } from './act-view.server.ts'
import { actionTexts, caseTexts, reasonTexts } from './case-texts.ts'

/** One act of the log: when, who, what, about whom and why; `isDayKnown` where its day stands above. */
export function Act({ act, isDayKnown = false }: { act: ActView; isDayKnown?: boolean }) {
  const { t } = usePage()
  return (
    <>
      <p className="act-who">
        <time dateTime={act.at} title={act.when}>
          {isDayKnown ? act.time : act.when}
        </time>
        <bdi>{act.by ?? t('operator.commandLine')}</bdi>
      </p>
      <p className="act-what">
        <strong>{t(actionTexts[act.action])}</strong>
        {act.kind !== null && <Badge>{t(caseTexts[act.kind])}</Badge>}
        {act.isUndone && <Badge tone="warning">{t('operator.wasUndone')}</Badge>}
      </p>
      <div className="act-about">
        {act.title !== act.by && (
          <p>
            <bdi>{act.title}</bdi>
          </p>
        )}
        {act.reason !== null && <p className="text-sm text-muted">{t(reasonTexts[act.reason])}</p>}
        {act.words !== null && (
          <p dir="auto" className="short whitespace-pre-line text-sm">
            {act.words}
          </p>
        )}
      </div>
    </>
  )
}
