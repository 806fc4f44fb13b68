import {
  discardCareerSummary,
  readSummaryWriter,
  rewriteCareerSummary,
  writeCareerSummary,
} from '@hanap/contracts/go/career-summary.calls'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { listJobPreferences } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { styleIn } from '@hanap/shared/career-summary/style'
import { jobseekerAddress } from '@hanap/shared/companion/addresses.server'
import { besideText, type SummaryProposal, type SummaryWriting, writerActs } from './proposal.ts'

/** The default preference says what a summary is for. */
export const summaryWriting = async (page: PageContext): Promise<SummaryWriting> => {
  const writer = await page.call(readSummaryWriter, {})
  if (!writer.ok || writer.data.writer !== 'model') return null
  const listed = await page.call(listJobPreferences, {})
  return {
    preferenceId: (listed.ok && listed.data.preferences[0]?.id) || null,
    preferences: jobseekerAddress(page, '/job-preferences/new'),
  }
}

/** Has a summary written for the section of a form; undefined where the form asks for none. */
export const proposeSummary = async (
  page: PageContext,
  { sections, language }: DocumentContent,
  form: FormData,
): Promise<SummaryProposal | undefined> => {
  const act = form.get('act')
  const section = sections.find(({ id, kind }) => kind === 'summary' && id === form.get('section'))
  if ((act !== writerActs.write && act !== writerActs.rewrite) || !section) return undefined
  const writing = await summaryWriting(page)
  if (!writing?.preferenceId) return undefined
  const text = section.entries[0]?.text ?? ''
  const body = { job_preference_id: writing.preferenceId, rewrite_type: styleIn(form), language }
  const outcome =
    act === writerActs.write
      ? await page.call(writeCareerSummary, { body })
      : await page.call(rewriteCareerSummary, { body: { ...body, text } })
  if (!outcome.ok) {
    const [problem = outcome.message] = Object.values(firstErrors(outcome.errors))
    return { section: section.id, result: null, problem }
  }
  // It is for the document, and nothing for the preference to accept.
  await page.call(discardCareerSummary, {})
  const result = act === writerActs.write ? besideText(outcome.data, text) : outcome.data
  return { section: section.id, result, problem: '' }
}
