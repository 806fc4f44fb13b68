import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import * as calls from '@hanap/contracts/go/career-summary.calls'
import type { CareerSummary } from '@hanap/contracts/go/career-summary.schemas'
import * as schemas from '@hanap/contracts/go/career-summary.schemas'
import type { ProfilePart } from '@hanap/contracts/jobseekers/profile.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { intlTag } from '@hanap/i18n/locale'
import type { MessageKey } from '@hanap/i18n/message-key'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, StreamAnswer, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { knownCompanyNames } from '../companies/index.ts'
import { findJobPreference, type PreferenceRow, setCareerSummary } from '../job-preferences/index.ts'
import type { OwnUserOf } from '../profiles/index.ts'
import { possibleNames, unsupportedClaims } from './claims.ts'
import { difference } from './difference.ts'
import { careerDrafts } from './drafts.ts'
import { type CareerFacts, careerFacts, partsMissing } from './facts.ts'
import { profileEvidence } from './profile-evidence.ts'
import { styleOf } from './rules-writer.ts'
import type { SummaryTextWriter, WritingRequest } from './writer.ts'

export interface CareerSummaryDeps {
  db: Db
  writer: SummaryTextWriter
  ownUser: OwnUserOf
}

const partNames: Partial<Record<ProfilePart, MessageKey>> = {
  work_experiences: 'profile.work',
  educations: 'profile.education',
  skills: 'profile.skills',
}

/** Names what to add to a profile that says too little. */
const refuseTooFew = (facts: CareerFacts, language: LanguageCode) => {
  const missing = partsMissing(facts)
  if (missing.length === 0) return
  const t = translator(language)
  const names = missing.flatMap(part => partNames[part] ?? []).map(key => t(key))
  const parts = new Intl.ListFormat(intlTag(language), { type: 'disjunction' }).format(names)
  throw new Refusal('invalid_fields', {
    fields: { profile: [{ code: 'too_few_facts', values: { parts } }] },
    data: { missing },
  })
}

const goalOf = ({ job_title, function_title_id, job_function_id }: PreferenceRow, language: LanguageCode) => {
  const id = function_title_id ?? job_function_id
  return job_title ?? (id === null ? null : (functionText(id, language) ?? null))
}

/** As it is kept and shown: no control characters, no empty lines in a row. */
const cleaned = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

interface SummaryRequest {
  caller: { accountId: string; user: SessionUser }
  language: LanguageCode
  body: {
    job_preference_id: string
    rewrite_type: number
    language?: LanguageCode | undefined
    text?: string
  }
}

/** Writing, rewriting and accepting career summaries: calls 084-086, 210 and 211. */
export const careerSummaryRoutes = ({ db, writer, ownUser }: CareerSummaryDeps): Route[] => {
  const checked = async (
    text: string,
    { facts, goal, language }: WritingRequest,
    before: string,
  ): Promise<CareerSummary> => {
    const companies = await knownCompanyNames(db, possibleNames(text, language))
    return {
      text,
      writer: writer.kind,
      changes: difference(before, text, language),
      unsupported: unsupportedClaims(text, profileEvidence(facts, goal), companies, language),
    }
  }

  /** What is left to do once it is known that it may be done. */
  const begin = async ({ caller, language, body }: SummaryRequest) => {
    const { accountId, user } = caller
    const preference = await findJobPreference(db, accountId, body.job_preference_id)
    if (!preference) throw new Refusal('preference_not_found')
    const written = body.language ?? language
    const facts = careerFacts((await ownUser(user, written)).user, written)
    refuseTooFew(facts, language)
    const attempt = await careerDrafts.begin(db, accountId, preference.id)
    const commission: WritingRequest = {
      facts,
      goal: goalOf(preference, written),
      style: styleOf(body.rewrite_type),
      language: written,
      before: body.text,
    }
    const before = body.text ?? preference.career_summary ?? ''
    return async (emit: (delta: { text: string }) => void, gone: AbortSignal): Promise<CareerSummary> => {
      const text = cleaned(await writer.write(commission, more => emit({ text: more }), gone))
      const answer = await checked(text, commission, before)
      if (!gone.aborted) await careerDrafts.finish(db, accountId, attempt, text)
      return answer
    }
  }

  const nobodyLeaves = new AbortController().signal
  const answer = async (request: SummaryRequest, isStreamed: boolean) => {
    const run = await begin(request)
    return isStreamed ? new StreamAnswer(run) : run(() => undefined, nobodyLeaves)
  }

  return [
    seekerRoute(calls.readSummaryWriter, schemas.readSummaryWriter, async () => ({ writer: writer.kind })),

    seekerRoute(calls.writeCareerSummary, schemas.writeCareerSummary, request =>
      answer(request, request.body.stream),
    ),

    seekerRoute(calls.rewriteCareerSummary, schemas.rewriteCareerSummary, request =>
      answer(request, request.body.stream),
    ),

    seekerRoute(calls.acceptCareerSummary, schemas.acceptCareerSummary, ({ caller }) =>
      db.transaction().execute(async trx => {
        const draft = await careerDrafts.take(trx, caller.accountId)
        if (!draft) throw new Refusal('nothing_to_accept')
        await setCareerSummary(trx, caller.accountId, draft.preferenceId, draft.text)
        return {}
      }),
    ),

    seekerRoute(calls.discardCareerSummary, schemas.discardCareerSummary, async ({ caller }) => {
      await careerDrafts.discard(db, caller.accountId)
      return {}
    }),
  ]
}
