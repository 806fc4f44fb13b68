import { z } from 'zod'
import {
  Empty,
  FileInfo,
  Id,
  IdParams,
  Instant,
  paged,
  pageText,
  sizeText,
  typedText,
} from '../fields.schemas.ts'
import { JobDetail } from '../jobs/job.schemas.ts'
import { caseKinds, factNames, operatorActions, verdictReasons, verdicts } from './cases.calls.ts'

/** Ids of cases are those of what they are about; an interview's also names the side that reported it. */
const CaseId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/)
const caseParams = z.object({ kind: z.enum(caseKinds), id: CaseId })

const MAX_WORDS = 2000

/** Who has taken a case, until when. */
const Claim = z.object({ by: z.string(), is_own: z.boolean(), until: Instant })

export const CaseCard = z
  .object({
    kind: z.enum(caseKinds),
    id: CaseId,
    /** Of the ad, company or person that it is about. */
    title: z.string(),
    /** Why, in the reader's language; null where nobody chose a reason. */
    reason: z.string().nullable(),
    waiting_since: Instant,
    /** How many reported it. */
    reports: z.int(),
    claim: Claim.nullable(),
  })
  .meta({ id: 'CaseCard' })

const CaseMessage = z.object({
  seq: z.int(),
  sender: z.enum(['seeker', 'recruiter', 'system']),
  kind: z.string(),
  text: z.string().nullable(),
  at: Instant.nullable(),
  chat_id: z.string().nullable(),
})

export const OperatorAct = z
  .object({
    id: Id,
    at: Instant,
    /** Null: the command line. */
    by: z.string().nullable(),
    action: z.enum(operatorActions),
    kind: z.enum(caseKinds).nullable(),
    case_id: CaseId.nullable(),
    title: z.string(),
    reason: z.enum(verdictReasons).nullable(),
    words: z.string().nullable(),
    is_undone: z.boolean(),
    can_undo: z.boolean(),
  })
  .meta({ id: 'OperatorAct' })

const CaseReport = z.object({
  /** Null where the account is gone, and of a visitor who had none. */
  by: z.object({ name: z.string(), email: z.string() }).nullable(),
  is_account: z.boolean(),
  reason: z.string().nullable(),
  words: z.string().nullable(),
  at: Instant,
})

export const Case = CaseCard.extend({
  /** Who reported it and what they said, the oldest first; none where nobody did. */
  reported_by: z.array(CaseReport),
  /** `url`: the page of what is named, where it has one. */
  facts: z.array(z.object({ name: z.enum(factNames), value: z.string(), url: z.string().nullable() })),
  messages: z.array(CaseMessage),
  /** The ad as seekers see it. */
  job: z
    .object({ id: Id, title: z.string(), url: z.string(), status: z.string(), detail: JobDetail })
    .nullable(),
  /** Of a register verification. */
  document: z.object({ name: z.string(), mime: z.string() }).nullable(),
  /** Which verdicts it may get. */
  verdicts: z.array(z.enum(verdicts)),
  reasons: z.array(z.object({ verdict: z.enum(['uphold', 'refuse']), reason: z.enum(verdictReasons) })),
  /** Verdicts on the same company and people, the newest first. */
  earlier: z.array(OperatorAct),
}).meta({ id: 'Case' })

export const listCases = {
  query: z.object({ kind: z.enum(caseKinds).optional(), page: pageText, size: sizeText(20) }),
  answer: z.object({
    cases: z.array(CaseCard),
    counts: z.array(
      z.object({
        kind: z.enum(caseKinds),
        count: z.int(),
        /** Whether one of them is urgent. */
        is_urgent: z.boolean(),
      }),
    ),
    ...paged,
  }),
}

export const readCase = { params: caseParams, answer: z.object({ case: Case }) }

export const claimCase = { params: caseParams, body: Empty, answer: z.object({ claim: Claim }) }

export const releaseCase = { params: caseParams, answer: Empty }

export const decideCase = {
  params: caseParams,
  body: z.object({
    verdict: z.enum(verdicts),
    reason: z.enum(verdictReasons),
    /** Own words, which both sides read as they are written; needed where the reason is `other`. */
    words: typedText(0, MAX_WORDS).default(''),
  }),
  answer: z.object({ act: OperatorAct }),
}

export const undoVerdict = { params: IdParams, body: Empty, answer: z.object({ act: OperatorAct }) }

export const listOperatorActs = {
  query: z.object({
    action: z.enum(operatorActions).optional(),
    kind: z.enum(caseKinds).optional(),
    /** Words of the title, or an operator's address; `command` is the command line. */
    query: typedText(0, 100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    page: pageText,
    size: sizeText(30),
  }),
  answer: z.object({ acts: z.array(OperatorAct), ...paged }),
}

export const readCaseDocument = { params: IdParams, answer: FileInfo }
