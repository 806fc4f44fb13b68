import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { Translate } from '@hanap/i18n/translate'
import type { FieldErrors } from '../../../calls/refusal.ts'
import type { LintFinding } from './lint.ts'

/** What the linter says, in a language. */
export const findingsIn = (findings: readonly LintFinding[], t: Translate): AdFinding[] =>
  findings.map(({ rule, severity, field, values = {}, start = null, end = null }) => ({
    rule,
    severity,
    field,
    text: t(`linter.${rule}`, values),
    start,
    end,
  }))

/** What keeps an ad from being published, by field. */
export const refusedFields = (findings: readonly AdFinding[]): FieldErrors => {
  const refused = Map.groupBy(
    findings.filter(({ severity }) => severity === 'refused'),
    ({ field }) => field,
  )
  return Object.fromEntries(
    [...refused].map(([field, spotted]) => [
      field,
      spotted.map(({ rule, text }) =>
        rule === 'missing' ? { code: 'required' } : { code: 'ad_refused', values: { reason: text } },
      ),
    ]),
  )
}
