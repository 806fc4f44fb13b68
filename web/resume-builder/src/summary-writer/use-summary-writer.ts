import {
  discardCareerSummary,
  rewriteCareerSummary,
  writeCareerSummary,
} from '@hanap/contracts/go/career-summary.calls'
import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { call } from '@hanap/shared/calls/call'
import { callStream } from '@hanap/shared/calls/call-stream'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { useAction } from '@hanap/shared/calls/use-action'
import { styleIn } from '@hanap/shared/career-summary/style'
import { usePage } from '@hanap/shared/components/page'
import { useState } from 'react'
import { besideText, type SummaryProposal } from './proposal.ts'

interface SummaryCommission {
  preferenceId: string
  language: DocumentContent['language']
  /** What stands in the document. */
  text: string
  /** What came of asking without script. */
  answered: SummaryProposal | null
}

interface SummaryWriterState {
  isWriting: boolean
  /** As much as there is yet. */
  coming: string
  result: CareerSummary | null
  problem: string
  start(isRewriting: boolean, form: FormData): void
  forget(): void
}

/** A summary that is written while one watches; the document stays as it is. */
export const useSummaryWriter = ({
  preferenceId,
  language,
  text,
  answered,
}: SummaryCommission): SummaryWriterState => {
  const { t } = usePage()
  const [coming, setComing] = useState('')
  const [proposal, setProposal] = useState(answered)
  const { fetching, error, start } = useAction(async (isRewriting: boolean, form: FormData) => {
    setComing('')
    setProposal(null)
    const body = { job_preference_id: preferenceId, rewrite_type: styleIn(form), language, stream: true }
    const more = (delta: { text: string }) => setComing(before => before + delta.text)
    const outcome = isRewriting
      ? await callStream(rewriteCareerSummary, { body: { ...body, text } }, more)
      : await callStream(writeCareerSummary, { body }, more)
    if (!outcome.ok) return outcome
    // It is for the document, and nothing for the preference to accept.
    void call(discardCareerSummary, {})
    const result = isRewriting ? outcome.data : besideText(outcome.data, text)
    setProposal({ section: '', result, problem: '' })
    return outcome
  })
  const failed =
    error &&
    (error.code === 'unreachable'
      ? t('errors.writer_unavailable')
      : (Object.values(firstErrors(error.errors))[0] ?? error.message))
  return {
    isWriting: fetching,
    coming,
    result: proposal?.result ?? null,
    problem: fetching ? '' : failed || (proposal?.problem ?? ''),
    start: (isRewriting, form) => void start(isRewriting, form),
    forget: () => setProposal(null),
  }
}
