import type { Call } from '../call.ts'
import type * as schemas from './career-summary.schemas.ts'

const service = 'go'
const path = '/api/go/aicv/ai_writing/career_summary'
const DAY_SECONDS = 86_400

/** How a career summary is written, with the number that the wire has for it. */
export const rewriteTypes = { concise: 1, professional: 2, confident: 3, simple: 4 } as const
export type RewriteStyle = keyof typeof rewriteTypes

/** Longest career summary, in UTF-16 units. */
export const MAX_SUMMARY = 2000

/** Fewer facts than these make no summary. */
export const MIN_FACTS = 3

export const readSummaryWriter: Call<typeof schemas.readSummaryWriter> = {
  id: '211',
  service,
  method: 'GET',
  path,
  who: 'seeker',
  summary: 'Who writes career summaries: fixed rules, or a language model that is given the profile’s facts.',
}

export const writeCareerSummary: Call<typeof schemas.writeCareerSummary> = {
  id: '084',
  service,
  method: 'POST',
  path,
  who: 'seeker',
  body: 'json',
  answers: 'events',
  limits: [{ by: 'account', max: 30, seconds: DAY_SECONDS }],
  summary:
    'Write a career summary from the profile: 1 concise, 2 professional, 3 confident, 4 simple. It is kept for a day, to be accepted.',
  refusals: ['preference_not_found', 'writer_unavailable'],
}

export const rewriteCareerSummary: Call<typeof schemas.rewriteCareerSummary> = {
  id: '085',
  service,
  method: 'PUT',
  path,
  who: 'seeker',
  body: 'json',
  answers: 'events',
  limits: [{ by: 'account', max: 30, seconds: DAY_SECONDS }],
  summary: 'Rewrite a career summary; what the profile does not say is named in the answer.',
  refusals: ['preference_not_found', 'writer_unavailable'],
}

export const acceptCareerSummary: Call<typeof schemas.acceptCareerSummary> = {
  id: '086',
  service,
  method: 'PATCH',
  path,
  who: 'seeker',
  summary: 'Put what was written last into its job preference.',
  refusals: ['nothing_to_accept'],
}

export const discardCareerSummary: Call<typeof schemas.discardCareerSummary> = {
  id: '210',
  service,
  method: 'DELETE',
  path,
  who: 'seeker',
  summary: 'Forget what was written last and not accepted.',
}
