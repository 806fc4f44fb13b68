import {
  changeApplicantNote,
  deleteApplicantNote,
  labelApplicant,
  rateApplicant,
  undoApplicantChange,
  writeApplicantNote,
} from '@hanap/contracts/job-applications/applicants.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { criteria } from './criteria.ts'
import { moveAction } from './move.server.ts'

/** What became of a form of the team: a text that says what was saved, or what is wrong, and in which form. */
export type TeamResult =
  | { act: string; saved: string }
  | { act: string; problems: Record<string, string>; typed: Record<string, string> }

/** What is not there, and is told in the form: the page is. */
const ownProblems: ReadonlySet<string> = new Set(['undo_not_found', 'note_not_found'])

const SCORE = /^[1-5]$/

interface Sent {
  act: string
  /** What the form said, to be shown again where it is refused. */
  typed?: Record<string, string>
}

const result = (page: PageContext, { act, typed = {} }: Sent, outcome: Outcome<unknown>, saved: string) => {
  if (outcome.ok) return data<TeamResult>({ act, saved })
  if (outcome.status === 401 || (outcome.status === 404 && !ownProblems.has(outcome.code)))
    answerOrRedirect(page, outcome)
  const problems = firstErrors(outcome.errors)
  return data<TeamResult>(
    { act, problems: Object.keys(problems).length > 0 ? problems : { error: outcome.message }, typed },
    { status: outcome.status },
  )
}

const rate = async (page: PageContext, id: string, fields: Record<string, string>) => {
  const t = translator(factsOf(page).language)
  const scores = Object.fromEntries(
    criteria.flatMap(key => {
      const score = fields[key] ?? ''
      return SCORE.test(score) ? [[key, Number(score)]] : []
    }),
  )
  if (Object.keys(scores).length === 0)
    return data<TeamResult>(
      { act: 'rate', problems: { [criteria[0]]: t('applicants.ratingMissing') }, typed: fields },
      { status: 422 },
    )
  const comment = fields.comment?.trim()
  const body = { criteria: scores, ...(comment && { comment }) }
  const outcome = await page.call(rateApplicant, { params: { id }, body })
  return result(page, { act: 'rate', typed: fields }, outcome, t('applicants.ratingSaved'))
}

const label = async (page: PageContext, id: string, { labels = '' }: Record<string, string>) => {
  const t = translator(factsOf(page).language)
  const texts = labels.split(/[,،、，]/u).flatMap(text => text.trim() || [])
  const outcome = await page.call(labelApplicant, { params: { id }, body: { labels: texts } })
  return result(page, { act: 'label', typed: { labels } }, outcome, t('applicants.labelsSaved'))
}

const write = async (page: PageContext, id: string, fields: Record<string, string>) => {
  const { note = '', noteKey = '' } = fields
  const t = translator(factsOf(page).language)
  const outcome = await page.call(writeApplicantNote, {
    params: { id },
    body: { text: note },
    ...(noteKey && { idempotencyKey: noteKey }),
  })
  const named = outcome.ok ? outcome : { ...outcome, errors: { note: outcome.errors.text ?? [] } }
  return result(page, { act: 'note', typed: { note } }, named, t('applicants.noteSaved'))
}

const change = async (page: PageContext, id: string, { noteId = '', note = '' }: Record<string, string>) => {
  const t = translator(factsOf(page).language)
  const params = { id, note_id: noteId }
  const outcome = await page.call(changeApplicantNote, { params, body: { text: note } })
  const named = outcome.ok ? outcome : { ...outcome, errors: { note: outcome.errors.text ?? [] } }
  return result(page, { act: `note-${noteId}`, typed: { note } }, named, t('applicants.noteChanged'))
}

const remove = async (page: PageContext, id: string, { noteId = '' }: Record<string, string>) => {
  const t = translator(factsOf(page).language)
  const outcome = await page.call(deleteApplicantNote, { params: { id, note_id: noteId } })
  // Whoever presses twice has it deleted once.
  const isGone = !outcome.ok && outcome.code === 'note_not_found'
  if (isGone) return data<TeamResult>({ act: `note-${noteId}`, saved: t('applicants.noteDeleted') })
  return result(page, { act: `note-${noteId}` }, outcome, t('applicants.noteDeleted'))
}

/** Takes back what a move or a bulk did. */
export const undoAction = async (page: PageContext, { undo_id = '' }: Record<string, string>) => {
  const outcome = await page.call(undoApplicantChange, { body: { undo_id } })
  const count = outcome.ok ? outcome.data.num : 0
  return result(
    page,
    { act: 'undo' },
    outcome,
    translator(factsOf(page).language)('applicants.undone', { count }),
  )
}

/** Every form of an applicant's page. */
export const applicantAction = async (page: PageContext, { request, params }: ActionFunctionArgs) =>
  actOnApplicant(page, params.id ?? '', formTexts(await request.formData()))

const ownActs: ReadonlySet<string | undefined> = new Set([
  'note',
  'change_note',
  'delete_note',
  'label',
  'rate',
])

/** Whether a form is one applicant's, of those that stand beside a list. */
export const isOfApplicant = ({ act, shown_stage_id }: Record<string, string>): boolean =>
  ownActs.has(act) || shown_stage_id !== undefined

export const actOnApplicant = async (page: PageContext, id: string, fields: Record<string, string>) => {
  switch (fields.act) {
    case 'note':
      return write(page, id, fields)
    case 'change_note':
      return change(page, id, fields)
    case 'delete_note':
      return remove(page, id, fields)
    case 'label':
      return label(page, id, fields)
    case 'rate':
      return rate(page, id, fields)
    case 'undo':
      return undoAction(page, fields)
    default:
      return moveAction(page, id, fields)
  }
}
