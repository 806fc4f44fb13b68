import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import { SummaryChecked } from '@hanap/shared/components/career-summary/summary-checked'
import { SummaryComparison } from '@hanap/shared/components/career-summary/summary-comparison'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'

interface NewSummaryProps {
  result: CareerSummary
  path: string
}

/** A text that was written just now, to be accepted or not. */
export function NewSummary({ result, path }: NewSummaryProps) {
  const { t } = usePage()
  return (
    <section className="grid gap-3" aria-labelledby="new-summary">
      <h3 id="new-summary" className="text-base font-semibold">
        {t('summary.result')}
      </h3>
      <SummaryComparison result={result} />
      <form method="post" action={path} className="form" data-reload>
        {result.unsupported.length > 0 && <SummaryChecked />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" name="act" value="accept">
            {t('summary.accept')}
          </Button>
          <Button type="submit" look="quiet" name="act" value="discard" formNoValidate>
            {t('summary.discard')}
          </Button>
        </div>
      </form>
    </section>
  )
}
