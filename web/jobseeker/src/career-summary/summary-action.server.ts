import {
  acceptCareerSummary,
  discardCareerSummary,
  rewriteCareerSummary,
  writeCareerSummary,
} from '@hanap/contracts/go/career-summary.calls'
import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import { updateJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { styleIn } from '@hanap/shared/career-summary/style'

/** What a form of the summary came to: where to go on, or what to show. */
export type SummaryActionResult =
  | { isDone: true }
  | {
      isDone: false
      result: CareerSummary | null
      errors: Record<string, string>
      text: string
      status: number
    }

/** Does what a form asks of the summary of a preference, in one answer: for browsers without script. */
export const summaryAction = async (
  page: PageContext,
  id: string,
  form: FormData,
): Promise<SummaryActionResult> => {
  const { act, text = '' } = formTexts(form)
  const body = { job_preference_id: id, rewrite_type: styleIn(form) }
  if (act === 'write' || act === 'rewrite') {
    const outcome =
      act === 'write'
        ? await page.call(writeCareerSummary, { body })
        : await page.call(rewriteCareerSummary, { body: { ...body, text } })
    const unfinished = { isDone: false, text } as const
    return outcome.ok
      ? { ...unfinished, result: outcome.data, errors: {}, status: 200 }
      : { ...unfinished, result: null, errors: firstErrors(outcome.errors), status: outcome.status }
  }
  const outcome =
    act === 'save'
      ? await page.call(updateJobPreference, { params: { id }, body: { career_summary: text } })
      : await page.call(act === 'accept' ? acceptCareerSummary : discardCareerSummary, {})
  if (outcome.ok) return { isDone: true }
  const { career_summary: wrongText, ...errors } = firstErrors(outcome.errors)
  return {
    isDone: false,
    result: null,
    errors: wrongText === undefined ? errors : { ...errors, text: wrongText },
    text,
    status: outcome.status,
  }
}
