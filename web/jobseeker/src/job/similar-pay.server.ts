import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { Formats } from '@hanap/i18n/format'
import type { Translate } from '@hanap/i18n/translate'
import type { SimilarPayView } from './job-view.ts'

/** As exact as such a figure can be. */
const DIGITS = 2

const rounded = (amount: number) => Number(amount.toPrecision(DIGITS))

/** How an ad pays beside others like it, in words and as a bar. */
export const similarPayView = (
  { similar_pay: pay }: JobDetail,
  t: Translate,
  format: Formats,
): SimilarPayView | null => {
  if (!pay) return null
  const { own_from: from, own_to: to, sample_size: count } = pay
  const band = { bandFrom: rounded(pay.from), bandTo: rounded(pay.to) }
  const range = format.moneyRange(band.bandFrom, band.bandTo)
  const text = t('job.payText', { count, range })
  if (from === null || to === null) return { text }
  const ends = [Math.min(from, band.bandFrom), Math.max(to, band.bandTo)] as const
  const label = t('job.payBand', { pay: format.moneyRange(from, to), range })
  return { text, range: { ...band, from, to, label }, ends: [format.money(ends[0]), format.money(ends[1])] }
}
