import { usePage } from '@hanap/shared/components/page'
import { SalaryBar } from '@hanap/ui/lens/salary-bar'
import type { SimilarPayView } from './job-view.ts'

/** The ad's pay within what open ads like it pay, with how many those are. */
export function PayComparison({ pay: { text, range, ends } }: { pay: SimilarPayView }) {
  const { t } = usePage()
  return (
    <section className="ad-pay" aria-labelledby="similar-pay">
      <h2 id="similar-pay">{t('job.payTitle')}</h2>
      {range && <SalaryBar {...range} />}
      {ends && (
        <p className="ad-pay-ends" aria-hidden="true">
          {ends.map(end => (
            <span key={end}>{end}</span>
          ))}
        </p>
      )}
      {range && (
        <ul className="ad-pay-marks" aria-hidden="true">
          <li>{t('job.payThis')}</li>
          <li>{t('job.similarJobs')}</li>
        </ul>
      )}
      <p className="text-sm text-muted">{text}</p>
    </section>
  )
}
