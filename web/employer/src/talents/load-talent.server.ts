import type { PageContext } from '@hanap/contracts/page'
import { readTalent } from '@hanap/contracts/recruiters/talents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { factsOf } from '@hanap/shared/page/page-facts'
import { matchView, talentFactsView } from '@hanap/shared/person/talent-card.server'
import type { TalentFactsView, TalentMatchView } from '@hanap/shared/person/talent-card-view'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { openJobsOf } from './load-talents.server.ts'

export interface TalentView extends TalentFactsView {
  match: TalentMatchView | null
  left: number
  job: string
  jobs: readonly { id: string; title: string }[]
  chatHref: string | null
  /** Whether a greeting may be written now, as far as is known here. */
  mayGreet: boolean
  reportHref: string
}

/** The profile; or when the company's next one may be opened. */
export type OpenedTalent = { talent: TalentView } | { limit: { max: number; when: string } }

const limitOf = (data: unknown): { max: number; available_at: string } | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'max' in data &&
  'available_at' in data &&
  typeof data.max === 'number' &&
  typeof data.available_at === 'string'
    ? { max: data.max, available_at: data.available_at }
    : undefined

export const loadTalent = async (page: PageContext, id: string, request: Request): Promise<OpenedTalent> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const job = new URL(request.url).searchParams.get('job') ?? ''
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const outcome = await page.call(readTalent, { params: { id }, query: job === '' ? {} : { job_id: job } })
  const limit = outcome.ok || outcome.code !== 'too_many_profiles' ? undefined : limitOf(outcome.data)
  if (limit) return { limit: { max: limit.max, when: format.dateTime(limit.available_at) } }
  const { talent, limit: own } = answerOrRedirect(page, outcome)
  const jobs = await openJobsOf(page)
  const texts = { t, format, prefix }
  return {
    talent: {
      ...talentFactsView(talent, texts, job === '' ? undefined : job),
      match: matchView(talent, jobs.find(each => each.id === job)?.title ?? '', texts),
      left: own.left,
      job,
      jobs,
      chatHref: talent.greeting?.chat_id ? `${prefix}/chats/${talent.greeting.chat_id}` : null,
      mayGreet: talent.greeting === null,
      reportHref: `${prefix}/talents/${id}/report`,
    },
  }
}
