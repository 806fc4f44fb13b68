import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Callout } from '@hanap/ui/surface'
import { useEffect, useId, useRef } from 'react'

const payRules: ReadonlySet<string> = new Set(['pay_period', 'unusual_pay'])

/** What the linter says of pay that the market does not know. */
export const payFindingsIn = (findings: readonly AdFinding[]) =>
  findings.filter(({ rule }) => payRules.has(rule))

/** Told once before an ad goes live with such pay; pressing again publishes it. */
export function PayCheck({ findings }: { findings: readonly AdFinding[] }) {
  const { t } = usePage()
  const title = useId()
  const callout = useRef<HTMLDivElement>(null)
  useEffect(() => callout.current?.focus(), [])
  return (
    <div role="alert" aria-labelledby={title} tabIndex={-1} ref={callout}>
      <Callout tone="warning">
        <p id={title} className="font-semibold">
          {t('ads.checkPay')}
        </p>
        <ul className="list-disc ps-5">
          {findings.map(({ rule, field, text }) => (
            <li key={rule}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
        <p>{t('ads.payIsRight')}</p>
      </Callout>
    </div>
  )
}
