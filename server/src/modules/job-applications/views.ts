import type { Applicant, Application, Stage } from '@hanap/contracts/job-applications/application.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import type { Market } from '@hanap/markets/markets'
import type { Caller, Seeker } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { type Jobs, noteIn } from '../jobs/index.ts'
import { canWithdraw, receiptNumber } from './rules.ts'
import type { StoredAnswer } from './screening.ts'
import { type ApplicationRow, applicationsStore, type EventRow } from './store.ts'

/** In which language and market's customs an answer is written, and for whom. */
export interface ApplicationViewer {
  language: LanguageCode
  market: Market
  caller: Caller
}

const stageText = (stage: Stage, language: LanguageCode) => translator(language)(`common.stage_${stage}`)

export const pipelineText = (row: { pipeline_stage_id: number; stage: Stage }, language: LanguageCode) =>
  optionText('pipeline_stage_lists', row.pipeline_stage_id, language) ?? stageText(row.stage, language)

export const answersIn = (answers: readonly StoredAnswer[], { language, market }: ApplicationViewer) => {
  const t = translator(language)
  const text = (answer: StoredAnswer['answer']) => {
    if (typeof answer === 'boolean') return t(answer ? 'common.yes' : 'common.no')
    return typeof answer === 'number' ? createFormats(language, market).number(answer) : answer
  }
  return answers.map(({ question_id, question, answer }) => ({ question_id, question, answer: text(answer) }))
}

/** What a seeker sees: moves within one stage of theirs are none, unless something was written with them. */
const seekersTimeline = (events: readonly EventRow[], language: LanguageCode): Application['timeline'] =>
  events
    .filter((event, index) => event.message !== null || event.stage !== events[index - 1]?.stage)
    .map(({ stage, at, by, message }) => ({
      stage,
      at: at.toISOString(),
      by,
      text: message ?? stageText(stage, language),
    }))

export const recruitersTimeline = (
  events: readonly EventRow[],
  language: LanguageCode,
): Applicant['timeline'] =>
  events.map(event => ({
    stage: event.stage,
    at: event.at.toISOString(),
    by: event.by,
    text: event.message ?? pipelineText(event, language),
  }))

export const eventsById = async (db: Db, rows: readonly ApplicationRow[]) => {
  const events =
    rows.length === 0
      ? []
      : await applicationsStore.events(
          db,
          rows.map(row => row.id),
        )
  const byId = Map.groupBy(events, event => event.application_id)
  return (id: string): readonly EventRow[] => byId.get(id) ?? []
}

export interface ViewDeps {
  db: Db
  jobs: Jobs
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Those of the seekers who have verified an identity. */
  verifiedAmong(ids: readonly string[]): Promise<Set<string>>
  /** Chats by the applications that they are about. */
  chatsOfApplications(applicationIds: readonly string[]): Promise<Map<string, string>>
}

/** The applications' own seeker. */
export type ApplicationSeekerViewer = ApplicationViewer & { caller: Seeker }

/** Applications as their seeker sees them, in the order given. */
export const applicationsIn = async (
  { db, jobs, chatsOfApplications }: ViewDeps,
  rows: readonly ApplicationRow[],
  viewer: ApplicationSeekerViewer,
): Promise<Application[]> => {
  const jobIds = [...new Set(rows.map(row => row.job_id))]
  const facts = await jobs.factsByIds(jobIds)
  const [cards, eventsOf, notes, chats] = await Promise.all([
    jobs.cards(facts, viewer),
    eventsById(db, rows),
    jobs.notesAmong(viewer.caller.accountId, jobIds),
    chatsOfApplications(rows.map(row => row.id)),
  ])
  const cardOf = new Map(cards.map(card => [card.id, card]))
  return rows.flatMap(row => {
    const job = cardOf.get(row.job_id)
    if (!job) return []
    return {
      id: row.id,
      job,
      stage: row.stage,
      stage_text: stageText(row.stage, viewer.language),
      timeline: seekersTimeline(eventsOf(row.id), viewer.language),
      first_message: row.first_message,
      screening_answers: answersIn(row.screening_answers, viewer),
      chat_id: chats.get(row.id) ?? null,
      resume_id: row.resume_id,
      can_withdraw: canWithdraw(row.stage),
      is_asked: row.asked_at !== null && job.status_key === 'active',
      receipt: { number: receiptNumber(row.id), at: row.applied_at.toISOString() },
      note: noteIn(notes.get(row.job_id)),
    }
  })
}

/** Who took the application back, or is about to leave, is written to no more. */
export const isContactable = (
  row: Pick<ApplicationRow, 'stage'>,
  seeker: AccountFacts | undefined,
): boolean => row.stage !== 'withdrawn' && (seeker?.isStaying ?? false)
