import type { ApplicantFilter } from '@hanap/contracts/job-applications/applicants.schemas'
import type { PipelineKey, Stage } from '@hanap/contracts/job-applications/application.schemas'
import { type RawBuilder, sql } from 'kysely'
import { isNamed } from '../../auth/index.ts'
import { hasSkill } from '../../profiles/index.ts'
import { hasVerifiedIdentity } from '../../singpass/index.ts'
import { pipelineIdsOf, pipelineOfKey } from '../rules.ts'
import { isInCompanyScope } from '../store.ts'
import type { CompanyScope } from '../visibility.ts'
import { isOverdue, type LastInterviewAt } from '../waiting/is-overdue.ts'

type Condition = RawBuilder<boolean>

/** Applicants whom a company's recruiters may see, and which of them. */
export interface ApplicantSelection {
  scope: CompanyScope
  /** Accounts that have blocked the company. */
  except: readonly string[]
  /** Whether nobody in the first stage can be found by name. */
  isNameBlind: boolean
  lastInterviewAt: LastInterviewAt
  filter: ApplicantFilter
}

const ANSWER_OF = /^([A-Za-z0-9_]{1,40}):(>=|<=)?(.*)$/s
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/

/** As a pattern of `like` that means nothing but itself. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const isAnswered = (answer: string): Condition => {
  const [, question, comparison, value = ''] = ANSWER_OF.exec(answer) ?? []
  if (question === undefined)
    return sql`exists (select from jsonb_array_elements(screening_answers) each
      where each->>'answer' ilike ${containing(answer)})`
  if (comparison !== undefined && NUMBER.test(value))
    return sql`exists (select from jsonb_array_elements(screening_answers) each
      where each->>'question_id' = ${question} and jsonb_typeof(each->'answer') = 'number'
        and case ${comparison}::text
          when '>=' then (each->>'answer')::numeric >= ${value}::numeric
          else (each->>'answer')::numeric <= ${value}::numeric end)`
  return sql`exists (select from jsonb_array_elements(screening_answers) each
    where each->>'question_id' = ${question} and lower(each->>'answer') = lower(${value.trim()}))`
}

const isAtAnyOf = (ids: readonly number[]): Condition => sql`pipeline_stage_id = any(${[...ids]}::int[])`
const isAtStage = (stage: Stage): Condition => isAtAnyOf(pipelineIdsOf(stage))
const isAtPipelineStage = (key: PipelineKey): Condition => isAtAnyOf([pipelineOfKey(key).id])

const account = sql.ref<string | null>('applications.account_id')

const isMeant = (query: string, isNameBlind: boolean): Condition => {
  const visibly = isNameBlind ? sql<boolean>`stage not in ('applied', 'viewed')` : sql<boolean>`true`
  return sql`((${visibly} and ${isNamed(account, query)}) or first_message ilike ${containing(query)})`
}

/** What holds of the rows of `applications` that are meant. */
export const isSelected = ({
  scope,
  except,
  isNameBlind,
  lastInterviewAt,
  filter,
}: ApplicantSelection): Condition => {
  const { job_id, stage, pipeline_stage, pipeline_stage_id, label, answer, verified, skill, ids } = filter
  const { moved_from, moved_to, query, overdue } = filter
  const conditions: (Condition | false | undefined)[] = [
    isInCompanyScope(scope),
    except.length > 0 && sql`coalesce(account_id, '') <> all(${[...except]}::text[])`,
    job_id !== undefined && sql`job_id = ${job_id}`,
    stage && isAtStage(stage),
    pipeline_stage && isAtPipelineStage(pipeline_stage),
    pipeline_stage_id !== undefined && pipeline_stage_id.length > 0 && isAtAnyOf(pipeline_stage_id),
    !!label && sql`exists (select from unnest(labels) each where lower(each) = lower(${label}))`,
    !!answer && isAnswered(answer),
    verified !== undefined &&
      (verified ? hasVerifiedIdentity(account) : sql`not ${hasVerifiedIdentity(account)}`),
    !!skill && hasSkill(account, skill),
    moved_from !== undefined && sql`coalesce(moved_at, applied_at) >= ${moved_from}::date`,
    moved_to !== undefined && sql`coalesce(moved_at, applied_at) < ${moved_to}::date + 1`,
    overdue !== undefined && (overdue ? isOverdue(lastInterviewAt) : sql`not ${isOverdue(lastInterviewAt)}`),
    !!query && isMeant(query, isNameBlind),
    ids !== undefined && sql`id = any(${[...ids]}::text[])`,
  ]
  return sql`${sql.join(
    conditions.filter(each => typeof each === 'object'),
    sql` and `,
  )}`
}

/** The order of a list. Among equals those come first whose identity is verified (section 2). */
export const orders = {
  date: sql`((applied_at at time zone 'UTC')::date) desc, ${hasVerifiedIdentity(account)} desc, applied_at desc, id`,
  match: sql`match_percent desc nulls last, ${hasVerifiedIdentity(account)} desc, applied_at desc, id`,
  moved: sql`(coalesce(moved_at, applied_at) at time zone 'UTC')::date, ${hasVerifiedIdentity(account)} desc,
    coalesce(moved_at, applied_at), id`,
} as const
export type ApplicantOrder = keyof typeof orders
