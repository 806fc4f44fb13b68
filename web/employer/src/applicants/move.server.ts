import type { AnswerOf } from '@hanap/contracts/call'
import { readApplicant } from '@hanap/contracts/job-applications/applicants.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { joinSentences } from '@hanap/i18n/joined'
import { personName } from '@hanap/i18n/person-name'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { isPipelineKey } from './pipeline.ts'

/** What became of the form: a text that says what was done, or errors by field with what was typed. */
export type MoveResult =
  | { done: string; idempotencyKey: string; undoId: string | null }
  | {
      errors: Record<string, string>
      typed: { pipeline_stage_id: string; template: string; message: string; delay: string }
    }

type MoveAnswer = AnswerOf<typeof moveApplicant>

/** The ready-made message that was chosen, in the applicant's language. */
const templateText = async (page: PageContext, id: string, key: string): Promise<string> => {
  const { application } = answerOrRedirect(page, await page.call(readApplicant, { params: { id } }))
  return application.templates.find(template => template.key === key)?.text ?? ''
}

const DELAY = /^\d{1,5}$/

/** What a stage's key was when the form was drawn; nothing where a form does not say. */
const expectedOf = (key = '') => (isPipelineKey(key) ? { expected_stage: key } : {})

/** Moves the applicant to another stage, or writes to them; the seeker sees it and is told by mail, of a refusal after a while. */
export const moveAction = async (page: PageContext, id: string, fields: Record<string, string>) => {
  const { pipeline_stage_id = '', shown_stage_id = '', message = '', idempotencyKey = '' } = fields
  const { template = '', delay = '', shown_stage_key } = fields
  const typed = message.trim()
  const text = typed || (template ? await templateText(page, id, template) : '')
  const outcome = await page.call(moveApplicant, {
    params: { id },
    body: {
      pipeline_stage_id: Number(pipeline_stage_id),
      ...expectedOf(shown_stage_key),
      ...(text && { message: typed ? message : text }),
      ...(DELAY.test(delay) && { delay: Number(delay) }),
    },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (!outcome.ok) {
    // There is no session, or nothing to be moved: the form can say nothing of it.
    if (outcome.status === 401 || outcome.status === 404) answerOrRedirect(page, outcome)
    const shown = { pipeline_stage_id, template, message, delay }
    const refused: MoveResult = { errors: firstErrors(outcome.errors), typed: shown }
    return data<MoveResult>(refused, { status: outcome.status })
  }
  const { seeker, pipeline_stage_id: stageId } = outcome.data
  const name = personName(seeker.first_name, seeker.last_name)
  const isMoved = shown_stage_id !== String(stageId)
  return data<MoveResult>({
    done: doneText(page, outcome.data, { name, isMoved, isTold: text !== '' }),
    idempotencyKey,
    undoId: outcome.data.undo_id,
  })
}

const doneText = (
  page: PageContext,
  { stage_text: stage, told_at }: MoveAnswer,
  { name, isMoved, isTold }: { name: string; isMoved: boolean; isTold: boolean },
): string => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  if (!isMoved) return isTold ? t('employer.messageSent', { name }) : t('employer.nothingChanged')
  if (told_at === null) return t(isTold ? 'employer.movedTold' : 'employer.moved', { name, stage })
  const time = createFormats(facts.language, { ...facts, key: facts.market }).time(told_at)
  return joinSentences(
    [t('employer.moved', { name, stage }), t('applicants.toldAt', { time })],
    facts.language,
  )
}
